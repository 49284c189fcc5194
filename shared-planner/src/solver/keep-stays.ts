import type { Day, Problem } from './problem.ts';

/** A problem and, by day, the set of stops that each of its routes must have. */
export type KeptProblem = { problem: Problem; required: readonly number[] };

/**
 * The problem in which every stop that should stay on a day is done on it. A solution of it is a best one of the whole
 * problem, because nothing counts more than these stops do; it is found much sooner.
 *
 * @returns undefined when no stop should stay, or one on a day that is none.
 */
export function keepStays(problem: Problem): KeptProblem | undefined {
  const stays = problem.stops.flatMap(({ stay }) => stay ?? []);
  if (stays.length === 0 || stays.some(({ day }) => problem.days[day] === undefined)) return undefined;
  const isElsewhere = (stop: number, day: number) => {
    const stay = problem.stops[stop]?.stay;
    return stay !== undefined && stay.day !== day;
  };
  const days = problem.days.map((day, index): Day => {
    const stops = day.kind.stops.map((placed, stop) =>
      isElsewhere(stop, index) ? { ...placed, windows: [], hosts: [] } : placed,
    );
    return { ...day, kind: { ...day.kind, stops } };
  });
  const required = days.map((_, index) =>
    problem.stops.reduce((set, { stay }, stop) => (stay?.day === index ? set | (1 << stop) : set), 0),
  );
  return {
    problem: { ...problem, stops: problem.stops.map((stop) => ({ ...stop, stay: undefined })), days },
    required,
  };
}
