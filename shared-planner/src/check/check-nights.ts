import type { PlanningActivity } from '../schema/planning-data.ts';
import { type CheckContext, type CheckedDay, getCampLocationId, type Stop } from './check-context.ts';
import type { Violation } from './violation.ts';

/**
 * H10: a stop at a location that needs a night away is on a day that begins or ends at its overnight base or in a camp
 * there.
 */
export const checkOvernightBases = (_context: CheckContext, { date, routeBase, stops }: CheckedDay): Violation[] =>
  stops.flatMap(({ location, reference, label }): Violation[] => {
    if (location?.overnight !== 'required') return [];
    const { from, to } = routeBase;
    const isNear = (base: string) => base === location.overnightBase || getCampLocationId(base) === location.id;
    if (isNear(from) || isNear(to)) return [];
    const needs = `needs a night at ${location.overnightBase}`;
    const message = `${label} on ${date} ${needs}, but the day begins at ${from} and ends at ${to}`;
    return [{ rule: 'H10', date, item: reference, message }];
  });

function describeNight({ id, nights, addsToVisit }: PlanningActivity, stop: Stop, base: string): string | undefined {
  if (nights.min === 0) return undefined;
  const { item, location } = stop;
  if (!addsToVisit && item.type === 'activity') return `activity ${id} has nights and is never done by itself`;
  const expected = addsToVisit ? location && `camp-${location.id}` : location?.overnightBase;
  if (expected !== undefined && expected === base) return undefined;
  return `activity ${id} at ${stop.label} needs a night at ${expected ?? 'a location'}, but the day ends at ${base}`;
}

/** H11: a day with an activity that has nights ends away. */
export const checkActivityNights = (_context: CheckContext, { date, plan, stops }: CheckedDay): Violation[] =>
  stops.flatMap((stop) =>
    stop.activities.flatMap((activity): Violation[] => {
      const text = describeNight(activity, stop, plan.base.to);
      const item = { kind: 'activity', id: activity.id } as const;
      return text ? [{ rule: 'H11', date, item, message: `${date}: ${text}` }] : [];
    }),
  );
