import { estimateCosts } from '@almaty/planner/costs';
import { keepUnits, messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import * as m from '#messages';
import { describeDays } from './describe-day.ts';
import type { PlanSources } from './plan-sources.ts';

/** What the whole trip adds up to: ways, places, climb and what is known of its costs. */
export function TripTotals({ plan, sources }: { plan: Plan; sources: PlanSources }) {
  const { driveMinutes, driveKm, visitMinutes, ascentMetres } = plan.totals;
  const { duration, distance } = messages.values;
  const costs = estimateCosts(plan, sources.data);
  const days = describeDays(plan, sources.names, sources.data);
  const heights = days.flatMap(({ highestMetres }) => highestMetres ?? []);
  const stops = days.flatMap(({ items }) => items.filter(({ stop }) => stop !== undefined)).length;
  const totals = [
    [m.planOnTheWay, duration(driveMinutes), distance(driveKm)],
    [m.planAtPlaces, duration(visitMinutes), m.planStops({ stops })],
    [
      m.planClimb,
      m.planMetres({ metres: ascentMetres }),
      heights.length > 0 && m.planHighest({ metres: Math.max(...heights) }),
    ],
    [m.planKnownCosts, messages.costs.sum(costs), messages.costs.without(costs)],
  ] as const;
  return (
    <dl className="trip-totals px-5 pt-6 pb-7 sm:px-8 lining-nums tabular-nums">
      {totals.map(([term, value, note]) => (
        <div key={term}>
          <dt className="text-note leading-tight font-[560] text-on-kraft-2">{term}</dt>
          <dd className="display text-[min(1.3125rem,6.5vw)] leading-tight tracking-tight sm:text-2xl">
            {keepUnits(value)}
            {note && <span className="block font-sans text-note tracking-normal font-[560]">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
