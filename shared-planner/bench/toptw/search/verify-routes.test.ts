import { expect, test } from 'vitest';
import type { OrienteeringProblem } from './problem.ts';
import { sumProfit, verifyRoutes } from './verify-routes.ts';

const allDay = [{ open: 0, close: 100 }];

/** Four stops in a row, ten apart, with a base at each end; two days. */
const problem: OrienteeringProblem = {
  stops: [
    { profit: 1, service: 5, amounts: [2] },
    { profit: 2, service: 5, amounts: [2] },
    { profit: 4, service: 5, isMandatory: true },
    { profit: 8, service: 5, day: 1 },
  ],
  travel: [1, 2, 3, 4, 0, 5].map((a) => [1, 2, 3, 4, 0, 5].map((b) => 10 * Math.abs(a - b))),
  days: [
    {
      from: 4,
      to: 5,
      start: 0,
      end: 80,
      windows: [
        allDay,
        [
          { open: 0, close: 10 },
          { open: 40, close: 44 },
        ],
        allDay,
        allDay,
      ],
      capacities: [3],
    },
    { from: 5, to: 4, start: 0, end: 80, windows: [[], allDay, allDay, allDay] },
  ],
};

test('valid routes break no rule, also with a wait for the second window', () => {
  expect(verifyRoutes(problem, [[1, 2], [3]])).toEqual([]);
  expect(verifyRoutes(problem, [[2], []])).toEqual([]);
});

test.each<[string, number[][], string]>([
  ['a stop after its last window', [[2, 1], []], 'day 0: stop 1 is reached at 45'],
  ['a stop on a day when it is closed', [[2], [0]], 'day 1: stop 0 is reached at 40, when no window follows'],
  ['a day that ends too late', [[2, 0], []], 'day 0: ends at 100 instead of 80'],
  ['a stop on another day than its own', [[2, 3], []], 'day 0: stop 3 belongs to day 1'],
  ['more of a resource than a day has', [[0, 1, 2], []], 'day 0: uses 4 of resource 0 instead of 3'],
  ['a stop that is visited twice', [[2], [2]], 'stop 2 is visited 2 times'],
  ['a mandatory stop that is left out', [[0], []], 'stop 2 is mandatory, but not visited'],
  ['an unknown stop', [[2, 9], []], 'day 0: there is no stop 9'],
  ['a base as a stop', [[2, 4], []], 'day 0: there is no stop 4'],
  ['too few days', [[2]], '1 routes for 2 days'],
  ['too many days', [[2], [], []], '3 routes for 2 days'],
])('finds %s', (_, routes, message) => {
  expect(verifyRoutes(problem, routes).join('\n')).toContain(message);
});

test('a stop reached between two windows waits for the second one', () => {
  // Reached at 20 after the first window has closed, stop 1 starts at 40: the day ends at 40 + 5 + 30.
  const short = { ...problem, days: problem.days.map((day) => ({ ...day, end: 74 })) };
  expect(verifyRoutes(short, [[1], [2]])).toEqual(['day 0: ends at 75 instead of 74']);
});

test('adds up the profit of all days', () => {
  expect(sumProfit(problem, [[1, 2], [3]])).toBe(14);
});
