import { expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import { activity, day, drive, meal, museumTrip, parkTrip, visit } from '../testing/plan-builder.ts';

const DATE = '2027-06-08';

test('a day without items stays where it is', () => {
  expect(listViolations([day(DATE, [])])).toEqual([]);
});

test('a day without items cannot end elsewhere', () => {
  const days = [
    day(DATE, [], { base: { from: 'home-base', to: 'village-base' } }),
    day('2027-06-09', [drive('village', 'home', '09:00', '13:05', 200)], {
      base: { from: 'village-base', to: 'home-base' },
    }),
  ];
  expect(listViolations(days)).toEqual([
    'H6: 2027-06-08 ends at village-base, whose node is village, but one is at home',
  ]);
});

test('the first item begins at the node of the first base', () => {
  expect(listViolations([day(DATE, museumTrip('10:00', '11:30').slice(1))])).toEqual([
    'H6: the visit at 1 on 2027-06-08 begins at museum, but one is at home',
  ]);
});

test('the last item ends at the node of the last base', () => {
  expect(listViolations([day(DATE, museumTrip('10:00', '11:30').slice(0, 2))])).toEqual([
    'H6: 2027-06-08 ends at home-base, whose node is home, but one is at museum',
  ]);
});

test('a drive begins where the item before it ended', () => {
  const items = [...museumTrip('10:00', '11:30').slice(0, 2), drive('park', 'home', '12:00', '12:23', 10)];
  expect(listViolations([day(DATE, items)])).toEqual([
    'H6: the drive at 3 on 2027-06-08 begins at park, but one is at museum',
  ]);
});

test('a visit is where the drive before it ended', () => {
  const [there, , back] = parkTrip(6, '10:00', '11:30');
  const items = [there, visit(1, '10:00', '11:30'), back].flatMap((item) => item ?? []);
  expect(listViolations([day(DATE, items)])).toEqual([
    'H6: the visit at 2 on 2027-06-08 begins at museum, but one is at park',
    'H6: the drive at 3 on 2027-06-08 begins at park, but one is at museum',
  ]);
});

test('a meal is where one is', () => {
  const [there, stop] = museumTrip('10:00', '11:30');
  const items = (at: string) => [
    ...[there, stop].flatMap((item) => item ?? []),
    meal(at, '11:30', '12:15'),
    drive('museum', 'home', '12:15', '12:27', 5.3),
  ];
  expect(listViolations([day(DATE, items('museum'))])).toEqual([]);
  expect(listViolations([day(DATE, items('home'))])).toEqual([
    'H6: the meal at 3 on 2027-06-08 begins at home, but one is at museum',
    'H6: the drive at 4 on 2027-06-08 begins at museum, but one is at home',
  ]);
});

test('an activity by itself is where one is', () => {
  const [there, , back] = parkTrip(6, '10:00', '11:30');
  const items = [there, activity(2, 'baths', '10:00', '11:30'), back].flatMap((item) => item ?? []);
  expect(listViolations([day(DATE, items)])).toEqual([
    'H6: the activity at 2 on 2027-06-08 begins at baths, but one is at park',
    'H6: the drive at 3 on 2027-06-08 begins at park, but one is at baths',
  ]);
});

test('a gateway that the planning data does not know is said', () => {
  const items = museumTrip('10:00', '11:30');
  expect(
    listViolations([day(DATE, items, { base: { from: 'port', to: 'home-base' } })], {
      preferences: { arrival: { gateway: 'port', time: '09:48' } },
    }),
  ).toEqual(['H6: 2027-06-08 names port, which is no base, gateway or camp']);
});
