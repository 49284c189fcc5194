import { expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { day, drive, meal, parkTrip, visit } from '../testing/plan-builder.ts';
import { withRules } from '../testing/small-planning-data.ts';

const DATE = '2027-06-08';

const check = (arrive: string, leave: string, start?: string, end?: string) =>
  listViolations([day(DATE, parkTrip(6, arrive, leave, start && end ? { meal: { start, end } } : {}))]);

test('a day that is longer than 360 minutes has a meal', () => {
  const begunEarly = (leave: string) =>
    listViolations([day(DATE, parkTrip(6, '08:23', leave))], { preferences: { dayStart: '08:00' } });
  expect(begunEarly('13:37')).toEqual([]);
  expect(begunEarly('13:38')).toEqual(['H5: 2027-06-08 lasts 361 minutes, more than 360, without a meal']);
  expect(check('09:23', '14:38', '12:00', '12:45')).toEqual([]);
});

test('a day that begins by 11:30 and ends at 15:00 or later has a meal, however short it is', () => {
  expect(check('11:53', '14:36')).toEqual([]);
  expect(check('11:53', '14:37')).toEqual(['H5: 2027-06-08 lasts 11:30-15:00, over noon, without a meal']);
  expect(check('11:54', '14:37')).toEqual([]);
});

test('a day that begins after 11:30 needs no meal', () => {
  expect(check('11:54', '17:54')).toEqual([]);
  expect(check('11:53', '17:54')).toEqual(['H5: 2027-06-08 lasts 407 minutes, more than 360, without a meal']);
});

test.each([
  ['11:30', '12:15'],
  ['14:15', '15:00'],
])('a meal can be %s-%s', (start, end) => {
  expect(check('09:23', '15:30', start, end)).toEqual([]);
});

test.each([
  ['11:29', '12:14'],
  ['14:16', '15:01'],
])('a meal cannot be %s-%s', (start, end) => {
  expect(check('09:23', '15:30', start, end)).toEqual([
    `H5: 2027-06-08 has a meal ${start}-${end}, outside 11:30-15:00`,
  ]);
});

test.each([
  ['12:44', 44],
  ['12:46', 46],
])('a meal from 12:00 to %s is not as long as a meal', (end, minutes) => {
  expect(check('09:23', '15:30', '12:00', end)).toEqual([`H5: 2027-06-08 has a meal of ${minutes} minutes, not 45`]);
});

const garden = (before: ReturnType<typeof meal>[], after: ReturnType<typeof meal>[], arrive = '12:15') => [
  ...before,
  drive('home', 'park', '11:52', arrive, 10),
  visit(6, '12:15', '13:37'),
  drive('park', 'home', '13:37', '14:00', 10),
  ...after,
];

test('a meal is between two items, the last item or during one', () => {
  const between = parkTrip(6, '10:00', '12:00').toSpliced(2, 1, meal('park', '12:00', '12:45'), {
    ...drive('park', 'home', '12:45', '13:08', 10),
  });
  expect(listViolations([day(DATE, between)])).toEqual([]);
  expect(
    listViolations([day(DATE, garden([meal('home', '11:07', '11:52')], []))], {
      data: withRules({ mealFromMinute: 660 }),
    }),
  ).toEqual(['H5: 2027-06-08 has a meal 11:07-11:52 before everything else']);
  expect(listViolations([day(DATE, garden([], [meal('home', '14:00', '14:45')]))])).toEqual([]);
});

test('a meal during a drive makes the drive longer, not its minutes', () => {
  const items = [
    drive('home', 'park', '11:52', '13:00', 10, { meal: { start: '12:00', end: '12:45' } }),
    visit(6, '13:00', '13:37'),
    drive('park', 'home', '13:37', '14:00', 10),
  ];
  expect(listViolations([day(DATE, items)])).toEqual([]);
});

test('a day has one meal', () => {
  const items = parkTrip(6, '10:00', '12:30', { meal: { start: '11:30', end: '12:15' } }).toSpliced(
    2,
    1,
    meal('park', '12:30', '13:15'),
    drive('park', 'home', '13:15', '13:38', 10),
  );
  expect(listViolations([day(DATE, items)])).toEqual(['H5: 2027-06-08 has 2 meals']);
});
