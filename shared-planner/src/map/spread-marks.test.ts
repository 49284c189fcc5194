import { expect, test } from 'vitest';
import { mergeMarks } from './merge-marks.ts';
import type { Point } from './projection.ts';
import { spreadMarks } from './spread-marks.ts';

const size = { width: 336, height: 236 };

const getLeastDistance = (points: readonly Point[]) =>
  Math.min(...points.flatMap((a, index) => points.slice(index + 1).map((b) => Math.hypot(b.x - a.x, b.y - a.y))));

test('marks with room stay where they belong', () => {
  const points = [
    { x: 50, y: 60 },
    { x: 100, y: 60 },
  ];
  expect(spreadMarks(points, size, 15)).toEqual(points);
});

test.each([
  ['at one place', [0, 0, 0, 0, 0, 0]],
  ['in a row', [0, 4, 8, 12, 16, 20]],
])('six marks %s do not cover each other', (_, offsets) => {
  const points = spreadMarks(
    offsets.map((offset) => ({ x: 160 + offset, y: 120 })),
    size,
    15,
  );
  expect(getLeastDistance(points)).toBeGreaterThanOrEqual(22);
});

test('marks stay in the map', () => {
  const [first, second] = spreadMarks(
    [
      { x: -20, y: 5 },
      { x: 330, y: 300 },
    ],
    size,
    15,
  );
  expect([first, second]).toEqual([
    { x: 15, y: 15 },
    { x: 321, y: 221 },
  ]);
});

test('where marks are merged, the first base stays before stops, and earlier stops before later ones and other bases', () => {
  const mark = (key: string, x: number, isBase = false) => ({ key, isBase, origin: { x, y: 0 } });
  const [home, other] = [mark('base', 100, true), mark('other base', 215, true)];
  const kept = mergeMarks([mark('near base', 110), mark('first', 200), mark('second', 210), home, other]);
  expect(kept.map(({ key }) => key)).toEqual(['base', 'first']);
});
