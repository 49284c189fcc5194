import { addDays } from '@almaty/dates';
import {
  type Booking,
  type ItemDay,
  type ItemReference,
  Pace,
  type PlanRequest,
  type Preferences,
  TravelMode,
} from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { Random } from '../solver/random.ts';

/** How large random requests are: the fewest and the most items and days. */
export type RequestSize = {
  items: readonly [least: number, most: number];
  days: readonly [least: number, most: number];
};

/** Requests are for any day of two years. */
const FIRST_DATE = '2027-01-01';
const DATES = 730;
/** A request is made up to half a year before the trip. */
const DAYS_BEFORE = 180;

const HOUR = 60;
const formatMinute = (minute: number) =>
  `${String(Math.floor(minute / HOUR)).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`;

const choose = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random.integer(values.length)] as Value;
const isTrue = (random: Random, share: number) => random.fraction() < share;
const between = (random: Random, [least, most]: readonly [number, number]) => least + random.integer(most - least + 1);

function shuffle<Value>(random: Random, values: readonly Value[]): Value[] {
  const shuffled = [...values];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = random.integer(index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other] as Value, shuffled[index] as Value];
  }
  return shuffled;
}

/**
 * Half of the days begin at 9:00; the rest between 6:00 and 12:00. A trip of one or two days
 * has no arrival and departure both: the way from the one could end after the way to the other begins. A trip of one day
 * has no departure in the small hours, for which one leaves on the evening before.
 */
function createPreferences(
  random: Random,
  data: PlanningData,
  days: number,
  items: readonly ItemReference[],
): Preferences {
  const gateways = data.gateways.map(({ id }) => id);
  const hasArrival = isTrue(random, 0.3);
  const hasDeparture = isTrue(random, 0.3) && !(hasArrival && days <= 2);
  const createTransfer = (earliest: number) => ({
    gateway: choose(random, gateways),
    time: formatMinute(Math.max(earliest, random.integer(24 * 12) * 5)),
  });
  return {
    pace: choose(random, Pace.options),
    transport: isTrue(random, 0.6) ? 'car' : choose(random, TravelMode.options),
    dayStart: isTrue(random, 0.5) ? '09:00' : formatMinute(6 * HOUR + random.integer(13) * 30),
    ...(hasArrival && { arrival: createTransfer(0) }),
    ...(hasDeparture && { departure: createTransfer(days === 1 ? 8 * HOUR : 0) }),
    ...(isTrue(random, 0.3) && { mustHaves: items.filter(() => isTrue(random, 0.3)) }),
  };
}

/** Up to three bookings on different days, at any hour from 6:00 on, in the city or at any location. */
function createBookings(random: Random, data: PlanningData, start: string, days: number): Booking[] {
  const numbers = shuffle(
    random,
    Array.from({ length: days }, (_, day) => day),
  ).slice(0, 1 + random.integer(3));
  return numbers.map(
    (day, index): Booking => ({
      title: `Booking ${index + 1}`,
      date: addDays(start, day),
      start: formatMinute(6 * HOUR + random.integer(30) * 30),
      minutes: 30 + random.integer(12) * 30,
      ...(isTrue(random, 0.3) && { locationId: choose(random, data.locations).id }),
    }),
  );
}

/** One of the variants of each location that has some. */
const chooseVariants = (random: Random, data: PlanningData, ids: readonly number[]): PlanRequest['variants'] =>
  data.locations.flatMap(({ id, variants }) =>
    variants && ids.includes(id) ? [{ locationId: id, minutes: choose(random, variants).minutes }] : [],
  );

/** One or two sequences of some of the items. */
function createOrder(random: Random, items: readonly ItemReference[]): ItemReference[][] {
  const ordered = shuffle(random, items).slice(0, 2 + random.integer(items.length + 1));
  const end = isTrue(random, 0.5) ? ordered.length : random.integer(ordered.length + 1);
  return [ordered.slice(0, end), ordered.slice(end)].filter(({ length }) => length > 1);
}

/**
 * Creates a request with random dates, items, preferences, locks and order of stops, without a previous plan.
 *
 * @param seed any integer; the same seed and data give the same request.
 */
export function createRandomRequest(data: PlanningData, seed: number, size: RequestSize): PlanRequest {
  const random = new Random(seed);
  const days = between(random, size.days);
  const start = addDays(FIRST_DATE, random.integer(DATES));
  const kinds = [
    ...data.locations.map(({ id }) => ({ kind: 'location' as const, id })),
    ...data.activities.map(({ id }) => ({ kind: 'activity' as const, id })),
  ];
  const items = shuffle(random, kinds).slice(0, between(random, size.items));
  const locked = isTrue(random, 0.2) ? items.slice(0, 1 + random.integer(3)) : [];
  const locks: ItemDay[] = locked.map((item) => ({ ...item, date: addDays(start, random.integer(days)) }));
  const listIds = (kind: ItemDay['kind']) => items.flatMap((item) => (item.kind === kind ? [item.id] : []));
  return {
    reference: `RANDOM-${seed}`,
    today: addDays(start, -random.integer(DAYS_BEFORE)),
    start_date: start,
    end_date: addDays(start, days - 1),
    locations: listIds('location'),
    activities: listIds('activity'),
    preferences: {
      ...createPreferences(random, data, days, items),
      ...(isTrue(random, 0.2) && { bookings: createBookings(random, data, start, days) }),
    },
    locks,
    order: isTrue(random, 0.6) ? createOrder(random, items) : [],
    variants: isTrue(random, 0.2) ? chooseVariants(random, data, listIds('location')) : [],
    previous: [],
    revision: 1,
  };
}
