import type { Tip } from '../schema/tips.ts';
import { CheckedDate } from './CheckedDate.tsx';
import { RichText } from './RichText.tsx';
import { getSharedCheckedDate } from './shared-checked-date.ts';

/** A numbered list of tips. */
export function NumberedTips({ tips }: { tips: readonly Tip[] }) {
  const sharedDate = getSharedCheckedDate(tips);
  return (
    <div>
      <ol>
        {tips.map(({ title, body, lastChecked }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] border-t-2 border-rule py-5 sm:grid-cols-[4.5rem_1fr] print:break-inside-avoid"
          >
            <span aria-hidden="true" className="display text-[2.75rem] leading-[0.85] tracking-tighter text-apple-text">
              {index + 1}
            </span>
            <div className="max-w-[40rem]">
              <h3 className="display text-2xl leading-tight tracking-tight">{title}</h3>
              <RichText content={body} className="mt-1.5 text-ink-2" />
              {!sharedDate && <CheckedDate date={lastChecked} />}
            </div>
          </li>
        ))}
      </ol>
      {sharedDate && <CheckedDate date={sharedDate} className="mt-3 text-ink-2 sm:pl-18" />}
    </div>
  );
}
