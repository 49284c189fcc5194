import { getMonthName } from '@almaty/dates';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months as a bar, the best months filled. Decorative: the text beside it names the same months. */
export function MonthBar({ bestMonths }: { bestMonths: readonly number[] }) {
  return (
    <span aria-hidden="true" className="mt-2 grid max-w-96 grid-cols-12 gap-0.5 text-center text-xs font-[680]">
      {MONTHS.map((month) => (
        <span
          key={month}
          className={`exact-colors py-1 ${bestMonths.includes(month) ? 'bg-season text-paper' : 'bg-sunk text-ink-2'}`}
        >
          {getMonthName(month).slice(0, 1)}
        </span>
      ))}
    </span>
  );
}
