import { addDays } from '@almaty/dates';
import { type PlanningData, PlanRequest } from '../../src/schema/index.ts';

/** What is said of a request; the rest has usual values. */
export type RequestFields = {
  start: string;
  days: number;
  locations?: readonly number[];
  activities?: readonly number[];
  locks?: PlanRequest['locks'];
  order?: PlanRequest['order'];
  preferences?: Partial<PlanRequest['preferences']>;
};

/** Creates a request of some days. */
export const createRequest = ({ start, days, ...fields }: RequestFields): PlanRequest =>
  PlanRequest.parse({
    ...{ reference: 'ALM-TEST', today: '2026-11-22', start_date: start, end_date: addDays(start, days - 1) },
    ...fields,
  });

/** Random numbers from 0 to 1 of a seed: mulberry32 (T. Ettinger, 2017), which is short. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const last = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((last ^ (last >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Creates random requests for small trips: up to 6 items and 3 days, with all paces and ways of travelling, some with
 * locks, an arrival or a departure.
 *
 * @param seed any integer; the same seed gives the same requests.
 */
export function createRandomRequests({ locations, activities, gateways }: PlanningData, count: number, seed: number) {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Entry>(entries: readonly Entry[]): Entry => entries[below(entries.length)] as Entry;
  const pickSome = (entries: readonly { id: number }[], most: number) => [
    ...new Set(Array.from({ length: below(most + 1) }, () => pick(entries).id)),
  ];
  const createTransfer = (earliestHour: number) => ({
    gateway: pick(gateways).id,
    time: `${String(Math.max(earliestHour, below(24))).padStart(2, '0')}:${pick(['00', '20', '45'])}`,
  });
  return Array.from({ length: count }, () => {
    const [start, days] = [addDays('2027-01-01', below(365)), 1 + below(3)];
    const items = { locations: pickSome(locations, 4), activities: pickSome(activities, 2) };
    const [first] = items.locations;
    // A short trip has one transfer only, because a departure before the arrival is refused, and so is one of one day for
    // which one would leave on the evening before.
    const transfer = random();
    const lock = first !== undefined && random() < 0.3;
    return createRequest({
      ...{ start, days, ...items },
      locks: lock ? [{ kind: 'location', id: first, date: addDays(start, below(days)) }] : [],
      preferences: {
        pace: pick(['relaxed', 'balanced', 'full']),
        transport: pick(['car', '4x4', 'driver', 'public']),
        dayStart: pick(['07:00', '09:00', '11:00']),
        ...(transfer < 0.2 && { arrival: createTransfer(0) }),
        ...((transfer > 0.8 || (days > 2 && transfer < 0.1)) && { departure: createTransfer(days === 1 ? 8 : 0) }),
      },
    });
  });
}
