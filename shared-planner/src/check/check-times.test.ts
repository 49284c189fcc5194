import { expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { day, drive, museumTrip, visit } from '../testing/plan-builder.ts';
import { withLocation } from '../testing/small-planning-data.ts';

const DATE = '2027-06-08';
const [there, stop, back] = [
  drive('home', 'museum', '09:48', '10:00', 5.3),
  visit(1, '10:00', '11:30'),
  drive('museum', 'home', '11:30', '11:42', 5.3),
];

test('an item may begin some time after the one before it', () => {
  expect(listViolations([day(DATE, [there, visit(1, '10:30', '11:30'), back])])).toEqual([]);
});

test('an item does not begin before the one before it ends', () => {
  expect(listViolations([day(DATE, [there, stop, drive('museum', 'home', '11:29', '11:41', 5.3)])])).toEqual([
    'time: the drive at 3 on 2027-06-08 begins 11:29, before the item before it ends, 11:30',
  ]);
});

test('an item does not end before it begins', () => {
  const totals = { driveMinutes: 24, driveKm: 10.6, visitMinutes: -30, ascentMetres: 0 };
  const items = [there, visit(1, '11:30', '11:00'), back];
  // Totals cannot be negative, and the visit is too short, which other rules say.
  expect(listViolations([day(DATE, items, { totals: { ...totals, visitMinutes: 0 } })])).toContain(
    'time: the visit at 2 on 2027-06-08 ends 11:00, before it begins',
  );
});

test('an item may take no time', () => {
  const data = withLocation(1, { visitMinutes: { min: 0, typical: 30, max: 60 } });
  const items = [there, visit(1, '11:30', '11:30'), back];
  expect(listViolations([day(DATE, items)], { data })).toEqual([]);
});

test.each([
  ['11:30', '12:15'],
  ['12:30', '13:15'],
])('a meal %s-%s is at the beginning or end of a visit 11:30-13:15', (start, end) => {
  expect(listViolations([day(DATE, museumTrip('11:30', '13:15', { meal: { start, end } }))])).toEqual([]);
});

test('a drive takes the minutes between its times', () => {
  const items = [drive('home', 'museum', '09:47', '10:00', 5.3, { minutes: 12 }), stop, back];
  const totals = { driveMinutes: 24, driveKm: 10.6, visitMinutes: 90, ascentMetres: 0 };
  expect(listViolations([day(DATE, items, { totals })])).toEqual([
    'time: the drive at 1 on 2027-06-08 takes 12 minutes, but lasts 13 without a meal: 09:47-10:00',
  ]);
});

test('a drive lasts its minutes and its meal', () => {
  const meal = { start: '11:35', end: '12:20' };
  expect(listViolations([day(DATE, [there, stop, drive('museum', 'home', '11:30', '12:27', 5.3, { meal })])])).toEqual(
    [],
  );
  const items = [there, stop, drive('museum', 'home', '11:30', '12:26', 5.3, { meal, minutes: 12 })];
  expect(listViolations([day(DATE, items)])).toEqual([
    'time: the drive at 3 on 2027-06-08 takes 12 minutes, but lasts 11 without a meal: 11:30-12:26',
  ]);
});

test.each([
  ['11:30', '12:15', '11:31', '14:00'],
  ['12:30', '13:15', '11:00', '13:14'],
])('a meal %s-%s is not during a visit %s-%s', (start, end, arrive, leave) => {
  expect(listViolations([day(DATE, museumTrip(arrive, leave, { meal: { start, end } }))])).toEqual([
    `time: the visit at 2 on 2027-06-08 has a meal ${start}-${end} that is not during it`,
  ]);
});

test('sunrise and sunset are those of the date', () => {
  expect(listViolations([day(DATE, [], { sunrise: '04:14' })])).toEqual([
    'time: on 2027-06-08 sunrise is 04:13, not 04:14',
  ]);
  expect(listViolations([day(DATE, [], { sunset: '19:29' })])).toEqual([
    'time: on 2027-06-08 sunset is 19:30, not 19:29',
  ]);
});
