import type { ReactNode } from 'react';
import { type Days, formatDays } from './days.ts';

type Item = { days: Days; name: string; lines: readonly (string | undefined)[]; end?: ReactNode };

type Props = {
  items: readonly Item[];
  /** Classes of the columns: several where there is room, unless given. */
  columns?: string;
};

/** What happens on which days: its name, lines of text below, and what ends it. */
export const DatedList = ({
  items,
  columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] content-start gap-x-12',
}: Props) => (
  <dl className={columns}>
    {items.map(({ days, name, lines, end }) => (
      <div
        key={`${days.firstDay} ${name}`}
        className="grid gap-x-4 border-t border-rule py-3 min-[22rem]:grid-cols-[11rem_1fr] print:break-inside-avoid"
      >
        <dt className="font-[640] text-apple-text">{formatDays(days)}</dt>
        <dd>
          <span className="font-[620]">{name}</span>
          {lines.map(
            (line, index) =>
              line && (
                <span key={index} className="mt-0.5 block text-note text-ink-2">
                  {line}
                </span>
              ),
          )}
          {end}
        </dd>
      </div>
    ))}
  </dl>
);
