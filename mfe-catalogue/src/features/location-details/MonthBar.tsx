import { monthName } from '../../content/wording.ts';

const YEAR = Array.from({ length: 12 }, (_, at) => at + 1);

/** The year as a row of twelve, with the given months filled. The words beside it say the same. */
export function YearBar({ months }: { months: readonly number[] }) {
  return (
    <span aria-hidden="true" className="mt-2 grid max-w-96 grid-cols-12 gap-0.5 text-center text-xs font-[680]">
      {YEAR.map((month) => (
        <span
          key={month}
          className={`exact-colors py-1 ${months.includes(month) ? 'bg-season text-paper' : 'bg-sunk text-ink-2'}`}
        >
          {monthName(month).slice(0, 1)}
        </span>
      ))}
    </span>
  );
}
