import { expect, test } from 'vitest';
import type { Plan, Preferences } from '../schema/index.ts';
import { CLEAN_PLAN, CLEAN_REQUEST } from '../testing/clean-plan.ts';
import { listViolations } from '../testing/list-violations.ts';
import { day } from '../testing/plan-builder.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { checkPlan } from './index.ts';

const check = (fields: Partial<Plan>) =>
  checkPlan({ ...CLEAN_PLAN, ...fields }, CLEAN_REQUEST, SMALL_PLANNING_DATA).map(
    ({ rule, message }) => `${rule}: ${message}`,
  );

test.each<[Partial<Plan>, string]>([
  [{ reference: 'ALM-OTHER' }, 'reference is ALM-OTHER, not ALM-TEST'],
  [{ revision: 2 }, 'revision is 2, not 1'],
  [{ start_date: '2027-06-06' }, 'start_date is 2027-06-06, not 2027-06-07'],
  [{ end_date: '2027-06-12' }, 'end_date is 2027-06-12, not 2027-06-11'],
])('the plan is for its request: %o', (fields, text) => {
  expect(check(fields)).toEqual([`request: ${text}`]);
});

const { arrival: _arrival, ...withoutArrival } = CLEAN_REQUEST.preferences;

test.each<[Preferences, string]>([
  [{ ...CLEAN_REQUEST.preferences, pace: 'full' }, 'pace is full, not balanced'],
  [{ ...CLEAN_REQUEST.preferences, transport: '4x4' }, 'transport is 4x4, not car'],
  [{ ...CLEAN_REQUEST.preferences, dayStart: '08:00' }, 'dayStart is 08:00, not 09:00'],
  [withoutArrival, 'arrival is none, not gate 10:00'],
  [
    { ...CLEAN_REQUEST.preferences, departure: { gateway: 'gate', time: '21:00' } },
    'departure is gate 21:00, not gate 20:00',
  ],
  [
    { ...CLEAN_REQUEST.preferences, people: { adults: 2, children: [4] } },
    'people is 2 adults, children of 4, not unknown',
  ],
  [{ ...CLEAN_REQUEST.preferences, mustHaves: [{ kind: 'location', id: 1 }] }, 'must-haves is location 1, not '],
  [
    {
      ...CLEAN_REQUEST.preferences,
      bookings: [{ title: 'Opera', date: '2027-06-08', start: '19:00', minutes: 60, locationId: 1 }],
    },
    'bookings is Opera 2027-06-08 19:00 60 1, not ',
  ],
])('the plan has the preferences of its request: %o', (preferences, text) => {
  expect(check({ preferences })).toEqual([`request: ${text}`]);
});

const dates = { start_date: '2027-06-08', end_date: '2027-06-10' };

test('the plan has one day for every date of the trip', () => {
  const days = ['2027-06-08', '2027-06-09', '2027-06-10'].map((date) => day(date, []));
  expect(listViolations(days, { request: dates })).toEqual([]);
  expect(listViolations(days.slice(0, 2), { request: dates })).toEqual(['request: the plan has 2 days, not 3']);
  expect(listViolations([], { request: dates })).toEqual(['request: the plan has 0 days, not 3']);
  expect(listViolations([...days, day('2027-06-11', [])], { request: dates })).toEqual([
    'request: the plan has 4 days, not 3',
  ]);
});

test('the days are in order', () => {
  const days = ['2027-06-08', '2027-06-10', '2027-06-09'].map((date) => day(date, []));
  expect(listViolations(days, { request: dates })).toEqual(['request: day 2 is 2027-06-10, not 2027-06-09']);
});
