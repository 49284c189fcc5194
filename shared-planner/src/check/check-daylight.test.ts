import { expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { activity, day, parkTrip, roundTrip, visit } from '../testing/plan-builder.ts';
import { withLocation } from '../testing/small-planning-data.ts';

// Sunrise is at 04:13 and sunset at 19:30.
const DATE = '2027-06-08';

const check = (locationId: number, arrive: string, leave: string) =>
  listViolations([day(DATE, parkTrip(locationId, arrive, leave))], { preferences: { dayStart: '03:00' } });

test('a visit by daylight can end 30 minutes before sunset, not a minute later', () => {
  expect(check(2, '17:30', '19:00')).toEqual([]);
  expect(check(2, '17:30', '19:01')).toEqual(['H2: location 2 on 2027-06-08 ends 19:01, after 19:00']);
});

test('a visit by daylight can begin at sunrise, not a minute earlier', () => {
  expect(check(2, '04:13', '05:30')).toEqual([]);
  expect(check(2, '04:12', '05:30')).toEqual(['H2: location 2 on 2027-06-08 begins 04:12, before 04:13']);
});

test('a visit that needs no daylight can end in the dark', () => {
  expect(check(6, '19:00', '20:30')).toEqual([]);
});

test('an activity by itself at a location needs the daylight of the location', () => {
  const stop = activity(4, 'park', '16:30', '19:01', { locationId: 2 });
  expect(listViolations([day(DATE, roundTrip(['home', 'park'], 23, 10, stop))])).toEqual([
    'H2: activity 4 on 2027-06-08 ends 19:01, after 19:00',
  ]);
});

test('the walk from and to the bus stop lies in daylight too', () => {
  const bus = { lines: ['28'], stop: 'Fork', minutesFromCentre: 30, walkFromStopMinutes: 60 };
  const byBus = (arrive: string, leave: string) =>
    listViolations([day(DATE, roundTrip(['home', 'park'], 90, 10, visit(2, arrive, leave)))], {
      ...{ data: withLocation(2, { bus }), preferences: { dayStart: '03:00', transport: 'public' } },
    });
  expect(byBus('05:13', '07:00')).toEqual([]);
  expect(byBus('05:12', '07:00')).toEqual(['H2: location 2 on 2027-06-08 begins 05:12, before 05:13']);
  expect(byBus('16:30', '18:30')).toEqual([]);
  expect(byBus('16:30', '18:31')).toEqual(['H2: location 2 on 2027-06-08 ends 18:31, after 18:30']);
});
