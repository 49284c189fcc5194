import { type ListedItem, listItems } from '@almaty/planner/formats';
import { describeItem, type PlanNames } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import type { Messages } from '../language/messages.ts';

const getStops = (plan: Plan) =>
  new Map(listItems(plan).flatMap((listed) => (listed.stop === undefined ? [] : [[listed.key, listed] as const])));

/**
 * Describes what changed since an earlier plan, in one sentence for each stop that is new, gone or on another day. Stops whose
 * times alone have changed share a sentence.
 */
export function describeChanges(plan: Plan, previous: Plan, names: PlanNames, m: Messages): string[] {
  const formatDay = ({ day }: ListedItem) => m.plan.values.dayOfWeekAndDate(day.date);
  const [stops, before] = [getStops(plan), getStops(previous)];
  const nameStop = ({ item }: ListedItem) => describeItem(item, names, plan.preferences.transport, m.plan).title;
  const kept = [...stops].flatMap(([key, now]) => {
    const then = before.get(key);
    return then ? [{ now, then }] : [];
  });
  const isMoved = ({ now, then }: (typeof kept)[number]) => now.day.date !== then.day.date;
  const retimed = kept.filter((stop) => !isMoved(stop) && stop.now.start !== stop.then.start).map(({ now }) => now);
  return [
    ...kept
      .filter(isMoved)
      .map(({ now, then }) => m.changeMoved({ name: nameStop(now), from: formatDay(then), to: formatDay(now) })),
    ...[...stops].flatMap(([key, now]) =>
      before.has(key) ? [] : [m.changeNew({ name: nameStop(now), day: formatDay(now) })],
    ),
    ...[...before].flatMap(([key, then]) => (stops.has(key) ? [] : [m.changeGone({ name: nameStop(then) })])),
    ...(retimed.length > 0 ? [m.changeTimes({ names: retimed.map(nameStop).join(', ') })] : []),
  ];
}
