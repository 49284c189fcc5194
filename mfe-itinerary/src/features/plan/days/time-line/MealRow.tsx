import { describeItem, keepUnits, type PlanNames } from '@almaty/planner/messages';
import type { MealItem, TravelMode } from '@almaty/planner/schema';
import { PlanIcon } from '../PlanIcon.tsx';
import { formatClock } from './format-clock.ts';

type Props = { meal: MealItem; transport: TravelMode; names: PlanNames };

/** A meal break. */
export function MealRow({ meal, transport, names }: Props) {
  const { title, details } = describeItem(meal, names, transport);
  return (
    <li className="line-row">
      <span className="line-time">{formatClock(meal.start)}</span>
      <span aria-hidden="true" className="rail">
        <span className="rail-square">
          <PlanIcon name="fork" className="size-[15px]" />
        </span>
      </span>
      <div className="line-text">
        <b className="font-[720]">{title}</b>
        <span className="block text-note text-ink-2">{keepUnits(details.join(' · '))}</span>
      </div>
    </li>
  );
}
