import { createRandomRequest, findBrokenProperties } from '@almaty/planner/testing';
import { describe, expect, test } from 'vitest';
import { testAccessFiles } from '../../testing/access-files.ts';
import { createPlanningData } from './create-planning-data.ts';
import { planningContent } from './planning-content.ts';

// Without the access files of the catalogue, so that no change of an editor can fail a test of the code.
const data = createPlanningData({ ...planningContent, accessFiles: testAccessFiles });

/** What is wrong with the plans of some random requests, each with the request. */
function findFaults(seeds: { from: number; count: number }, items: [number, number], days: [number, number]): string[] {
  return Array.from({ length: seeds.count }, (_, index) => index + seeds.from).flatMap((seed) => {
    const request = createRandomRequest(data, seed, { items, days });
    return findBrokenProperties(data, 'test', request).map(
      ({ property, message }) => `${property}: ${message} in the plan of ${JSON.stringify(request)}`,
    );
  });
}

describe('with the facts of the catalogue, every plan keeps all rules, answers every item once and is repeatable', () => {
  test('for up to 12 items on up to 5 days, and with a day more it has no item less', () => {
    expect(findFaults({ from: 1, count: 120 }, [0, 12], [1, 5])).toEqual([]);
  }, 60_000);

  // Four that are planned in seconds; shared-planner/bench/properties.ts verifies as many as one likes.
  test('for up to all items on up to 4 days', () => {
    expect(findFaults({ from: 1005, count: 4 }, [13, 43], [1, 4])).toEqual([]);
  }, 60_000);
});
