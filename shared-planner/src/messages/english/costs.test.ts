import { expect, test } from 'vitest';
import type { Cost, TripCosts, UnknownCost } from '../../costs/index.ts';
import { sampleNames as names } from '../../testing/sample-data.ts';
import { describeCost, describeUnknownCost } from '../describe.ts';
import { costs } from './costs.ts';

const way = { from: 'saty', to: 'kaindy-car-park' };
const flight = { from: 'airport-ala', to: 'saty' };

test.each<[Cost, string]>([
  [{ code: 'entrance', locationId: 13 }, 'Entrance to Charyn Canyon'],
  [{ code: 'car_entrance', locationId: 13 }, 'Entrance of the car to Charyn Canyon'],
  [{ code: 'gondola', locationId: 5 }, 'Gondola to Shymbulak Ski Resort, there and back'],
  [{ code: 'activity', activityId: 1, isOptional: false }, 'Horseback Riding'],
  [{ code: 'activity', activityId: 1, isOptional: true }, 'Horseback Riding, if you take a guide'],
  [{ code: 'petrol', km: 303.4 }, 'Petrol for 303 km'],
  [{ code: 'rented_car' }, 'A rented car, if you have none'],
  [{ code: 'taxi', rides: 3 }, '3 taxi rides by app'],
  [{ code: 'driver' }, 'A car with driver for the day'],
  [{ code: 'bus', rides: 1 }, '1 ride by bus or metro, each with a change at most'],
  [{ code: 'van', ...way }, 'A van with driver between Saty village and Kaindy, there and back'],
  [{ code: 'flight', ...flight }, 'Flight between Almaty airport and Saty village'],
  [{ code: 'bed', base: 'saty' }, 'A bed at Saty village, guest houses'],
])('%j reads: %s', (cost, text) => {
  expect(describeCost(cost, names)).toBe(text);
});

test.each<[UnknownCost, string]>([
  [{ code: 'meal', count: 3 }, 'Meals'],
  [{ code: 'home_night', count: 1 }, '1 night in Almaty'],
  [{ code: 'bed', base: 'saty', count: 2 }, '2 nights at Saty village, guest houses'],
  [{ code: 'way', count: 3 }, 'Petrol, taxis and buses'],
  [{ code: 'rented_car', count: 3 }, 'A rented car for 3 days, if you have none'],
  [{ code: 'driver', count: 1 }, 'A car with driver for 1 day'],
  [{ code: 'far_ride', count: 2 }, '2 rides out of town by bus, train or shared taxi'],
  [
    { code: 'flight', ...flight, count: 2 },
    '2 flights between Almaty airport and Saty village, and the ways to the airports',
  ],
  [{ code: 'van', ...way, count: 1 }, 'A 4x4 with driver between Saty village and Kaindy'],
  [{ code: 'entrance', locationId: 13, count: 1 }, 'Entrance to Charyn Canyon'],
  [{ code: 'activity', activityId: 1, count: 1 }, 'Horseback Riding'],
  [{ code: 'booking', title: 'Dinner', count: 1 }, 'Dinner'],
])('%j, of which nobody knows a price, reads: %s', (cost, text) => {
  expect(describeUnknownCost(cost, names)).toBe(text);
});

const trip: TripCosts = {
  ...{ adults: 2, children: 0, days: [], tenge: { min: 34_000, max: 52_000 } },
  unknown: [
    { code: 'meal', count: 3 },
    { code: 'home_night', count: 2 },
  ],
};

test('the headline says for whom the sum is and what is not in it', () => {
  expect(costs.headline(trip)).toBe(
    'Known costs 34,000 to 52,000 tenge for 2 adults, without meals and nights in Almaty',
  );
  expect(`${costs.sum(trip)} ${costs.without(trip)}`).toBe(costs.headline(trip).replace('Known costs ', ''));
});

test('kinds of what is not known are said once', () => {
  const entrance = { code: 'entrance', count: 1 } as const;
  const unknown = [...trip.unknown, { ...entrance, locationId: 13 }, { ...entrance, locationId: 5 }];
  expect(costs.without({ ...trip, unknown })).toBe('for 2 adults, without meals, nights in Almaty and some entrances');
});

test('children are counted, and it is said that they may pay less', () => {
  expect(costs.without({ ...trip, children: 1 })).toContain('for 2 adults and 1 child,');
  expect(costs.without({ ...trip, adults: 1, children: 2 })).toContain('for 1 adult and 2 children,');
  expect(costs.notes({ ...trip, children: 1 }).join()).toContain('Children are counted as adults');
  expect(costs.notes(trip).join()).not.toContain('Children');
});

test('more people than a car has seats read that ways are counted for one', () => {
  expect(costs.notes({ ...trip, adults: 3, children: 2 }).join()).toContain('counted for one car');
  expect(costs.notes({ ...trip, adults: 4 }).join()).not.toContain('one car');
});

test('an amount is a range or one number, and says that it is unsure', () => {
  expect(costs.amount({ min: 900, max: 900 })).toBe('900 tenge');
  expect(costs.amount({ min: 900, max: 1200 }, true)).toBe('about 900 to 1,200 tenge');
  expect(costs.each({ min: 900, max: 900 })).toBe('900 tenge each');
});
