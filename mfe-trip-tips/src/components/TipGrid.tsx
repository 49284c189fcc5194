import type { Tip } from '../schema/tips.ts';
import { CheckedDate } from './CheckedDate.tsx';
import { RichText } from './RichText.tsx';
import { getSharedCheckedDate } from './shared-checked-date.ts';

type Props = {
  tips: readonly Tip[];
  /** Tailwind classes for the number of columns on screens with room for more than two. */
  columns?: string;
  className?: string;
};

/** Tips in columns. */
export function TipGrid({ tips, columns = '', className = '' }: Props) {
  const sharedDate = getSharedCheckedDate(tips);
  return (
    <div className={className}>
      <ul className={`grid content-start gap-x-6 gap-y-8 sm:grid-cols-2 ${columns}`}>
        {tips.map(({ title, body, lastChecked }) => (
          <li key={title} className="border-t-2 border-rule pt-4 print:break-inside-avoid">
            <h3 className="display text-h4 text-display">{title}</h3>
            <RichText content={body} className="mt-2 text-ink-2" />
            {!sharedDate && <CheckedDate date={lastChecked} />}
          </li>
        ))}
      </ul>
      {sharedDate && <CheckedDate date={sharedDate} className="mt-6 text-ink-2" />}
    </div>
  );
}
