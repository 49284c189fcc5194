import type { Budget } from './budget.ts';
import { type RequiredStops, solveExactly } from './exact.ts';
import type { Day, Problem, Stop } from './problem.ts';
import type { Solution } from './solution.ts';

/** So many stops are given up one by one before all are. */
const FEW = 2;

/** What may be lost of the stops that should stay: so many of each day and as guests of it, none of which weighs more. */
type Loss = { stops: number; weight: number };

const withoutStay = (stop: Stop): Stop => ({ ...stop, stay: undefined });

/** The set of the stops that a test finds. */
const collect = ({ stops }: Problem, test: (stop: Stop, number: number) => boolean): number =>
  stops.reduce((set, stop, number) => (test(stop, number) ? set | (1 << number) : set), 0);

/** A day on which the stops of a set are not possible. */
const closeStops = (day: Day, set: number): Day => ({
  ...day,
  kind: {
    ...day.kind,
    stops: day.kind.stops.map((placed, stop) => (set & (1 << stop) ? { ...placed, windows: [], hosts: [] } : placed)),
  },
});

/** The problem without the stays that no solution has, because their stops are closed on their days, or these are none. */
function dropLostStays(problem: Problem): Problem {
  const isOpen = ({ stay }: Stop, stop: number) => {
    const placed = stay && problem.days[stay.day]?.kind.stops[stop];
    return placed !== undefined && placed.windows.length + placed.hosts.length > 0;
  };
  return { ...problem, stops: problem.stops.map((stop, number) => (isOpen(stop, number) ? stop : withoutStay(stop))) };
}

/** The weight of the stops that are not on the day on which they should stay. */
function getLostWeight({ stops }: Problem, { days }: Solution): number {
  const isThere = (stop: number, day: number) => days[day]?.moves.some((move) => move.stop === stop);
  return stops.reduce((sum, { stay }, stop) => sum + (stay && !isThere(stop, stay.day) ? stay.weight : 0), 0);
}

/** The problem in which stops stay but for a loss, with what its days must have: it has every solution that loses no more. */
function keepStays(problem: Problem, loss: Loss): { problem: Problem; required: readonly RequiredStops[] } {
  const canLose = ({ stay }: Stop) => stay !== undefined && loss.stops > 0 && stay.weight <= loss.weight;
  const days = problem.days.map((day, index) => {
    const isElsewhere = ({ stay }: Stop) => stay !== undefined && stay.day !== index;
    const closed = closeStops(
      day,
      collect(problem, (stop) => isElsewhere(stop) && !canLose(stop)),
    );
    const guests = { stops: collect(problem, (stop) => isElsewhere(stop) && canLose(stop)), most: loss.stops };
    return { ...closed, kind: { ...closed.kind, guests } };
  });
  const required = days.map((_, index) => ({
    all: collect(problem, (stop) => stop.stay?.day === index && !canLose(stop)),
    most: collect(problem, (stop) => stop.stay?.day === index && canLose(stop)),
    lost: loss.stops,
  }));
  // Where none is lost, all solutions have the same stays.
  const stops = loss.stops === 0 ? problem.stops.map(withoutStay) : problem.stops;
  return { problem: { ...problem, stops, days }, required };
}

/**
 * Finds the best solution among those in which most stops stay on their days, as they do after an edit. It is found much
 * sooner than among all, and it is the best of all where every solution that loses as little weight is among them, because
 * nothing counts more than these stops do, and a heavier one counts more than all lighter ones (problem/create-problem.ts).
 *
 * @param budget of steps.
 * @returns undefined when no stop should stay, or the best one is not among them.
 * @throws BudgetSpentError
 */
export function solveKept(whole: Problem, budget: Budget): Solution | undefined {
  const problem = dropLostStays(whole);
  const weights = problem.stops.flatMap(({ stay }) => stay?.weight ?? []).sort((a, b) => a - b);
  const light = weights[0];
  if (light === undefined) return undefined;
  const heavy = weights.find((weight) => weight > light);
  const attempt = (loss: Loss) => {
    const kept = keepStays(problem, loss);
    const solution = solveExactly(kept.problem, { isCrowded: loss.stops > 0, budget, required: kept.required });
    return { solution, lost: solution ? getLostWeight(problem, solution) : Number.POSITIVE_INFINITY };
  };
  for (let stops = 0; stops <= FEW; stops++) {
    const { solution, lost } = attempt({ stops, weight: light });
    if (lost <= stops * light) return solution;
  }
  if (heavy === undefined) return undefined;
  const withHeavy = attempt({ stops: problem.stops.length, weight: light });
  if (withHeavy.solution) return withHeavy.solution;
  // A heavy one is always lost: nothing else may be.
  const withoutOne = attempt({ stops: 1, weight: heavy });
  return withoutOne.lost <= heavy ? withoutOne.solution : undefined;
}
