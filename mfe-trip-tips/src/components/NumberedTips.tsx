import type { Tip } from '../schema/tips.ts';
import { Sources } from './sources/Sources.tsx';
import { TipText } from './TipText.tsx';

/** A numbered list of tips. */
export function NumberedTips({ id, tips }: { id: string; tips: readonly Tip[] }) {
  return (
    <div>
      <ol>
        {tips.map((tip, index) => (
          <li
            key={tip.title}
            className="grid grid-cols-[3rem_1fr] border-t-2 border-rule py-5 sm:grid-cols-[4.5rem_1fr] print:break-inside-avoid"
          >
            <span aria-hidden="true" className="display text-[2.75rem] leading-[0.85] tracking-tighter text-apple-text">
              {index + 1}
            </span>
            <div className="max-w-[40rem]">
              <h3 className="display text-2xl leading-tight tracking-tight">{tip.title}</h3>
              <TipText entry={tip} entries={tips} listId={id} className="mt-1.5 text-ink-2" />
            </div>
          </li>
        ))}
      </ol>
      <Sources listId={id} entries={tips} className="mt-3 text-ink-2 sm:pl-18" />
    </div>
  );
}
