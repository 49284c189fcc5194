import { expect, it } from 'vitest';
import { findOptimum } from '../testing/oracle.ts';
import { createSmallProblem, type SmallStop } from '../testing/small-problem.ts';
import { solveExactly } from './exact.ts';
import type { Problem } from './problem.ts';

/** The only day of the best solution; the oracle finds the same. */
function solveDay(problem: Problem) {
  const route = solveExactly(problem)?.days[0];
  const expected = findOptimum(problem)?.routes[0];
  expect({ ...route, moves: [] }).toEqual({ ...expected, moves: [] });
  return route;
}

it('does not take a day as far because of a companion that is done at a near stop', () => {
  const host: SmallStop = { windows: [{ opens: 420, lastStart: 480, closes: 900 }] };
  const companion: SmallStop = {
    isFar: true,
    windows: [],
    companion: { adds: true, hosts: [{ stop: 0, night: undefined }] },
    hosts: [0],
  };
  expect(solveDay(createSmallProblem([host, companion], 0))?.moves).toEqual([]);
  expect(solveDay(createSmallProblem([{ ...host, isFar: true }, companion], 0))?.ease).toBe('early');
});

it('takes a companion on a long day with short stops rather than two stops on a comfortable one', () => {
  const host: SmallStop = {
    isFar: true,
    windows: [{ opens: 420, lastStart: 480, closes: 900 }],
    usual: 500,
  };
  const companion: SmallStop = {
    companion: { adds: true, hosts: [{ stop: 0, night: undefined }] },
    usual: 30,
    short: 30,
    hosts: [0],
    usualAtHost: 270,
    shortAtHost: 270,
  };
  const route = solveDay(createSmallProblem([host, companion], 0));
  expect(route).toMatchObject({ ease: 'long-short', visits: 330 });
});

it('takes the meal during the way back where the wait for a meal before it would make the day long', () => {
  const stop: SmallStop = { isFar: true, usual: 15, short: 15 };
  const problem = createSmallProblem([stop], 300, { start: 660, earliestStart: 360 });
  const limits = { ...problem.limits, comfortDay: 665, maxDay: 700, maxDriving: 600 };
  const route = solveDay({ ...problem, limits });
  expect(route).toMatchObject({ ease: 'early', lastMeal: 'leg' });
});

it('comes to a stop in its later window if only that one has room for a companion', () => {
  const stops: SmallStop[] = [
    {
      windows: [
        { opens: 480, lastStart: 490, closes: 600 },
        { opens: 660, lastStart: 660, closes: 690 },
      ],
      usual: 20,
    },
    { usual: 20 },
    {
      windows: [
        { opens: 480, lastStart: 600, closes: 600 },
        { opens: 720, lastStart: 900, closes: 900 },
      ],
    },
    {
      windows: [],
      companion: { adds: true, hosts: [{ stop: 2, night: undefined }] },
      hosts: [2],
      usualAtHost: 90,
      shortAtHost: 90,
    },
  ];
  const problem = createSmallProblem(stops, 0, { start: 480 });
  const meal = { minutes: 45, after: 700, from: 1100, until: 1200 };
  const route = solveDay({ ...problem, limits: { ...problem.limits, comfortDay: 480, meal } });
  expect(route?.moves.map(({ stop }) => stop)).toEqual([1, 0, 2, 3]);
});

it('does not begin a day with a meal where it is already', () => {
  const problem = createSmallProblem([{ windows: [{ opens: 690, lastStart: 1000, closes: 1100 }], usual: 310 }], 0, {
    start: 690,
  });
  const limits = { ...problem.limits, meal: { ...problem.limits.meal, after: 300 }, comfortDay: 420 };
  const route = solveDay({ ...problem, limits });
  expect(route).toMatchObject({ lastMeal: undefined, visits: 60, ease: 'short' });
});

/** The order in which a day's stops are done. */
const listOrder = (stops: readonly SmallStop[]) =>
  solveDay(createSmallProblem(stops, 30))?.moves.map(({ stop }) => stop) ?? [];

it('does a stop after its predecessors', () => {
  expect(listOrder([{ predecessors: [1] }, {}])).toEqual([1, 0]);
  expect(listOrder([{}, { predecessors: [0] }])).toEqual([0, 1]);
});

it('leaves out a stop that is open only after the one that it precedes', () => {
  const early: SmallStop = { windows: [{ opens: 540, lastStart: 600, closes: 660 }], profit: 2 };
  const late: SmallStop = { windows: [{ opens: 660, lastStart: 700, closes: 800 }] };
  expect(listOrder([early, late])).toEqual([0, 1]);
  expect(listOrder([{ ...early, predecessors: [1] }, late])).toEqual([0]);
});

it('lets a stop follow an activity that comes after it, where the activity is a part of a visit', () => {
  const companion: SmallStop = {
    predecessors: [2],
    companion: { adds: true, hosts: [{ stop: 0, night: undefined }] },
    ...{ hosts: [0], usual: 30, short: 30, usualAtHost: 30, shortAtHost: 30 },
  };
  const late: SmallStop = { windows: [{ opens: 660, lastStart: 720, closes: 800 }] };
  expect(listOrder([{}, companion, late])).toEqual([0, 1, 2]);
});

it('does the longer of two activities by itself, where only the other one may come before a stop', () => {
  const host: SmallStop = { windows: [{ opens: 660, lastStart: 660, closes: 755 }] };
  const morning: SmallStop = {
    windows: [{ opens: 540, lastStart: 625, closes: 660 }],
    companion: { adds: true, hosts: [{ stop: 0, night: undefined }] },
    ...{ hosts: [0], usualAtHost: 30, shortAtHost: 30 },
  };
  const late: SmallStop = { windows: [{ opens: 760, lastStart: 800, closes: 900 }] };
  const stops = [
    host,
    { ...morning, usual: 30, short: 30, predecessors: [3] },
    { ...morning, usual: 35, short: 35 },
    late,
  ];
  expect(solveDay(createSmallProblem(stops, 0))?.moves.map(({ stop }) => stop)).toEqual([2, 0, 1, 3]);
});

it('begins before the wish rather than in the dark, and in the dark only for a stop that would be lost', () => {
  const problem = createSmallProblem([{ isFar: true, windows: [{ opens: 0, lastStart: 500, closes: 900 }] }], 60);
  const beginAt = (lightStart: number) =>
    solveDay({ ...problem, days: problem.days.map((day) => ({ ...day, lightStart })) });
  expect(beginAt(440)).toMatchObject({ ease: 'early' });
  expect(beginAt(441)).toMatchObject({ ease: 'dark' });
});
