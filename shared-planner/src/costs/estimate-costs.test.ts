import { describe, expect, test } from 'vitest';
import { type Plan, type PlanDay, type PlanningData, Prices, type TravelMode } from '../schema/index.ts';
import { activity, createPlan, createRequest, day, drive, museumTrip, visit } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA as DATA } from '../testing/small-planning-data.ts';
import { estimateCosts, getAmount, type TripCosts } from './index.ts';

const PRICES = Prices.parse(DATA.prices);
const [FIRST, SECOND] = ['2027-06-15', '2027-06-16'];

const createPlanOf = (days: PlanDay[], preferences: Partial<Plan['preferences']> = {}): Plan => {
  const plan = createPlan(days, createRequest(days, { activities: [] }));
  return { ...plan, preferences: { ...plan.preferences, ...preferences } };
};

/** The small planning data with fields of some locations and activities, and some prices. */
const createData = ({
  locations = {},
  activities = {},
  prices = {},
}: {
  locations?: Record<number, object>;
  activities?: Record<number, object>;
  prices?: Partial<Prices>;
}): PlanningData => ({
  ...DATA,
  locations: DATA.locations.map((each) => ({ ...each, ...locations[each.id] })),
  activities: DATA.activities.map((each) => ({ ...each, ...activities[each.id] })),
  prices: { ...PRICES, ...prices },
});

/** `entrance 500` of every line, for all who travel. */
const listLines = (costs: TripCosts, index = 0) =>
  costs.days[index]?.lines.map((line) => {
    const { min, max } = getAmount(line, costs);
    return `${line.what.code} ${min === max ? min : `${min}-${max}`}`;
  });

const listUnknown = ({ unknown }: TripCosts) => unknown.map(({ code, count }) => `${code} ${count}`);

const FREE = { fee: { adultTenge: 0 } };
const allFree = Object.fromEntries(DATA.locations.map(({ id }) => [id, FREE]));

/** A day of these stops that nobody drives on. */
const stops = (date: string, ids: readonly number[]) =>
  day(
    date,
    ids.map((id) => visit(id, '10:00', '11:00')),
  );

describe('entrance', () => {
  const fee = { adultTenge: 500, carTenge: 1000, per: 'a day' };

  test('is paid by each person, and by the car of those who have one', () => {
    const data = createData({ locations: { 1: { fee } } });
    const people = { adults: 2, children: [9] };
    const estimate = (transport: TravelMode) =>
      listLines(estimateCosts(createPlanOf([stops(FIRST, [1])], { transport, people }), data));
    expect(estimate('car')).toEqual(['entrance 1500', 'car_entrance 1000']);
    expect(estimate('4x4')).toEqual(['entrance 1500', 'car_entrance 1000']);
    expect(estimate('public')).toEqual(['entrance 1500']);
    expect(estimate('driver')).toEqual(['entrance 1500']);
  });

  test('is paid once a day for all places of a park, and again on the next day', () => {
    const data = createData({ locations: { 1: { fee, park: 'hills' }, 2: { fee, park: 'hills' } } });
    const costs = estimateCosts(
      createPlanOf([stops(FIRST, [1, 2]), stops(SECOND, [2])], { transport: 'public' }),
      data,
    );
    expect([listLines(costs), listLines(costs, 1)]).toEqual([['entrance 500'], ['entrance 500']]);
  });

  test('is paid for each park, and once for a visit of several days that is no park', () => {
    const data = createData({ locations: { 1: { fee, park: 'hills' }, 2: { fee, park: 'plain' }, 3: { fee } } });
    const plan = createPlanOf([stops(FIRST, [1, 2, 3]), stops(SECOND, [3])], { transport: 'public' });
    const costs = estimateCosts(plan, data);
    expect(listLines(costs)).toEqual(['entrance 500', 'entrance 500', 'entrance 500']);
    expect(listLines(costs, 1)).toEqual([]);
  });

  test('is not paid by a car that stays behind while a van goes', () => {
    const data = createData({ locations: { 1: { fee } } });
    const node = DATA.locations.find(({ id }) => id === 1)?.node ?? '';
    const needs = { code: 'needs_4x4', vehicle: 'hired', fact: { of: 'edge', id: 0, field: 'edge' } } as const;
    const way = drive('village', node, '09:00', '10:00', 10, { cautions: [{ ...needs, from: 'village', to: node }] });
    const estimate = (transport: 'car' | '4x4') =>
      listLines(
        estimateCosts(createPlanOf([day(FIRST, [way, visit(1, '10:00', '11:00')])], { transport }), data),
      )?.join();
    expect(estimate('car')).not.toContain('car_entrance');
    expect(estimate('4x4')).toContain('car_entrance 1000');
  });

  test('that is free is no line, and one that nobody knows is unknown', () => {
    const plan = createPlanOf([stops(FIRST, [1])]);
    expect(listLines(estimateCosts(plan, createData({ locations: { 1: FREE } })))).toEqual([]);
    expect(listUnknown(estimateCosts(plan, createData({ locations: { 1: { fee: undefined } } })))).toEqual([
      'meal 1',
      'entrance 1',
    ]);
  });
});

describe('the gondola', () => {
  const gondola = { adultTenge: 9000, per: 'for the gondola' };
  const top = DATA.locations.find(({ id }) => id === 3)?.node ?? '';
  const data = createData({ locations: { ...allFree, 3: { fee: gondola }, 4: { fee: gondola, node: top } } });
  const fact = { of: 'edge', id: 0, field: 'edge' } as const;
  const up = drive('home', top, '09:00', '10:00', 10, {
    cautions: [{ code: 'gondola', from: 'home', to: top, fact }],
  });
  const estimate = (items: PlanDay['items'], fields: Partial<PlanDay> = {}) =>
    listLines(estimateCosts(createPlanOf([day(FIRST, items, fields)], { transport: '4x4' }), data));

  test('is paid once for all stops above, of which it is the fee', () => {
    const lines = estimate([up, visit(3, '10:00', '11:00'), visit(4, '11:00', '12:00'), up]);
    expect(lines?.filter((line) => !line.startsWith('petrol'))).toEqual(['gondola 9000']);
  });

  test('is no fee of a park above', () => {
    const fee = { adultTenge: 650, per: 'a day' };
    const inPark = {
      ...data,
      locations: data.locations.map((each) => (each.id === 4 ? { ...each, fee, park: 'hills' } : each)),
    };
    const made = createPlanOf([day(FIRST, [up, visit(4, '10:00', '11:00')])]);
    expect(listLines(estimateCosts(made, inPark))?.slice(0, 2)).toEqual(['gondola 9000', 'entrance 650']);
  });

  test('is no fee of a stop below', () => {
    const fee = { adultTenge: 650, per: 'a day' };
    const bottom = {
      ...data,
      locations: data.locations.map((each) => (each.id === 2 ? { ...each, fee, node: 'home' } : each)),
    };
    const made = createPlanOf([day(FIRST, [visit(2, '08:00', '09:00'), up, visit(3, '10:00', '11:00')])]);
    expect(listLines(estimateCosts(made, bottom))?.slice(0, 2)).toEqual(['gondola 9000', 'entrance 650']);
  });

  test('is named by the stop above', () => {
    const made = createPlanOf([day(FIRST, [up, visit(4, '10:00', '11:00')])], { transport: '4x4' });
    expect(estimateCosts(made, data).days[0]?.lines[0]?.what).toEqual({ code: 'gondola', locationId: 4 });
  });

  test('is paid on the way to a place above that has no fee', () => {
    const lines = estimate([up, visit(2, '10:00', '11:00')]);
    expect(lines?.filter((line) => !line.startsWith('petrol'))).toEqual(['gondola 9000']);
  });

  test('is paid already by those who slept above', () => {
    const bases = [...data.bases, { id: 'top-base', name: 'Top', node: top, months: [6] }];
    const plan = createPlanOf([day(FIRST, [up], { base: { from: 'top-base', to: 'home-base' } })]);
    expect(listLines(estimateCosts(plan, { ...data, bases }))?.join()).not.toContain('gondola');
  });
});

describe('activities', () => {
  const price = { min: 6000, max: 12_000 };
  const plan = createPlanOf([day(FIRST, [activity(2, 'baths', '10:00', '12:00')])], {
    people: { adults: 2, children: [] },
  });

  test('cost what is known of them, for each person', () => {
    expect(listLines(estimateCosts(plan, createData({ activities: { 2: { price, guide: 'none' } } })))).toEqual([
      'activity 12000-24000',
    ]);
  });

  test('cost nothing at least where the price is that of a guide who is optional', () => {
    expect(listLines(estimateCosts(plan, createData({ activities: { 2: { price, guide: 'optional' } } })))).toEqual([
      'activity 0-24000',
    ]);
  });

  test('without a price are unknown, and so are bookings', () => {
    const booked = createPlanOf([
      day(FIRST, [activity(2, 'baths', '10:00', '12:00'), activity(-1, 'home', '19:00', '21:00', { title: 'Dinner' })]),
    ]);
    const { unknown } = estimateCosts(booked, createData({ activities: { 2: { price: undefined } } }));
    expect(unknown.slice(1)).toEqual([
      { code: 'activity', activityId: 2, count: 1 },
      { code: 'booking', title: 'Dinner', count: 1 },
    ]);
  });

  test('of several days are paid once', () => {
    const days = [FIRST, SECOND].map((date) => day(date, [activity(2, 'baths', '10:00', '12:00')]));
    const costs = estimateCosts(createPlanOf(days), createData({ activities: { 2: { price, guide: 'none' } } }));
    expect([listLines(costs), listLines(costs, 1)]).toEqual([['activity 6000-12000'], []]);
  });
});

describe('ways', () => {
  const data = createData({ locations: allFree });
  const near = day(FIRST, museumTrip('10:00', '11:00'));
  const far = day(FIRST, [
    drive('home', 'village', '09:00', '13:00', 100),
    drive('village', 'home', '14:00', '18:00', 100),
  ]);
  const estimate = (made: PlanDay, transport: TravelMode, prices: Partial<Prices> = {}) =>
    estimateCosts(
      createPlanOf([made], { transport, people: { adults: 2, children: [] } }),
      createData({ locations: allFree, prices }),
    );

  test('by car are petrol by the kilometres; the rent of a car is unknown until the data know it', () => {
    expect(listLines(estimate(far, 'car'))).toEqual(['petrol 3200-5000']);
    expect(listUnknown(estimate(far, 'car'))).toEqual(['meal 1', 'rented_car 1']);
    const known = estimate(far, 'car', { rentedCarDay: { min: 20_000, max: 30_000 } });
    expect(listLines(known)).toEqual(['petrol 3200-5000', 'rented_car 0-30000']);
    expect(listUnknown(known)).toEqual(['meal 1']);
  });

  test('with a driver are taxis near the city, and a driver for the day out of it', () => {
    expect(listLines(estimate(near, 'driver'))).toEqual(['taxi 2100-2800']);
    expect(listLines(estimate(far, 'driver'))).toEqual([]);
    expect(listUnknown(estimate(far, 'driver'))).toEqual(['meal 1', 'driver 1']);
    expect(listLines(estimate(far, 'driver', { driverDay: { min: 40_000, max: 60_000 } }))).toEqual([
      'driver 40000-60000',
    ]);
  });

  test('by public transport are rides in the city, and unknown out of it', () => {
    expect(listLines(estimate(near, 'public'))).toEqual(['bus 480-960']);
    expect(listLines(estimate(far, 'public'))).toEqual([]);
    expect(listUnknown(estimate(far, 'public'))).toEqual(['meal 1', 'far_ride 2']);
  });

  test('on foot cost nothing', () => {
    const walk = day(FIRST, [drive('home', 'museum', '09:00', '09:15', 1, { isWalk: true })]);
    expect(estimate(walk, 'car').days[0]?.lines).toEqual([]);
    expect(listUnknown(estimate(walk, 'car'))).toEqual(['meal 1']);
  });

  describe('on a track for a 4x4', () => {
    const needs = { code: 'needs_4x4', vehicle: 'hired', fact: { of: 'edge', id: 0, field: 'edge' } } as const;
    const track = day(FIRST, [
      drive('village', 'canyon', '09:00', '10:00', 10, { cautions: [{ ...needs, from: 'village', to: 'canyon' }] }),
      drive('canyon', 'village', '11:00', '12:00', 10, { cautions: [{ ...needs, from: 'canyon', to: 'village' }] }),
    ]);
    const vans = [{ from: 'village', to: 'canyon', tenge: { min: 15_000, max: 15_000 } }];

    test('are a van for all, there and back once, if its price is known', () => {
      expect(listLines(estimate(track, 'car', { vans }))?.slice(1)).toEqual(['van 15000']);
      expect(listUnknown(estimate(track, 'car'))).toEqual(['meal 1', 'rented_car 1', 'van 1']);
    });

    test('are no van for those who have a 4x4', () => {
      expect(listLines(estimate(track, '4x4', { vans }))).toHaveLength(1);
      expect(listUnknown(estimate(track, '4x4'))).toEqual(['meal 1', 'rented_car 1']);
    });
  });

  test('by air are a flight for each person, without petrol for its kilometres', () => {
    const flown = day(FIRST, [
      drive('home', 'desert', '09:00', '13:00', 700, {
        flightMinutes: 100,
        cautions: [
          { code: 'flight', from: 'airport', to: 'desert', minutes: 100, fact: { of: 'edge', id: 0, field: 'edge' } },
        ],
      }),
    ]);
    expect(listUnknown(estimate(flown, 'car'))).toEqual(['meal 1', 'flight 1']);
    expect(listLines(estimate(flown, 'car', { flight: { min: 10_000, max: 20_000 } }))).toEqual(['flight 20000-40000']);
  });

  test('the data of these tests have no other costs', () => {
    expect(estimateCosts(createPlanOf([day(FIRST, [])]), data)).toMatchObject({ tenge: { min: 0, max: 0 } });
  });
});

describe('nights', () => {
  const nights = (to: readonly string[]) =>
    createPlanOf(
      to.map((base, index) => day(`2027-06-${15 + index}`, [], { base: { from: 'home-base', to: base } })),
      { people: { adults: 2, children: [] } },
    );

  test('away are beds with a price, or unknown; those at home are said and not counted', () => {
    const plan = nights(['home-base', 'village-base', 'desert-base', 'desert-base', 'home-base']);
    const data = createData({ prices: { beds: [{ base: 'village-base', tenge: { min: 8000, max: 12_000 } }] } });
    const costs = estimateCosts(plan, data);
    expect(costs.days.flatMap((_, index) => listLines(costs, index))).toEqual(['bed 16000-24000']);
    expect(costs.unknown.slice(1)).toEqual([
      { code: 'home_night', count: 1 },
      { code: 'bed', base: 'desert-base', count: 2 },
    ]);
  });

  test('after the last day and at an airport there is none', () => {
    expect(listUnknown(estimateCosts(nights(['gate', 'village-base']), DATA))).toEqual(['meal 2']);
  });
});

test('data without prices leave ways and beds unknown', () => {
  const days = [
    day(FIRST, museumTrip('10:00', '11:00'), { base: { from: 'home-base', to: 'desert-base' } }),
    day(SECOND, []),
  ];
  const costs = estimateCosts(createPlanOf(days), { ...DATA, prices: undefined });
  expect(listUnknown(costs)).toEqual(expect.arrayContaining(['way 1', 'bed 1']));
  expect(costs.days.flatMap(({ lines }) => lines.map(({ what }) => what.code))).not.toContain('petrol');
});

test('without people one adult is counted', () => {
  const { adults, children } = estimateCosts(createPlanOf([stops(FIRST, [1])]), DATA);
  expect({ adults, children }).toEqual({ adults: 1, children: 0 });
});
