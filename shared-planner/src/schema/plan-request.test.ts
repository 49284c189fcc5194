import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PlanRequest } from './plan-request.ts';

const REQUEST = { reference: 'ALM-TEST', today: '2027-01-04', start_date: '2027-06-08', end_date: '2027-06-11' };
const [museum, park, baths] = [
  { kind: 'location', id: 1 },
  { kind: 'location', id: 2 },
  { kind: 'activity', id: 2 },
] as const;

test('a request without an order of stops leaves the order to the planner', () => {
  expect(PlanRequest.parse(REQUEST).order).toEqual([]);
});

test('an item is in at most one sequence, and once', () => {
  const order = [[museum, baths], [park]];
  expect(PlanRequest.parse({ ...REQUEST, order }).order).toEqual(order);
  for (const repeated of [[[museum, park, museum]], [[museum, park], [museum]]]) {
    const result = z.safeParse(PlanRequest, { ...REQUEST, order: repeated });
    expect(result.error?.issues).toMatchObject([
      { path: ['order'], message: 'Name each item once in the order of the stops' },
    ]);
  }
});
