import { estimateCosts } from '@almaty/planner/costs';
import { english, formatInteger, keepUnits } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { describeDays } from './describe-day.ts';
import type { PlanSources } from './plan-sources.ts';

/** What the whole trip adds up to: ways, places, climb and what is known of its costs. */
export function TripTotals({ plan, sources }: { plan: Plan; sources: PlanSources }) {
  const { driveMinutes, driveKm, visitMinutes, ascentMetres } = plan.totals;
  const { duration, distance } = english.values;
  const costs = estimateCosts(plan, sources.data);
  const days = describeDays(plan, sources.names, sources.data);
  const heights = days.flatMap(({ highestMetres }) => highestMetres ?? []);
  const stops = days.flatMap(({ items }) => items.filter(({ stop }) => stop !== undefined)).length;
  const totals = [
    ['On the way', duration(driveMinutes), distance(driveKm)],
    ['At places', duration(visitMinutes), `${stops} ${stops === 1 ? 'stop' : 'stops'}`],
    [
      'Climb',
      `${formatInteger(ascentMetres)} m`,
      heights.length > 0 && `highest point ${formatInteger(Math.max(...heights))} m`,
    ],
    ['Known costs', english.costs.sum(costs), english.costs.without(costs)],
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
