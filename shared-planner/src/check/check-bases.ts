import { type CheckContext, type CheckedDay, getCampLocationId } from './check-context.ts';
import type { Violation } from './violation.ts';

const getMonth = (date: string) => Number(date.slice(5, 7));

/** A tent stands only where an activity with a night adds to the visit of that day. */
const hasCamp = ({ stops }: CheckedDay, locationId: number) =>
  stops.some(
    ({ location, activities }) =>
      location?.id === locationId && activities.some(({ nights, addsToVisit }) => nights.min > 0 && addsToVisit),
  );

function describeNight({ data, getBaseNode }: CheckContext, day: CheckedDay): string | undefined {
  const { to } = day.plan.base;
  const campLocationId = getCampLocationId(to);
  if (campLocationId !== undefined)
    return hasCamp(day, campLocationId) ? undefined : `ends at ${to} without an activity there that has a night`;
  const base = data.bases.find(({ id }) => id === to);
  // What is not known at all is said by the path of the day.
  if (!base) return getBaseNode(to) === undefined ? undefined : `ends at ${to}, which is no base`;
  return base.months.includes(getMonth(day.date))
    ? undefined
    : `ends at ${to}, outside its months ${base.months.join(', ')}`;
}

function describeFirst(
  { request, data, getBaseNode }: CheckContext,
  { plan: { base } }: CheckedDay,
): string | undefined {
  const here = request.underway?.node;
  if (here !== undefined)
    return getBaseNode(base.from) === here ? undefined : `begins at ${base.from}, not at ${here}, where one is`;
  const start = request.preferences.arrival?.gateway ?? data.bases[0]?.id;
  return base.from === start ? undefined : `begins at ${base.from}, not at ${start}`;
}

function describeLast({ request, data }: CheckContext, { plan: { base } }: CheckedDay): string | undefined {
  const end = request.preferences.departure?.gateway ?? data.bases[0]?.id;
  return base.to === end ? undefined : `ends at ${base.to}, not at ${end}`;
}

/** H6: where days begin and end, and where the nights are spent. */
export function checkBases(context: CheckContext, day: CheckedDay): Violation[] {
  const { date, number, isFirst, isLast, isDeparture } = day;
  const before = context.days[number - 2];
  const { from } = day.plan.base;
  return [
    isFirst ? describeFirst(context, day) : undefined,
    before && before.plan.base.to !== from
      ? `begins at ${from}, but the day before ended at ${before.plan.base.to}`
      : undefined,
    isLast || isDeparture ? describeLast(context, day) : describeNight(context, day),
  ].flatMap((text): Violation[] => (text ? [{ rule: 'H6', date, message: `${date} ${text}` }] : []));
}
