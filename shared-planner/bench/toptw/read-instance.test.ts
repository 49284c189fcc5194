import { expect, test } from 'vitest';
import { InstanceError } from './instance.ts';
import { readInstance } from './read-instance.ts';
import { CORDEAU, SOLOMON, TOURIST } from './testing/instances.ts';

test("reads Solomon's format: whole coordinates, distances to one decimal", () => {
  expect(readInstance('c101', SOLOMON)).toEqual({
    name: 'c101',
    depot: { x: 40, y: 50, start: 0, end: 1236 },
    points: [
      { x: 45, y: 68, service: 90, profit: 10, windows: [{ open: 912, close: 967 }] },
      { x: 45, y: 70, service: 90, profit: 30, windows: [{ open: 825, close: 870 }] },
    ],
    decimals: 1,
    startDay: 0,
  });
});

test("reads Cordeau's format: lists of any length, Windows line ends, distances to two decimals", () => {
  const { depot, points, decimals } = readInstance('pr01', CORDEAU);
  expect(depot).toEqual({ x: -10.442, y: 19.999, start: 0, end: 1000 });
  expect(points.map(({ windows }) => windows)).toEqual([[{ open: 354, close: 509 }], [{ open: 123, close: 302 }]]);
  expect(points[1]).toMatchObject({ x: -37.933, y: -21.613, service: 10, profit: 21 });
  expect(decimals).toBe(2);
});

test('reads tourist trips: a window for each weekday, none where it is 0 0', () => {
  const { depot, points, decimals, startDay } = readInstance('t101', TOURIST);
  expect(depot).toEqual({ x: 43, y: 78, start: 510, end: 1210 });
  expect(points[1]?.windows).toEqual([
    { open: 510, close: 990 },
    { open: 510, close: 990 },
    undefined,
    { open: 510, close: 990 },
    { open: 510, close: 990 },
    { open: 510, close: 990 },
    { open: 600, close: 990 },
  ]);
  expect(decimals).toBe(2);
  expect(startDay).toBe(5);
});

test.each([
  ['an empty file', '', 'neither of a TOPTW nor of a tourist-trip file'],
  ['a text', 'Notes on the format', 'line 1: "Notes" is not a number'],
  ['a file that was cut off', SOLOMON.split('\n').slice(0, 4).join('\n'), 'announces 2 points, but has 1'],
  ['a file without points', '4 10 100 1\n0 200', 'ends before the first point'],
  ['a row that was cut off', SOLOMON.replace(' 1 1 1 825 870', ''), 'point 2: 5 fields instead of 9 or more'],
  ['a tourist trip that was cut off', TOURIST.split('\n').slice(0, 3).join('\n'), 'announces 2 points, but has 1'],
  ['a tourist trip without points', TOURIST.split('\n').slice(0, 1).join('\n'), 'ends before the first point'],
  [
    'a tourist trip with fewer weekdays',
    TOURIST.replace(' 600 990 36', ''),
    'point 2: 18 fields instead of 20 or more',
  ],
])('names what is wrong with %s', (_, text, message) => {
  expect(() => readInstance('x', text)).toThrow(InstanceError);
  expect(() => readInstance('x', text)).toThrow(message);
});
