import { expect, test } from 'vitest';
import { LabelPlacer } from './label-placer.ts';

const request = { gap: 10, width: 60, lineHeight: 16 };
const size = { width: 300, height: 200 };

test('a label stands to the right of its place if there is room', () => {
  expect(new LabelPlacer(size).place({ x: 100, y: 100 }, request)).toEqual({ dx: 10, dy: 4 });
});

test('a label takes the first side that is free', () => {
  const placer = new LabelPlacer(size);
  placer.blockAround({ x: 140, y: 100 }, 20);
  expect(placer.place({ x: 100, y: 100 }, request)).toEqual({ dx: -10, dy: 4, anchor: 'end' });
});

test('labels of two places never overlap, and a third without room is left out', () => {
  const placer = new LabelPlacer(size);
  const right = { ...request, sides: ['right'] as const };
  expect(placer.place({ x: 100, y: 100 }, right)).toBeDefined();
  expect(placer.place({ x: 105, y: 104 }, right)).toBeUndefined();
});

test('no label leaves the drawing', () => {
  const placer = new LabelPlacer(size);
  expect(placer.place({ x: 290, y: 100 }, request)).toEqual({ dx: -10, dy: 4, anchor: 'end' });
  expect(placer.place({ x: 150, y: -40 }, request)).toBeUndefined();
});
