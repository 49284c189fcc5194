import { type Instance, InstanceError } from './instance.ts';
import type { OrienteeringProblem } from './search/problem.ts';

/** Coordinates have at most three decimals, so that distances can be floored without rounding errors. */
const GRID = 1000;

/** The largest integer whose square is at most `square`. */
function integerRoot(square: number): number {
  let root = Math.floor(Math.sqrt(square));
  while (root * root > square) root--;
  while ((root + 1) * (root + 1) <= square) root++;
  return root;
}

const toGrid = (value: number): number => {
  const scaled = Math.round(value * GRID);
  if (Math.abs(scaled / GRID - value) > 1e-9) throw new InstanceError(`${value}: more than three decimals`);
  return scaled;
};

/**
 * The instance as a problem of some days, in integers: its unit of time is the last decimal that distances keep.
 *
 * @param days how many routes, 1 or more; day r of a tourist trip is weekday (start day + r) mod 7.
 * @throws InstanceError when a number has more decimals than can be computed with exactly.
 */
export function toProblem(instance: Instance, days: number): OrienteeringProblem {
  const unit = 10 ** instance.decimals;
  const toTime = (value: number): number => {
    const scaled = Math.round(value * unit);
    if (Math.abs(scaled / unit - value) > 1e-9)
      throw new InstanceError(`${value}: more than ${instance.decimals} decimals`);
    return scaled;
  };
  const { depot, points } = instance;
  const places = [...points, depot].map(({ x, y }) => ({ x: toGrid(x), y: toGrid(y) }));
  // floor(sqrt(s) * unit / GRID) is the integer root of floor(s / step), because step is a square of an integer.
  const step = (GRID / unit) ** 2;
  const travel = places.map((a) =>
    places.map((b) => integerRoot(Math.floor(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) / step))),
  );
  return {
    stops: points.map(({ profit, service }) => ({ profit, service: toTime(service) })),
    travel,
    days: Array.from({ length: days }, (_, day) => ({
      from: points.length,
      to: points.length,
      start: toTime(depot.start),
      end: toTime(depot.end),
      windows: points.map(({ windows }) => {
        const window = windows[(instance.startDay + day) % windows.length];
        return window ? [{ open: toTime(window.open), close: toTime(window.close) }] : [];
      }),
    })),
  };
}
