import { expect, test } from 'vitest';
import { Random } from '../../../src/solver/random.ts';
import { toArrays } from './arrays.ts';
import { Candidates } from './candidates.ts';
import { drawProblem } from './testing/random-problem.ts';

const random = new Random(31);
const arrays = { ...toArrays(drawProblem(random, {})), stops: 40, days: 1 };

/** Takes out all candidates; gives their stops. */
function drain(candidates: Candidates): (number | undefined)[] {
  const stops: (number | undefined)[] = [];
  while (candidates.count > 0) {
    stops.push(candidates.stops[candidates.first()]);
    candidates.removeFirst();
  }
  return stops;
}

test('candidates come out in order of value, for any number of them', () => {
  for (let count = 0; count <= 40; count++) {
    const candidates = new Candidates(arrays);
    const values = Array.from({ length: count }, () => random.fraction());
    values.forEach((value, stop) => {
      candidates.add(stop, 0, 1, 1, value, 0);
    });
    candidates.sort();
    const byValue = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
    expect(drain(candidates)).toEqual(byValue);
  }
});

test('a candidate whose value falls comes out later', () => {
  const candidates = new Candidates(arrays);
  [5, 9, 7, 3].forEach((value, stop) => {
    candidates.add(stop, 0, 1, 1, value, 0);
  });
  candidates.sort();
  candidates.changeFirst(2, 4, 1);
  expect(candidates.positions[1]).toBe(2);
  expect(drain(candidates)).toEqual([2, 0, 1, 3]);
});
