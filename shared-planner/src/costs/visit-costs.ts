import { isBookingId } from '../schema/booking-id.ts';
import type { PlanDay, PlanItem } from '../schema/plan.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { PlanningData, PlanningLocation } from '../schema/planning-data.ts';
import type { CostLine, FoundCosts } from './cost.ts';

const toFeeFact = (id: number) => ({ of: 'location', id, field: 'fee' }) as const;

/** The location of an item; an activity at a location has one too. */
const getLocationIds = (item: PlanItem): number[] =>
  item.type === 'visit' || (item.type === 'activity' && item.locationId !== undefined) ? [item.locationId ?? 0] : [];

/** The ways of a day that have a caution. */
const listWays = ({ items }: PlanDay, code: 'gondola' | 'needs_4x4') =>
  items.flatMap((item) =>
    item.type === 'drive' ? item.cautions.flatMap((one) => (one.code === code ? [one] : [])) : [],
  );

/** Fees of the same amount for the same thing, such as `for the gondola, there and back`, are paid once. */
const getFeeKey = ({ fee }: PlanningLocation): string => `${fee?.adultTenge} ${fee?.per}`;

const isFirstOf = <Entry>(getKey: (entry: Entry) => unknown) => {
  const seen = new Set<unknown>();
  return (entry: Entry) => seen.size < seen.add(getKey(entry)).size;
};

const payEach = (what: CostLine['what'], tenge: number, facts: CostLine['facts']): CostLine => ({
  ...{ what, for: 'person', facts },
  tenge: { min: tenge, max: tenge },
});

/**
 * Lists what the stops of a day cost. A park takes its fee once a day, however many of its places are visited, and the
 * gondola, whose fee is that of the location above, once however many stops are above; a visitor who slept there has paid.
 *
 * @param earlier the days before: a further day of a visit that is no park's costs nothing more.
 */
export function listEntranceCosts(
  data: PlanningData,
  day: PlanDay,
  earlier: readonly PlanDay[],
  transport: TravelMode,
): FoundCosts {
  const ids = new Set(day.items.flatMap(getLocationIds));
  const before = new Set(earlier.flatMap(({ items }) => items.flatMap(getLocationIds)));
  const visited = data.locations.filter(({ id, park }) => ids.has(id) && (park || !before.has(id)));
  // The road graph has a gondola from below to above.
  const tops = new Set(listWays(day, 'gondola').map(({ to }) => to));
  const above = [...visited, ...data.locations].filter(
    ({ node, park, fee }) => tops.has(node) && !park && fee?.per && fee.adultTenge > 0,
  );
  const gondolas = above.filter(isFirstOf(getFeeKey));
  const start = data.bases.find(({ id }) => id === day.base.from)?.node;
  const paidByGondola = new Set(gondolas.map(getFeeKey));
  const entrances = visited
    .filter((location) => location.fee && !paidByGondola.has(getFeeKey(location)))
    .filter(isFirstOf(({ id, park }) => park ?? id));
  // Where a van goes for the visitor, their car does not.
  const tracks = transport === 'car' ? listWays(day, 'needs_4x4') : [];
  const byVan = new Set(tracks.flatMap(({ from, to }) => [from, to]));
  const isWithCar = (node: string) => (transport === 'car' || transport === '4x4') && !byVan.has(node);
  return {
    lines: [
      ...gondolas
        .filter(({ node }) => node !== start)
        .map(({ id, fee }) => payEach({ code: 'gondola', locationId: id }, fee?.adultTenge ?? 0, [toFeeFact(id)])),
      ...entrances.flatMap(({ id, node, fee }) => [
        payEach({ code: 'entrance', locationId: id }, fee?.adultTenge ?? 0, [toFeeFact(id)]),
        {
          ...payEach({ code: 'car_entrance', locationId: id }, isWithCar(node) ? (fee?.carTenge ?? 0) : 0, [
            toFeeFact(id),
          ]),
          for: 'group' as const,
        },
      ]),
    ].filter(({ tenge }) => tenge.max > 0),
    unknown: visited.flatMap(({ id, fee }) => (fee ? [] : [{ code: 'entrance', locationId: id, count: 1 } as const])),
  };
}

/** The activities and bookings of a day. */
export const listActivityIds = ({ items }: PlanDay): number[] =>
  items.flatMap((item) =>
    item.type === 'visit' ? item.activityIds : item.type === 'activity' ? [item.activityId] : [],
  );

/**
 * Lists what activities and bookings cost. Where a guide is optional the price is that of a guided group, so that it may be
 * nothing.
 *
 * @param ids those that begin on the day: one of several days is paid once.
 */
export function listActivityCosts(data: PlanningData, day: PlanDay, ids: readonly number[]): FoundCosts {
  const known = data.activities.filter(({ id }) => ids.includes(id));
  const bookings = day.items.flatMap((item) =>
    item.type === 'activity' && isBookingId(item.activityId) ? [item.title ?? ''] : [],
  );
  return {
    lines: known.flatMap(({ id, guide, price }): CostLine[] => {
      const isOptional = guide === 'optional';
      return price
        ? [
            {
              what: { code: 'activity', activityId: id, isOptional },
              tenge: { min: isOptional ? 0 : price.min, max: price.max },
              ...{ for: 'person', facts: [{ of: 'activity', id, field: 'priceTenge' }] },
            },
          ]
        : [];
    }),
    unknown: [
      ...known.flatMap(({ id, price }) => (price ? [] : [{ code: 'activity', activityId: id, count: 1 } as const])),
      ...bookings.map((title) => ({ code: 'booking', title, count: 1 }) as const),
    ],
  };
}
