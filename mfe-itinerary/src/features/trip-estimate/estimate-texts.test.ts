import type { TripEstimate } from '@almaty/planner/estimate';
import { expect, test } from 'vitest';
import { describeDays, describeTrip, formatHours } from './estimate-texts.ts';

/** A trip of so many days that is so many days too short. */
const createTrip = (days: number, missing: number, fitCount: number, longerFitCount = fitCount): TripEstimate => ({
  days: Array.from({ length: days }, () => ({
    ...{ date: '2027-06-12', dayMinutes: 0, visitMinutes: 0, wayMinutes: 0, items: [] },
  })),
  missingDays: Array.from({ length: missing }, () => ({ date: '2027-06-16', items: [] })),
  ...{ fitCount, longerFitCount, leftOut: [], closed: [], restrictedIds: [], comfortMinutes: 540, mostMinutes: 720 },
});

test.each([
  [createTrip(4, 0, 6), 6, 0, 'Your 6 locations fit into 4 days'],
  [createTrip(1, 0, 1), 1, 0, 'Your location fits into 1 day'],
  [createTrip(2, 0, 2), 0, 2, 'Your 2 activities fit into 2 days'],
  [createTrip(4, 0, 7), 6, 1, 'Your 7 locations and activities fit into 4 days'],
  [createTrip(3, 1, 4, 6), 6, 0, 'Your 6 locations need about 4 days; you have 3'],
  [createTrip(1, 1, 0, 1), 1, 0, 'Your location needs about 2 days; you have 1'],
  [createTrip(3, 1, 4, 5), 6, 0, '5 of your 6 locations need about 4 days; you have 3'],
  [createTrip(4, 0, 5), 6, 0, '5 of your 6 locations fit into 4 days'],
  [createTrip(4, 0, 1), 6, 1, '1 of your 7 locations and activities fits into 4 days'],
  [createTrip(4, 0, 0), 2, 0, 'None of your 2 locations fits into these dates'],
  [createTrip(4, 0, 0), 0, 1, 'Your activity does not fit into these dates'],
])('says what fits, and how many days it needs (%#)', (trip, locations, activities, text) => {
  expect(describeTrip(trip, { locations, activities })).toBe(text);
});

test.each([
  [{ month: '2027-06', days: 4, itemCount: 6 }, 6, 'Your 6 locations need about 4 days, for example in June.'],
  [{ month: '2028-01', days: 1, itemCount: 1 }, 1, 'Your location needs about 1 day, for example in January.'],
  [{ month: '2027-06', days: 4, itemCount: 5 }, 6, '5 of your 6 locations need about 4 days, for example in June.'],
])('says how many days the selection needs', (days, locations, text) => {
  expect(describeDays(days, { locations, activities: 0 })).toBe(text);
});

test.each([
  [350, '5 h 50'],
  [600, '10 h'],
  [605, '10 h 05'],
  [45, '45 min'],
])('writes %i minutes as %s', (minutes, text) => {
  expect(formatHours(minutes)).toBe(text);
});
