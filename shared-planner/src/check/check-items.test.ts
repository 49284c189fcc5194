import { describe, expect, test } from 'vitest';
import type { UnscheduledItem } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { activity, bathsTrip, day, museumTrip, parkTrip, roundTrip, visit } from '../testing/plan-builder.ts';

const [FIRST, SECOND] = ['2027-06-08', '2027-06-09'] as const;
const museum = (date: string) => day(date, museumTrip('10:00', '11:30'));
const unscheduled = (kind: 'location' | 'activity', id: number): UnscheduledItem => ({
  ...{ kind, id },
  reason: { code: 'needs_more_days', days: 1 },
});

describe('repetitions', () => {
  test('a location is visited once', () => {
    expect(listViolations([museum(FIRST), museum(SECOND)])).toEqual([
      'H7: location 1 is on 2027-06-08 and again on 2027-06-09',
    ]);
  });

  test('a visit of several days is on no more days than it takes, once a day', () => {
    const trail = (date: string) => day(date, parkTrip(9, '09:23', '11:00'));
    const THIRD = '2027-06-10';
    expect(listViolations([trail(FIRST), trail(SECOND)])).toEqual([]);
    expect(listViolations([trail(FIRST), trail(SECOND), trail(THIRD)])).toEqual([
      'H7: location 9 is on 2027-06-08 and again on 2027-06-10',
    ]);
    const twice = [...trail(FIRST).items, ...parkTrip(9, '12:00', '13:00')];
    expect(listViolations([day(FIRST, twice)])).toContain('H7: location 9 is on 2027-06-08 and again on 2027-06-08');
  });

  test('an activity is done once', () => {
    const baths = (date: string) => day(date, bathsTrip('10:00', '11:30'));
    expect(listViolations([baths(FIRST), baths(SECOND)])).toEqual([
      'H7: activity 2 is on 2027-06-08 and again on 2027-06-09',
    ]);
    const ride = parkTrip(2, '10:00', '13:00', { activityIds: [1, 1] });
    expect(listViolations([day(FIRST, ride)])).toEqual(['H7: activity 1 is on 2027-06-08 and again on 2027-06-08']);
  });

  test('an activity is done during a visit or by itself', () => {
    const tour = activity(4, 'park', '10:00', '12:30', { locationId: 6 });
    const days = [
      day(FIRST, parkTrip(2, '10:00', '12:30', { activityIds: [4] })),
      day(SECOND, roundTrip(['home', 'park'], 23, 10, tour)),
    ];
    expect(listViolations(days)).toEqual(['H7: activity 4 is on 2027-06-08 and again on 2027-06-09']);
  });
});

describe('locks', () => {
  const lock = (date: string, kind: 'location' | 'activity' = 'location') => ({ locks: [{ kind, id: 1, date }] });

  test('a locked item is on its day', () => {
    const days = [museum(FIRST), day(SECOND, [])];
    expect(listViolations(days, { request: lock(FIRST) })).toEqual([]);
    expect(listViolations(days, { request: lock(SECOND) })).toEqual([
      'H7: location 1 is on 2027-06-08, but locked to 2027-06-09',
    ]);
    expect(listViolations(days, { request: lock(SECOND, 'activity') })).toEqual([]);
  });

  test('a locked item may be unscheduled', () => {
    const request = { locations: [1], ...lock(SECOND) };
    expect(listViolations([day(FIRST, [])], { request, plan: { unscheduled: [unscheduled('location', 1)] } })).toEqual(
      [],
    );
  });
});

describe('completeness', () => {
  test('what was asked for is in the plan or unscheduled', () => {
    const request = { locations: [1, 4], activities: [2] };
    expect(listViolations([museum(FIRST)], { request })).toEqual([
      'H12: location 4 is neither in the plan nor unscheduled',
      'H12: activity 2 is neither in the plan nor unscheduled',
    ]);
    const plan = { unscheduled: [unscheduled('location', 4), unscheduled('activity', 2)] };
    expect(listViolations([museum(FIRST)], { request, plan })).toEqual([]);
  });

  test('a location is no activity of the same id', () => {
    const plan = { unscheduled: [unscheduled('activity', 4)] };
    expect(listViolations([museum(FIRST)], { request: { locations: [1, 4] }, plan })).toEqual([
      'H12: location 4 is neither in the plan nor unscheduled',
      'H12: activity 4 is unscheduled, but was not requested',
    ]);
  });

  test('nothing else is in the plan', () => {
    expect(listViolations([museum(FIRST)], { request: { locations: [] } })).toEqual([
      'H12: location 1 was not requested',
    ]);
    const ride = parkTrip(2, '10:00', '12:00', { activityIds: [1] });
    expect(listViolations([day(FIRST, ride)], { request: { activities: [] } })).toEqual([
      'H12: activity 1 was not requested',
    ]);
    expect(listViolations([day(FIRST, bathsTrip('10:00', '11:30'))], { request: { activities: [] } })).toEqual([
      'H12: activity 2 was not requested',
    ]);
  });

  test('an item is not both in the plan and unscheduled, nor unscheduled twice', () => {
    expect(listViolations([museum(FIRST)], { plan: { unscheduled: [unscheduled('location', 1)] } })).toEqual([
      'H12: location 1 is in the plan and unscheduled',
    ]);
    const plan = { unscheduled: [unscheduled('location', 4), unscheduled('location', 4)] };
    expect(listViolations([day(FIRST, [])], { request: { locations: [4] }, plan })).toEqual([
      'H12: location 4 is unscheduled twice',
    ]);
  });

  test('what is in the plan is in the planning data', () => {
    expect(listViolations([day(FIRST, [visit(99, '10:00', '11:00')])])).toEqual([
      'H12: location 99 is not in the planning data',
    ]);
  });
});

describe('suggestions', () => {
  const suggest = (date: string, ...ids: number[]) =>
    day(date, [], {
      suggestions: ids.map((id) => ({ kind: 'location', id, visitMinutes: 60, driveMinutes: 46 })),
    });

  test('a suggestion is a known location, each once', () => {
    expect(listViolations([suggest(FIRST, 6), suggest(SECOND, 2)])).toEqual([]);
    expect(listViolations([suggest(FIRST, 99)])).toEqual([
      'H12: location 99 is suggested, but not in the planning data',
    ]);
    expect(listViolations([suggest(FIRST, 6), suggest(SECOND, 6)])).toEqual([
      'H12: location 6 is suggested on 2027-06-08 and again on 2027-06-09',
    ]);
  });

  test('a suggestion was not asked for, whether it is in the plan or not', () => {
    const message = 'H12: location 1 is suggested, but was requested';
    expect(listViolations([museum(FIRST), suggest(SECOND, 1)])).toEqual([message]);
    const plan = { unscheduled: [unscheduled('location', 1)] };
    expect(listViolations([suggest(FIRST, 1)], { request: { locations: [1] }, plan })).toEqual([message]);
  });
});
