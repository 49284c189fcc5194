import type { Plan } from '../schema/plan.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import type { TengeRange } from '../schema/prices.ts';
import { type CostLine, type FoundCosts, joinCosts, toPriceFact, type UnknownCost } from './cost.ts';
import { listActivityCosts, listActivityIds, listEntranceCosts } from './visit-costs.ts';
import { listWayCosts } from './way-costs.ts';

/** What a plan costs, as far as the data knows: a part of the cost of the trip, never the whole. */
export type TripCosts = {
  adults: number;
  children: number;
  days: readonly { date: string; lines: readonly CostLine[]; tenge: TengeRange }[];
  /** The sum of the days, for all who travel. */
  tenge: TengeRange;
  /** What is paid for as well, each once. */
  unknown: readonly UnknownCost[];
};

const add = (ranges: readonly TengeRange[]): TengeRange => ({
  min: ranges.reduce((sum, { min }) => sum + min, 0),
  max: ranges.reduce((sum, { max }) => sum + max, 0),
});

/** What a line costs all who travel. */
export function getAmount(
  { tenge, for: payer }: CostLine,
  { adults, children }: Pick<TripCosts, 'adults' | 'children'>,
) {
  const times = payer === 'person' ? adults + children : 1;
  return { min: tenge.min * times, max: tenge.max * times };
}

/** A bed of the night after a day; those at home are not counted, and who leaves in the evening has none. */
function listNightCosts({ bases, gateways, prices }: PlanningData, base: string): FoundCosts {
  if (gateways.some(({ id }) => id === base)) return { lines: [], unknown: [] };
  if (base === bases[0]?.id) return { lines: [], unknown: [{ code: 'home_night', count: 1 }] };
  const bed = prices?.beds.find((each) => each.base === base);
  const line = { what: { code: 'bed', base }, for: 'person', facts: [toPriceFact(`bed ${base}`)] } as const;
  return bed
    ? { lines: [{ ...line, tenge: bed.tenge }], unknown: [] }
    : { lines: [], unknown: [{ code: 'bed', base, count: 1 }] };
}

/** The order in which one thinks of what is not known. */
const ORDER: readonly UnknownCost['code'][] = [
  ...(['meal', 'home_night', 'bed', 'way', 'rented_car', 'driver', 'far_ride', 'flight', 'van'] as const),
  ...(['entrance', 'activity', 'booking'] as const),
];

/** Counts what is the same, and puts it in order. */
function countEach(unknown: readonly UnknownCost[]): UnknownCost[] {
  const byKind = new Map<string, UnknownCost>();
  for (const { count, ...kind } of unknown) {
    const key = JSON.stringify(kind);
    byKind.set(key, { ...kind, count: (byKind.get(key)?.count ?? 0) + count });
  }
  return [...byKind.values()].sort((one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code));
}

/**
 * Estimates what a plan costs: the lines of each day with their sums for all who travel, and what else is paid for that the
 * data does not know. Without `people` it counts one adult; children count as adults. Numbers are those of the planning
 * data (`mfe-catalogue/content`: fees, prices of activities, `prices.yml`).
 */
export function estimateCosts(
  { days, preferences }: Pick<Plan, 'days' | 'preferences'>,
  data: PlanningData,
): TripCosts {
  const { transport, people = { adults: 1, children: [] } } = preferences;
  const payers = { adults: people.adults, children: people.children.length };
  const begun = new Set<number>();
  const found = days.map((day, index) => {
    const ids = listActivityIds(day).filter((id) => !begun.has(id));
    for (const id of ids) begun.add(id);
    return joinCosts([
      listEntranceCosts(data, day, days.slice(0, index), transport),
      listActivityCosts(data, day, ids),
      listWayCosts(data.prices, day, transport),
      ...(index < days.length - 1 ? [listNightCosts(data, day.base.to)] : []),
    ]);
  });
  const costs = days.map(({ date }, index) => {
    const lines = found[index]?.lines ?? [];
    return { date, lines, tenge: add(lines.map((line) => getAmount(line, payers))) };
  });
  return {
    ...payers,
    days: costs,
    tenge: add(costs.map(({ tenge }) => tenge)),
    unknown: countEach([{ code: 'meal', count: days.length }, ...found.flatMap(({ unknown }) => unknown)]),
  };
}
