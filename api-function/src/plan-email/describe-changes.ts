import { type ListedItem, listItems } from '@almaty/planner/formats';
import { describeItem, english, type PlanNames } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';

const formatDay = ({ day }: ListedItem) => english.values.dayOfWeekAndDate(day.date);

const getStops = (plan: Plan) =>
  new Map(listItems(plan).flatMap((listed) => (listed.stop === undefined ? [] : [[listed.key, listed] as const])));

/**
 * Describes what changed since an earlier plan, in one sentence for each stop that is new, gone or on another day. Stops whose
 * times alone have changed share a sentence.
 */
export function describeChanges(plan: Plan, previous: Plan, names: PlanNames): string[] {
  const [stops, before] = [getStops(plan), getStops(previous)];
  const nameStop = ({ item }: ListedItem) => describeItem(item, names, plan.preferences.transport).title;
  const kept = [...stops].flatMap(([key, now]) => {
    const then = before.get(key);
    return then ? [{ now, then }] : [];
  });
  const isMoved = ({ now, then }: (typeof kept)[number]) => now.day.date !== then.day.date;
  const retimed = kept.filter((stop) => !isMoved(stop) && stop.now.start !== stop.then.start).map(({ now }) => now);
  return [
    ...kept
      .filter(isMoved)
      .map(({ now, then }) => `${nameStop(now)} moved from ${formatDay(then)} to ${formatDay(now)}.`),
    ...[...stops].flatMap(([key, now]) => (before.has(key) ? [] : [`${nameStop(now)} is new, on ${formatDay(now)}.`])),
    ...[...before].flatMap(([key, then]) => (stops.has(key) ? [] : [`${nameStop(then)} is no longer in the plan.`])),
    ...(retimed.length > 0 ? [`Other times: ${retimed.map(nameStop).join(', ')}.`] : []),
  ];
}
