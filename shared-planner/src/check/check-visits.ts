import type { PlanningActivity, PlanningLocation } from '../schema/planning-data.ts';
import type { CheckContext, CheckedDay, Stop } from './check-context.ts';
import type { Violation } from './violation.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The least minutes of an activity by day: nights add nothing. */
const getLeastMinutes = ({ minutes, nights }: PlanningActivity) => (nights.min > 0 ? 0 : minutes.min);

function describeVisit({ minutes, activities }: Stop, location: PlanningLocation): string | undefined {
  const added = activities.filter(({ addsToVisit }) => addsToVisit).map(getLeastMinutes);
  const least = location.visitMinutes.min + sum(added);
  return minutes < least ? `lasts ${minutes} minutes, less than ${least}` : undefined;
}

/** An activity that is part of a visit: it is done there, and is the visits of its day if it does not add to one. */
function describePart(activity: PlanningActivity, stop: Stop, { stops }: CheckedDay): string | undefined {
  const { id, locationIds, addsToVisit } = activity;
  const isThere = (location: PlanningLocation | undefined) => location && locationIds.includes(location.id);
  if (stop.location && !isThere(stop.location)) return `activity ${id} is not done at ${stop.label}`;
  if (addsToVisit) return undefined;
  const visits = stops.filter(({ item, location }) => item.type === 'visit' && isThere(location));
  const minutes = sum(visits.map((visit) => visit.minutes));
  const least = getLeastMinutes(activity);
  return minutes < least ? `the visits of activity ${id} last ${minutes} minutes, less than ${least}` : undefined;
}

/** An activity by itself: long enough, and at one of its nodes or at one of its locations that was not selected. */
function describeByItself(activity: PlanningActivity, stop: Stop, { request }: CheckContext): string[] {
  const { item, location, minutes } = stop;
  if (item.type !== 'activity') return [];
  const { id, locationIds, nodes } = activity;
  const least = getLeastMinutes(activity);
  const texts = minutes < least ? [`activity ${id} lasts ${minutes} minutes, less than ${least}`] : [];
  if (item.locationId === undefined)
    return nodes.includes(item.node) ? texts : [...texts, `activity ${id} is not done at ${item.node}`];
  if (!locationIds.includes(item.locationId))
    return [...texts, `activity ${id} is not done at location ${item.locationId}`];
  if (location?.node !== item.node)
    return [...texts, `activity ${id} is at ${item.node}, but location ${item.locationId} at ${location?.node}`];
  return request.locations.includes(item.locationId)
    ? [...texts, `activity ${id} is by itself at location ${item.locationId}, which was selected`]
    : texts;
}

/** H11: how long visits and activities last, and where activities are done. */
export const checkVisits = (context: CheckContext, day: CheckedDay): Violation[] =>
  day.stops.flatMap((stop): Violation[] => {
    const { item, location, label } = stop;
    const of = { rule: 'H11', date: day.date } as const;
    const visit = item.type === 'visit' && location ? describeVisit(stop, location) : undefined;
    return [
      ...(visit ? [{ ...of, item: stop.reference, message: `${label} on ${day.date} ${visit}` }] : []),
      ...stop.activities.flatMap((activity) => {
        const part = item.type === 'visit' ? describePart(activity, stop, day) : undefined;
        const texts = [...(part ? [part] : []), ...describeByItself(activity, stop, context)];
        return texts.map((text) => ({
          ...of,
          item: { kind: 'activity' as const, id: activity.id },
          message: `${day.date}: ${text}`,
        }));
      }),
    ];
  });
