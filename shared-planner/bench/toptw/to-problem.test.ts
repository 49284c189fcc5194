import { expect, test } from 'vitest';
import { InstanceError } from './instance.ts';
import { readInstance } from './read-instance.ts';
import { CORDEAU, SOLOMON, TOURIST } from './testing/instances.ts';
import { toProblem } from './to-problem.ts';

test("Solomon's distances are floored to tenths, which are the unit of time", () => {
  const { stops, travel, days } = toProblem(readInstance('c101', SOLOMON), 2);
  // From (40, 50) to (45, 68): the root of 349 is 18.68; from (45, 68) to (45, 70): 2.
  expect(travel).toEqual([
    [0, 20, 186],
    [20, 0, 206],
    [186, 206, 0],
  ]);
  expect(stops).toEqual([
    { profit: 10, service: 900 },
    { profit: 30, service: 900 },
  ]);
  expect(days).toHaveLength(2);
  expect(days[0]).toEqual({
    from: 2,
    to: 2,
    start: 0,
    end: 12_360,
    windows: [[{ open: 9120, close: 9670 }], [{ open: 8250, close: 8700 }]],
  });
});

test("Cordeau's distances are floored to hundredths", () => {
  const { travel } = toProblem(readInstance('pr01', CORDEAU), 1);
  // From (-29.730, 64.136) to (-37.933, -21.613): the root of 67.289209 + 7352.891001 is 86.1404.
  expect(travel[0]?.[1]).toBe(8614);
});

test('a distance that is a whole number is not floored below it', () => {
  const text = SOLOMON.replace('45.00 68.00', '43.00 54.00').replaceAll('40.00 50.00', '40.00 50.00');
  expect(toProblem(readInstance('x', text), 1).travel[0]?.[2]).toBe(50);
});

test('day r of a tourist trip is weekday (start day + r) mod 7', () => {
  const { days } = toProblem(readInstance('t101', TOURIST), 5);
  expect(days.map(({ windows }) => windows[1])).toEqual([
    [{ open: 51_000, close: 99_000 }],
    [{ open: 60_000, close: 99_000 }],
    [{ open: 51_000, close: 99_000 }],
    [{ open: 51_000, close: 99_000 }],
    [],
  ]);
  expect(days[0]).toMatchObject({ start: 51_000, end: 121_000 });
});

test('numbers that cannot be kept exactly are named', () => {
  const finer = readInstance('x', SOLOMON.replace('90.00 10.00', '90.55 10.00'));
  expect(() => toProblem(finer, 1)).toThrow(InstanceError);
  expect(() => toProblem(finer, 1)).toThrow('90.55: more than 1 decimals');
  const place = readInstance('x', CORDEAU.replace('-29.730', '-29.73049'));
  expect(() => toProblem(place, 1)).toThrow('-29.73049: more than three decimals');
});
