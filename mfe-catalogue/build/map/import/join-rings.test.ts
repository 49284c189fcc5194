import { expect, test } from 'vitest';
import { joinRings } from './join-rings.ts';
import type { Part } from './part.ts';

const CORNERS = { a: [77, 43], b: [77.01, 43], c: [77.01, 43.01], d: [77, 43.01], e: [77.02, 43.02] } as const;
const part = (corners: string): Part => ({
  name: `way ${corners}`,
  places: [...corners].map((corner) => {
    const [lon, lat] = CORNERS[corner as keyof typeof CORNERS];
    return { lon, lat };
  }),
});
const join = (...parts: string[]) =>
  joinRings(parts.map(part)).map((ring) =>
    ring.map(({ lon, lat }) => Object.entries(CORNERS).find(([, [x, y]]) => x === lon && y === lat)?.[0]).join(''),
  );

test('ways in any order and direction become a ring', () => {
  expect(join('ab', 'ad', 'cd', 'cb')).toEqual(['abcda']);
});

test('closed ways are rings by themselves', () => {
  expect(join('abca', 'cdec')).toEqual(['abca', 'cdec']);
});

test('a gap is named with its length, and a branch with its ways', () => {
  expect(() => join('ab', 'bc', 'da')).toThrow('The shore is not closed: a gap of 812 m behind way bc');
  expect(() => join('ab', 'bc', 'be')).toThrow('The shore branches behind way ab: way bc, way be');
});

test('a way that only goes there and back encloses nothing', () => {
  expect(() => join('aba')).toThrow('The shore is not closed');
});
