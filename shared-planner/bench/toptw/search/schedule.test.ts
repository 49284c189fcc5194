import { expect, test } from 'vitest';
import { Random } from '../../../src/solver/random.ts';
import { toArrays } from './arrays.ts';
import { Insertions } from './insertions.ts';
import type { OrienteeringProblem, Routes } from './problem.ts';
import { Schedule } from './schedule.ts';
import { drawProblem } from './testing/random-problem.ts';
import { verifyRoutes } from './verify-routes.ts';

const FEATURES = { hasSplitWindows: true, hasClosedDays: true, hasBases: true, hasResources: true, hasLocks: true };

/** The routes with one stop more. */
const insert = (routes: Routes, day: number, stop: number, position: number): Routes =>
  routes.map((route, index) => (index === day ? route.toSpliced(position, 0, stop) : route));

/** The positions, the first after the start being 1, where a stop fits by following the whole route. */
const listPositions = (problem: OrienteeringProblem, routes: Routes, day: number, stop: number) =>
  Array.from({ length: (routes[day]?.length ?? 0) + 1 }, (_, position) => position)
    .filter((position) => verifyRoutes(problem, insert(routes, day, stop, position)).length === 0)
    .map((position) => position + 1);

/** Fills the days of random problems at random, and calls back before each insertion. */
function fillAtRandom(
  visit: (problem: OrienteeringProblem, schedule: Schedule, routes: Routes, day: number, stop: number) => void,
) {
  const random = new Random(21);
  for (let i = 0; i < 200; i++) {
    const problem = drawProblem(random, FEATURES);
    const schedule = new Schedule(toArrays(problem));
    let routes: Routes = problem.days.map(() => []);
    problem.stops.forEach((_, stop) => {
      const day = random.integer(problem.days.length);
      visit(problem, schedule, routes, day, stop);
      const positions = listPositions(problem, routes, day, stop);
      const position = positions[random.integer(Math.max(1, positions.length))];
      if (position === undefined) return;
      schedule.insert(day, stop, position);
      routes = insert(routes, day, stop, position - 1);
    });
  }
}

test('an insertion is found exactly where following the whole route finds one', () => {
  fillAtRandom((problem, schedule, routes, day, stop) => {
    const insertions = new Insertions(schedule);
    const positions = listPositions(problem, routes, day, stop);
    const isFound = schedule.hasResources(day, stop) && insertions.findOne(day, stop);
    expect(isFound).toBe(positions.length > 0);
    if (isFound) expect(positions).toContain(insertions.position);
  });
});

test('looking for all stops finds the same costs as looking for one after the other', () => {
  fillAtRandom((problem, schedule, _, day) => {
    const insertions = new Insertions(schedule);
    insertions.share = 0.5;
    insertions.findAll(day);
    const all = new Map([...insertions.stops.subarray(0, insertions.count)].map((id) => [id, insertions.costs[id]]));
    problem.stops.forEach((__, id) => {
      const cost = schedule.dayOf[id] === -1 && insertions.findOne(day, id) ? insertions.cost : undefined;
      expect(all.get(id)).toBe(cost);
    });
  });
});

test('taking out what was inserted gives the same times as before', () => {
  fillAtRandom((problem, schedule, routes, day, stop) => {
    const [position] = listPositions(problem, routes, day, stop);
    if (position === undefined) return;
    const before = [schedule.starts.slice(), schedule.latests.slice(), schedule.dayOf.slice()];
    const end = day * schedule.stride + schedule.countStops(day) + 1;
    schedule.insert(day, stop, position);
    schedule.remove(day, position, 1);
    expect(schedule.update(day)).toBe(true);
    // Beyond the end of a route the arrays hold what was left there.
    for (const [index, values] of [schedule.starts, schedule.latests].entries()) {
      expect(values.slice(day * schedule.stride, end + 1)).toEqual(
        before[index]?.slice(day * schedule.stride, end + 1),
      );
    }
    expect(schedule.dayOf).toEqual(before[2]);
  });
});

const day = { from: 0, to: 1, start: 0, end: 10, windows: [] };

test('a day whose end cannot be reached in time is named', () => {
  const arrays = toArrays({
    stops: [],
    travel: [
      [0, 11],
      [11, 0],
    ],
    days: [{ ...day, end: 11 }, day],
  });
  expect(() => new Schedule(arrays)).toThrow('day 1: its end cannot be reached in time');
});

test('a travel matrix that is too small is named', () => {
  expect(() => toArrays({ stops: [{ profit: 1, service: 0 }], travel: [], days: [] })).toThrow('travel matrix');
  expect(() => toArrays({ stops: [], travel: [[0, 1], [0]], days: [day] })).toThrow('travel matrix');
});
