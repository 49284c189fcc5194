import type { Tip } from '../schema/tips.ts';
import { Sources } from './sources/Sources.tsx';
import { TipText } from './TipText.tsx';

type Props = {
  /** Prefix of the ids of the tips' sources in the page. */
  id: string;
  tips: readonly Tip[];
  /** Tailwind classes for a number of columns other than the text has room for. */
  columns?: string;
  className?: string;
};

/** Tips in columns. */
export function TipGrid({ id, tips, columns = '', className = '' }: Props) {
  return (
    <div className={className}>
      <ul
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] content-start gap-x-6 gap-y-8 ${columns}`}
      >
        {tips.map((tip) => (
          <li key={tip.title} className="border-t-2 border-rule pt-4 print:break-inside-avoid">
            <h3 className="display text-h4 text-display">{tip.title}</h3>
            <TipText entry={tip} entries={tips} listId={id} className="mt-2 text-ink-2" />
          </li>
        ))}
      </ul>
      <Sources listId={id} entries={tips} />
    </div>
  );
}
