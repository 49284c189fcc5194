import { expect, it } from 'vitest';
import { PlanRequest } from '../schema/plan-request.ts';
import { createRandomRequest } from './random-requests.ts';
import { SMALL_PLANNING_DATA } from './small-planning-data.ts';

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);
const create = (seed: number) => createRandomRequest(SMALL_PLANNING_DATA, seed, { items: [0, 4], days: [1, 5] });

it('creates requests that the schema accepts as they are', () => {
  for (const seed of SEEDS) expect(PlanRequest.parse(create(seed))).toEqual(create(seed));
});

it('creates another request for another seed', () => {
  const texts = SEEDS.map((seed) => JSON.stringify({ ...create(seed), reference: '' }));
  expect(new Set(texts).size).toBe(SEEDS.length);
});
