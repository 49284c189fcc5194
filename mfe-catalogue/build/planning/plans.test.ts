import { createRandomRequest, findBrokenProperties } from '@almaty/planner/testing';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/test-content.ts';
import { createPlanningData } from './create-planning-data.ts';

// Without the access of the catalogue, so that no change of an editor can fail a test of the code.
const data = createPlanningData(testContent);

/** How many requests are planned: some in each run of the tests, thousands with `LONG_TESTS`. */
const [SMALL_COUNT, LARGE_COUNT] = process.env.LONG_TESTS ? [10_000, 50] : [50, 1];
const TIMEOUT_MS = 1_800_000;

/** What is wrong with the plans of some random requests, each with the request, whose reference has its seed. */
function findFaults(count: number, items: [number, number], days: [number, number]): string[] {
  const first = Math.floor(Math.random() * 2 ** 30);
  return Array.from({ length: count }, (_, index) => first + index).flatMap((seed) => {
    const request = createRandomRequest(data, seed, { items, days });
    return findBrokenProperties(data, 'test', request).map(
      ({ property, message }) => `${property}: ${message} in the plan of ${JSON.stringify(request)}`,
    );
  });
}

describe('with the facts of the catalogue, every plan keeps all rules, answers every item once, is repeatable and gives no advice that does not hold', () => {
  test(
    'for up to 12 items on up to 5 days, and with a day more it has no item less',
    () => {
      expect(findFaults(SMALL_COUNT, [0, 12], [1, 5])).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'for up to all items on up to 4 days',
    () => {
      expect(findFaults(LARGE_COUNT, [13, 43], [1, 4])).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
