import { describe, expect, test } from 'vitest';
import { createPlanner } from '../plan/create-planner.ts';
import { USUAL_PREFERENCES } from '../schema/usual-preferences.ts';
import { SMALL_PLANNING_DATA, withLocation } from '../testing/small-planning-data.ts';
import { estimateTrip } from './estimate-trip.ts';
import type { TripRequest } from './trip-estimate.ts';

/** A Saturday in June, when everything of the small data is open. */
const request: TripRequest = {
  today: '2027-01-10',
  start_date: '2027-06-12',
  end_date: '2027-06-12',
  locations: [],
  activities: [],
  preferences: USUAL_PREFERENCES,
};
const estimate = (fields: Partial<TripRequest>, data = SMALL_PLANNING_DATA) =>
  estimateTrip(createPlanner(data, 'test'), data, { ...request, ...fields });
const getIds = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('a trip that is long enough', () => {
  const { days, leftOut, closed, missingDays, fitCount } = estimate({ locations: [1, 6] });

  test('has everything in its days', () => {
    expect(days).toHaveLength(1);
    expect(getIds(days[0]?.items ?? []).sort()).toEqual([1, 6]);
    expect({ leftOut, closed, missingDays, fitCount }).toEqual({
      leftOut: [],
      closed: [],
      missingDays: [],
      fitCount: 2,
    });
  });

  test('says how long its day is, and of what', () => {
    const [day] = days;
    // Museum 90 and garden 60 minutes.
    expect(day?.visitMinutes).toBe(150);
    expect(day?.wayMinutes).toBeGreaterThan(0);
    expect(day?.dayMinutes).toBeGreaterThanOrEqual(150 + (day?.wayMinutes ?? 0));
  });

  test('says what a day of a balanced trip lasts comfortably and at most', () => {
    expect(estimate({ locations: [1] })).toMatchObject({ comfortMinutes: 540, mostMinutes: 720 });
  });
});

test('a free day lasts no time', () => {
  const { days } = estimate({ locations: [1], end_date: '2027-06-13' });
  expect(days.map(({ dayMinutes }) => dayMinutes > 0)).toEqual([true, false]);
});

test('a night away names its base, and the last day none', () => {
  const { days } = estimate({ locations: [5], end_date: '2027-06-13' });
  expect(days.map(({ nightBase }) => nightBase)).toEqual(['village-base', undefined]);
});

describe('a trip that is too short', () => {
  test('misses as many days as it needs, and says what would be done on them', () => {
    // The ridge is too strenuous for the day of arrival.
    const { fitCount, longerFitCount, leftOut, missingDays } = estimate({ locations: [3, 6, 2, 8] });
    expect([fitCount, longerFitCount]).toEqual([3, 4]);
    expect(getIds(leftOut)).toEqual([8]);
    expect(missingDays).toEqual([{ date: '2027-06-13', items: [{ kind: 'location', id: 8 }] }]);
  });

  test('does not say what would be done on the missing days when the others have to change', () => {
    // The canyon needs a night in the village: the other days make room for it.
    const trail = withLocation(9, { visitMinutes: { min: 60, typical: 60, max: 900 } });
    const { missingDays, leftOut } = estimate({ locations: [1, 3, 5, 8, 2, 6, 9], end_date: '2027-06-13' }, trail);
    expect(leftOut).toEqual([{ kind: 'location', id: 5, reason: { code: 'needs_more_days', days: 1 } }]);
    expect(missingDays).toEqual([{ date: '2027-06-14', items: [] }]);
  });

  test('holds everything once it has the missing days', () => {
    const locations = [1, 2, 3, 5, 6, 7, 8];
    const { missingDays, longerFitCount } = estimate({ locations });
    expect(longerFitCount).toBe(locations.length);
    const longer = estimate({ locations, end_date: missingDays.at(-1)?.date ?? '' });
    expect(longer.leftOut).toEqual([]);
  });
});

describe('what is closed', () => {
  test('is apart from what found no room, and no day is missing because of it', () => {
    const { closed, leftOut, missingDays, fitCount } = estimate({
      locations: [1, 4],
      start_date: '2027-01-12',
      end_date: '2027-01-14',
    });
    expect(closed).toMatchObject([{ kind: 'location', id: 4, reason: { code: 'closed_for_season' } }]);
    expect({ leftOut, missingDays, fitCount }).toEqual({ leftOut: [], missingDays: [], fitCount: 1 });
  });

  test('stays out of the days that are missing', () => {
    const { missingDays, longerFitCount } = estimate({
      locations: [3, 8, 4],
      start_date: '2027-01-12',
      end_date: '2027-01-12',
    });
    expect(missingDays).not.toEqual([]);
    expect(longerFitCount).toBe(2);
  });
});

test('what never fits into a day misses no day', () => {
  const data = withLocation(1, { visitMinutes: { min: 900, typical: 900, max: 900 } });
  const { leftOut, missingDays } = estimate({ locations: [1] }, data);
  expect(getIds(leftOut)).toEqual([1]);
  expect(missingDays).toEqual([]);
});

test('names the locations whose access is restricted on the day of the visit', () => {
  const notice = { state: 'restricted', label: 'One hall closed', reviewBy: '2027-12-31' } as const;
  expect(estimate({ locations: [1, 6] }, withLocation(1, { notice })).restrictedIds).toEqual([1]);
});
