import type { Day, Problem } from './problem.ts';
import type { Solution } from './solution.ts';

/**
 * The problem in which a stop that should stay on a day is possible on no other one. A solution of it that keeps all of them
 * is a best one of the whole problem, because nothing counts more than they do; it is found much sooner.
 *
 * @returns undefined when no stop should stay.
 */
export function keepStays(problem: Problem): Problem | undefined {
  if (!problem.stops.some(({ stay }) => stay)) return undefined;
  const isElsewhere = (stop: number, day: number) => {
    const stay = problem.stops[stop]?.stay;
    return stay !== undefined && stay.day !== day;
  };
  return {
    ...problem,
    days: problem.days.map((day, index): Day => {
      const stops = day.kind.stops.map((placed, stop) =>
        isElsewhere(stop, index) ? { ...placed, windows: [], hosts: [] } : placed,
      );
      return { ...day, kind: { ...day.kind, stops } };
    }),
  };
}

/** Whether every stop that should stay on a day is on it. */
export function keepsAllStays({ stops }: Problem, { days }: Solution): boolean {
  const isOn = (stop: number, day: number) => days[day]?.moves.some((move) => move.stop === stop) === true;
  return stops.every(({ stay }, stop) => stay === undefined || isOn(stop, stay.day));
}
