import * as m from '#messages';
import { MAX_ROWS } from './DayBars.tsx';

/**
 * Stands in for an estimate while it is computed, and is about as high.
 *
 * @param days of the trip; 0 before there are dates.
 */
export function EstimateSkeleton({ days }: { days: number }) {
  const words = <p className="text-note text-on-kraft-2">{m.formMoment}</p>;
  if (days === 0) return words;
  return (
    <div className="grid gap-6.5 pb-9">
      <div className="flex items-center gap-3.5">
        <div className="size-10 shrink-0 rounded-full bg-on-kraft/10" />
        {words}
      </div>
      {Array.from({ length: Math.min(days, MAX_ROWS) }, (_, index) => (
        <div key={index} className="h-4.5 bg-on-kraft/10" />
      ))}
    </div>
  );
}
