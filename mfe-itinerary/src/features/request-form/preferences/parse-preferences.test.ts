import { USUAL_PREFERENCES } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { parsePreferences, toRefusal } from './parse-preferences.ts';

const trip = { start: '2027-06-12', end: '2027-06-12', locations: [{ id: 13 }, { id: 14 }], activities: [{ id: 3 }] };
const parse = (fields: Record<string, string>, change: object = {}) =>
  parsePreferences(
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [`fit-${name}`, value])).toString(),
    { ...trip, ...change },
  );

test.each([{}, { transport: 'car', pace: 'balanced', dayStart: '09:00' }, { transport: 'camel', dayStart: '9' }])(
  '%j is what is assumed',
  (fields) => {
    expect(parse(fields)).toEqual({ errors: {} });
  },
);

test('what is chosen is read', () => {
  expect(
    parse({
      ...{ transport: 'driver', pace: 'relaxed', dayStart: '10:00', adults: ' 2 ', children: '4 and 9' },
      ...{ arrival: 'ala', arrivalTime: '08:00', departure: 'station', departureTime: '22:00' },
    }),
  ).toEqual({
    preferences: {
      ...{ transport: 'driver', pace: 'relaxed', dayStart: '10:00', people: { adults: 2, children: [4, 9] } },
      arrival: { gateway: 'ala', time: '08:00' },
      departure: { gateway: 'station', time: '22:00' },
    },
    errors: {},
  });
});

test('must-haves are those that are still selected, in the order of the selection', () => {
  const text = new URLSearchParams(
    ['activity 3', 'location 99', 'location 14'].map((value) => ['fit-mustHaves', value]),
  ).toString();
  expect(parsePreferences(text, trip).preferences?.mustHaves).toEqual([
    { kind: 'location', id: 14 },
    { kind: 'activity', id: 3 },
  ]);
});

test.each<[Record<string, string>, object]>([
  [{ adults: '0' }, { adults: 'Write how many adults travel, from 1 to 20' }],
  [{ adults: 'two' }, { adults: 'Write how many adults travel, from 1 to 20' }],
  [{ adults: '21' }, { adults: 'Write how many adults travel, from 1 to 20' }],
  [{ children: '4' }, { adults: 'Write how many adults travel, from 1 to 20' }],
  [
    { adults: '2', children: '8 months' },
    { children: 'Write only the ages of the children in years, for example 4, 9' },
  ],
  [{ adults: '2', children: ',' }, { children: 'Write only the ages of the children in years, for example 4, 9' }],
  [{ adults: '2', children: '18' }, { children: 'Write the ages of children up to 17 years' }],
  [{ adults: '2', children: '1 2 3 4 5 6 7 8 9 10 11' }, { children: 'Write the ages of at most 10 children' }],
  [{ arrival: 'ala' }, { arrivalTime: 'Enter the time at which you arrive, for example 09:30' }],
  [{ departureTime: '22:00' }, { departure: 'Choose where you leave, or clear the time' }],
  [
    { arrival: 'ala', arrivalTime: '15:00', departure: 'ala', departureTime: '12:00' },
    { departureTime: 'Choose a departure after your arrival, or a longer trip' },
  ],
])('%j is an error: %j', (fields, errors) => {
  expect(parse({ pace: 'full', ...fields }).errors).toEqual(errors);
});

test('what is right counts for the estimate, whatever is wrong beside it', () => {
  const transfers = { arrival: 'ala', arrivalTime: '15:00', departure: 'ala', departureTime: '12:00' };
  expect(parse({ transport: 'public', children: '4', ...transfers }).preferences).toEqual({
    ...{ ...USUAL_PREFERENCES, transport: 'public' },
    arrival: { gateway: 'ala', time: '15:00' },
  });
});

test('what the API refuses is said at its field, if it has one', () => {
  expect(toRefusal('departure', 'Too early.')).toEqual({ departureTime: 'Too early.' });
  expect(toRefusal('people', 'Too many.')).toEqual({ adults: 'Too many.' });
  expect(toRefusal('transport', 'No.')).toBeUndefined();
  expect(toRefusal(undefined, 'No.')).toBeUndefined();
});

test('what is booked is read, on days of the trip once there are any', () => {
  const dinner = { 'booking-1-title': 'Dinner', 'booking-1-start': '19:00', 'booking-1-minutes': '120' };
  expect(parse({ ...dinner, 'booking-1-date': '2027-06-12' }).preferences?.bookings).toEqual([
    { title: 'Dinner', date: '2027-06-12', start: '19:00', minutes: 120 },
  ]);
  expect(parse({ ...dinner, 'booking-1-date': '2027-06-13' })).toEqual({
    errors: { bookings: 'Choose a day of your trip' },
  });
  expect(parse({ ...dinner, 'booking-1-date': '2027-06-13' }, { start: '', end: '' }).errors).toEqual({});
});

test.each(['4 and 9', '4 и 9', '4 және 9', '4, 9'])(
  'ages can be written as people do in each language: %s',
  (children) => {
    expect(parse({ adults: '2', children }).preferences).toHaveProperty('people.children', [4, 9]);
  },
);
