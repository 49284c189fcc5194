import { describe, expect, test } from 'vitest';
import { listViolations } from '../testing/list-violations.ts';
import {
  activity,
  bathsTrip,
  day,
  drive,
  hillTrip,
  museumTrip,
  parkTrip,
  roundTrip,
  visit,
} from '../testing/plan-builder.ts';
import { withActivity } from '../testing/small-planning-data.ts';

const DATE = '2027-06-08';
const check = (items: Parameters<typeof day>[1], options?: Parameters<typeof listViolations>[1]) =>
  listViolations([day(DATE, items)], options);

describe('visits', () => {
  test('a visit lasts its least minutes', () => {
    expect(check(museumTrip('10:00', '11:00'))).toEqual([]);
    expect(check(museumTrip('10:00', '10:59'))).toEqual([
      'H11: location 1 on 2027-06-08 lasts 59 minutes, less than 60',
    ]);
  });

  test('a meal is no part of the minutes', () => {
    const meal = { start: '12:00', end: '12:45' };
    expect(check(museumTrip('11:30', '13:15', { meal }))).toEqual([]);
    expect(check(museumTrip('11:30', '13:14', { meal }))).toEqual([
      'H11: location 1 on 2027-06-08 lasts 59 minutes, less than 60',
    ]);
  });

  test('an activity that adds to the visit makes it longer by its least minutes', () => {
    expect(check(parkTrip(2, '10:00', '11:45', { activityIds: [1] }))).toEqual([]);
    expect(check(parkTrip(2, '10:00', '11:44', { activityIds: [1] }))).toEqual([
      'H11: location 2 on 2027-06-08 lasts 104 minutes, less than 105',
    ]);
  });

  test('an activity with nights adds nothing to the visit', () => {
    // The day ends at home, which another rule says.
    const check11 = (leave: string) =>
      check(parkTrip(6, '10:00', leave, { activityIds: [3] })).filter((text) => text.includes('less than'));
    expect(check11('10:30')).toEqual([]);
    expect(check11('10:29')).toEqual(['H11: location 6 on 2027-06-08 lasts 29 minutes, less than 30']);
  });

  test('an activity is done at one of its locations', () => {
    expect(check(museumTrip('10:00', '12:00', { activityIds: [1] }))).toEqual([
      'H11: 2027-06-08: activity 1 is not done at location 1',
    ]);
  });
});

describe('an activity that is the visit', () => {
  const tour = (leave: string) => [
    drive('home', 'park', '09:37', '10:00', 10),
    visit(2, '10:00', '11:30', { activityIds: [4] }),
    visit(6, '11:30', leave),
    drive('park', 'home', leave, `12:${Number(leave.slice(3)) + 53 - 30}`, 10),
  ];

  test('lasts its least minutes at all its locations together', () => {
    expect(check(tour('12:30'))).toEqual([]);
    expect(check(tour('12:29'))).toEqual(['H11: 2027-06-08: the visits of activity 4 last 149 minutes, less than 150']);
  });

  test('does not count visits of other locations', () => {
    const data = withActivity(4, { locationIds: [2] });
    expect(check(tour('12:30'), { data })).toEqual([
      'H11: 2027-06-08: the visits of activity 4 last 90 minutes, less than 150',
    ]);
  });

  test('does not count visits of other days', () => {
    const days = [
      day(DATE, museumTrip('10:00', '11:30', { activityIds: [4] })),
      day('2027-06-09', parkTrip(2, '10:00', '11:30')),
    ];
    expect(listViolations(days)).toEqual(['H11: 2027-06-08: the visits of activity 4 last 90 minutes, less than 150']);
  });
});

describe('an activity by itself', () => {
  test('lasts its least minutes', () => {
    expect(check(bathsTrip('10:00', '11:30'))).toEqual([]);
    expect(check(bathsTrip('10:00', '11:29'))).toEqual(['H11: 2027-06-08: activity 2 lasts 89 minutes, less than 90']);
  });

  test('is done at one of its nodes', () => {
    const items = hillTrip(activity(2, 'hill', '10:00', '11:30'));
    expect(check(items)).toEqual(['H11: 2027-06-08: activity 2 is not done at hill']);
  });

  const tour = (locationId: number) =>
    roundTrip(['home', 'park'], 23, 10, activity(4, 'park', '10:00', '12:30', { locationId }));

  test('or at one of its locations', () => {
    expect(check(tour(6))).toEqual([]);
    expect(check(tour(6), { data: withActivity(4, { locationIds: [1] }) })).toEqual([
      'H11: 2027-06-08: activity 4 is not done at location 6',
    ]);
  });

  test('at the node of the location', () => {
    expect(check(tour(1))).toEqual(['H11: 2027-06-08: activity 4 is at park, but location 1 at museum']);
  });

  test('not at a location that was selected, even if that is unscheduled', () => {
    const unscheduled = [{ kind: 'location' as const, id: 6, reason: { code: 'needs_more_days' as const, days: 1 } }];
    expect(check(tour(6), { request: { locations: [6] }, plan: { unscheduled } })).toEqual([
      'H11: 2027-06-08: activity 4 is by itself at location 6, which was selected',
    ]);
  });
});
