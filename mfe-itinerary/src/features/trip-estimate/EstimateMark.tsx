import type { TripEstimate } from '@almaty/planner/estimate';
import { Icon } from '@almaty/ui/icon';

/** A disc beside the sentence: a check, the days that are missing, or what does not fit. Decorative. */
export function EstimateMark({ trip: { missingDays, leftOut, closed } }: { trip: TripEstimate }) {
  const out = leftOut.length + closed.length;
  const colors = out === 0 ? 'bg-medium text-white' : 'bg-secondary text-on-kraft';
  return (
    <span
      aria-hidden="true"
      className={`exact-colors display grid size-10 shrink-0 place-items-center rounded-full text-lg tracking-tight lining-nums ${colors}`}
    >
      {out === 0 && <Icon name="check" className="size-5 stroke-[3.5]" />}
      {out > 0 && (missingDays.length > 0 ? `+${missingDays.length}` : `−${out}`)}
    </span>
  );
}
