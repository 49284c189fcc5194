import { expect, test } from 'vitest';
import { joinParts } from './join-parts.ts';
import type { Part } from './part.ts';

/** A part by places on one line of latitude, so many thousandths of a degree (81 m each) east of 77 E. */
const part = (name: string, ...steps: number[]): Part => ({
  name,
  places: steps.map((step) => ({ lon: Number((77 + step / 1000).toFixed(3)), lat: 43.1 })),
});
const join = (...parts: Part[]) => joinParts(parts, 'Mend it').map(({ lon }) => Math.round((lon - 77) * 1000));

test('parts are joined in their order, whichever way each of them runs', () => {
  expect(join(part('a', 0, 1, 2), part('b', 4, 3, 2), part('c', 4, 5))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the first part is turned when the second one begins at its start', () => {
  expect(join(part('a', 2, 1, 0), part('b', 2, 3))).toEqual([0, 1, 2, 3]);
});

test('a loop of two parts keeps its direction', () => {
  expect(join(part('a', 0, 1, 2), part('b', 2, 3, 0))).toEqual([0, 1, 2, 3, 0]);
});

test('every gap is named with its length, and what to do', () => {
  expect(() => join(part('a', 0, 1), part('b', 3, 4), part('c', 4, 5), part('d', 6, 7))).toThrow(
    `The parts are not one line:
  a gap of 162 m between a and b
  a gap of 81 m between c and d
Mend it`,
  );
});

test('a part that begins in the middle of the line branches off', () => {
  expect(() => join(part('a', 0, 1), part('b', 1, 2, 3), part('c', 1, 9))).toThrow(
    'c branches off: it does not begin at the end of b, but elsewhere on the line',
  );
});

test('a part that is walked twice is named', () => {
  expect(() => join(part('a', 0, 1), part('b', 1, 2), part('b', 1, 2))).toThrow('b is there more than once');
});
