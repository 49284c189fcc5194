import { USUAL_PREFERENCES } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { type EstimateInput, getEstimateTask } from './get-estimate-task.ts';

const TODAY = '2027-01-10';
const input: EstimateInput = {
  start: '2027-06-12',
  end: '2027-06-14',
  locations: [{ id: 15 }, { id: 13 }],
  activities: [{ id: 1 }],
  preferences: undefined,
};
const selected = { locations: [15, 13], activities: [1] };

test('a trip with dates is estimated as it is', () => {
  expect(getEstimateTask(input, TODAY)).toEqual({
    type: 'trip',
    request: {
      ...{ ...selected, today: TODAY, start_date: '2027-06-12', end_date: '2027-06-14' },
      preferences: USUAL_PREFERENCES,
    },
  });
});

test.each([
  ['no dates', { start: '', end: '' }],
  ['one date', { end: '' }],
  ['text that is no date', { end: 'some day' }],
  ['an end before the start', { end: '2027-06-11' }],
  ['a start in the past', { start: '2027-01-09' }],
  ['more than 60 days', { end: '2027-08-11' }],
  ['an end in more than 18 months', { start: '2028-07-01', end: '2028-07-11' }],
])('with %s the days of the selection are estimated', (_, dates) => {
  expect(getEstimateTask({ ...input, ...dates }, TODAY)).toEqual({
    ...{ type: 'days', selected, today: TODAY, preferences: USUAL_PREFERENCES },
  });
});

test('nothing is estimated while nothing is selected, or before the page is hydrated', () => {
  expect(getEstimateTask({ ...input, locations: [], activities: [] }, TODAY)).toBeUndefined();
  expect(getEstimateTask(input, undefined)).toBeUndefined();
});

test('what the visitor prefers is estimated', () => {
  const preferences = { ...USUAL_PREFERENCES, transport: 'public' as const };
  expect(getEstimateTask({ ...input, preferences }, TODAY)).toMatchObject({ request: { preferences } });
  expect(getEstimateTask({ ...input, preferences, end: '' }, TODAY)).toMatchObject({ preferences });
});
