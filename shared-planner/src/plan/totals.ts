import { getMinutesBetween } from '../calendar/time-of-day.ts';
import type { Plan, PlanDay, PlanItem, Totals } from '../schema/plan.ts';
import type { PackingRule, PlanningActivity, PlanningData, PlanningLocation } from '../schema/planning-data.ts';

/** Minutes of a visit or an activity without the meal in it. */
function getVisitMinutes(item: PlanItem): number {
  if (item.type !== 'visit' && item.type !== 'activity') return 0;
  const meal = item.meal ? getMinutesBetween(item.meal.start, item.meal.end) : 0;
  return getMinutesBetween(item.arrive, item.leave) - meal;
}

const round = (km: number): number => Math.round(km * 10) / 10;

/** The location of an item: of a visit, or of an activity that is done at one. */
function findLocation({ locations }: PlanningData, item: PlanItem): PlanningLocation | undefined {
  const id = item.type === 'visit' || item.type === 'activity' ? item.locationId : undefined;
  return locations.find((location) => location.id === id);
}

/** Adds up the items of a day. */
export function addTotals(data: PlanningData, items: readonly PlanItem[]): Totals {
  const sum = (get: (item: PlanItem) => number) => items.reduce((total, item) => total + get(item), 0);
  return {
    driveMinutes: sum((item) => (item.type === 'drive' ? item.minutes : 0)),
    driveKm: round(sum((item) => (item.type === 'drive' ? item.km : 0))),
    visitMinutes: sum(getVisitMinutes),
    ascentMetres: sum((item) => (item.type === 'visit' ? (findLocation(data, item)?.ascentMetres ?? 0) : 0)),
  };
}

/** Adds up the days of a plan. */
export function addPlanTotals(days: readonly PlanDay[]): Totals {
  const sum = (get: (totals: Totals) => number) => days.reduce((total, { totals }) => total + get(totals), 0);
  return {
    driveMinutes: sum(({ driveMinutes }) => driveMinutes),
    driveKm: round(sum(({ driveKm }) => driveKm)),
    visitMinutes: sum(({ visitMinutes }) => visitMinutes),
    ascentMetres: sum(({ ascentMetres }) => ascentMetres),
  };
}

/** The activities of a day. */
const listActivities = (data: PlanningData, { items }: PlanDay): PlanningActivity[] =>
  items.flatMap((item) => {
    const ids = item.type === 'visit' ? item.activityIds : item.type === 'activity' ? [item.activityId] : [];
    return ids.flatMap((id) => data.activities.find((activity) => activity.id === id) ?? []);
  });

/** Where one can sleep at a base, if somebody wrote it down. */
function getBeds({ bases }: PlanningData, baseId: string): { beds?: string } {
  const beds = bases.find(({ id }) => id === baseId)?.beds;
  return beds === undefined ? {} : { beds };
}

/** What to book before the trip: activities, nights away from home, flights and 4x4 cars. */
export function listBookings(data: PlanningData, days: readonly PlanDay[]): Plan['bookAhead'] {
  const [home] = data.bases;
  return days.flatMap((day, index) => {
    const { date, items, base } = day;
    const cautions = items.flatMap((item) => (item.type === 'drive' ? item.cautions : []));
    const ways = cautions.flatMap((caution): Plan['bookAhead'] => {
      if (caution.code === 'flight') return [{ type: 'flight', from: caution.from, to: caution.to, date }];
      if (caution.code !== 'needs_4x4' || caution.vehicle === 'own') return [];
      const { vehicle, from, to } = caution;
      return [{ type: '4x4', vehicle, from, to, date }];
    });
    const isFirst = (booking: Plan['bookAhead'][number], place: number) =>
      booking.type !== '4x4' || ways.findIndex((other) => other.type === '4x4') === place;
    // Who leaves in the evening spends the night at a gateway.
    const isAway = index < days.length - 1 && base.to !== home?.id && !data.gateways.some(({ id }) => id === base.to);
    return [
      ...listActivities(data, day)
        .filter(({ bookAhead }) => bookAhead)
        .map(({ id }) => ({ type: 'activity', id, date }) as const),
      ...ways.filter(isFirst),
      ...(isAway ? [{ type: 'night', base: base.to, date, ...getBeds(data, base.to) } as const] : []),
    ];
  });
}

/** Whether a rule of packing is about a stop. */
function isAskedBy({ when }: PackingRule, location: PlanningLocation, date: string): boolean {
  const { strenuousness = 0, highestPointMetres = 0, months, nightsAt } = when;
  return (
    !nightsAt &&
    location.strenuousness >= strenuousness &&
    (location.highestPointMetres ?? 0) >= highestPointMetres &&
    (!when.carryPassport || location.carryPassport) &&
    (!when.isOutdoors || !location.indoor) &&
    (!months || months.includes(Number(date.slice(5, 7))))
  );
}

/** What to bring for the activities, stops and nights of a plan, each thing once. */
export const listThingsToBring = (data: PlanningData, days: readonly PlanDay[]): string[] => [
  ...new Set(
    days.flatMap((day) => {
      const locations = day.items.flatMap((item) => findLocation(data, item) ?? []);
      const rules = data.packing.filter(
        (rule) =>
          rule.when.nightsAt?.includes(day.base.to) ||
          locations.some((location) => isAskedBy(rule, location, day.date)),
      );
      return [...listActivities(data, day), ...rules].flatMap(({ bring }) => bring);
    }),
  ),
];
