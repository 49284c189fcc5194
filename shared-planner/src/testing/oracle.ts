import type { Day, Problem } from '../solver/problem.ts';
import type { DayRoute, Ease } from '../solver/solution.ts';
import { type Budget, moveOnly, takeStep, tryRoutes } from './oracle-days.ts';

/**
 * What a solution is worth: numbers that are compared in this order, smaller is better; what should be large has a minus.
 * Weights of the stops that stay on their day, profit, discomfort of the ease, nights and moves, stops on a preferred day,
 * companions, neighbours on the same day, travel, squares of the load of each day in half hours, hard days in a row, the
 * number of the day of each stop.
 */
export type Worth = readonly number[];

/** A solution that no other one is better than. */
export type Optimum = { worth: Worth; routes: readonly DayRoute[] };

/** A route of a day with its stops as bits and its worth. */
type DayChoice = { route: DayRoute; done: number; worth: Worth };

const HARD = 2;
const HARDEST = 3;
const HALF_HOUR = 30;
const LONG_MOVE = 120;
const NOTHING: Worth = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

const DISCOMFORT: Record<Ease, number> = {
  ...{ usual: 0, early: 2, long: 3, short: 4, 'long-short': 6 },
  ...{ dark: 9, 'dark-short': 10 },
};

/** Below 0 if the first is better, above 0 if the second is. */
export function compareWorth(first: Worth, second: Worth): number {
  for (let index = 0; index < first.length; index++) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const add = (first: Worth, second: Worth): Worth => first.map((value, index) => value + (second[index] ?? 0));

/** The worth of one day's route, without hard days in a row. */
function getDayWorth({ stops, days }: Problem, index: number, route: DayRoute): Worth {
  const { moves, ease, travel, visits, to } = route;
  const onDay = moves.map(({ stop }) => stop);
  const count = (counts: (stop: number) => boolean | undefined) => onDay.filter(counts).length;
  const profit = onDay.reduce((sum, stop) => sum + (stops[stop]?.profit ?? 0), 0);
  const stays = onDay.reduce((sum, stop) => {
    const stay = stops[stop]?.stay;
    return stay?.day === index ? sum + stay.weight : sum;
  }, 0);
  const pairs = onDay.reduce((sum, stop) => sum + count((other) => stops[stop]?.neighbours.includes(other)), 0);
  return [
    0 - stays,
    0 - profit,
    DISCOMFORT[ease] + Number(to !== 0) + 4 * Number(moves.length === 0 && travel >= LONG_MOVE),
    0 - count((stop) => days[index]?.kind.stops[stop]?.isPreferred),
    0 - moves.filter(({ isCompanion }) => isCompanion).length,
    0 - pairs,
    travel,
    Math.round((travel + visits) / HALF_HOUR) ** 2,
    0,
    index * onDay.length,
  ];
}

/** The levels of the days before and after a day that are fixed; the day before it counts where none is fixed. */
const listNeighbourLevels = (day: Day, levelBefore: number): readonly number[] => [
  day.fixedLevelBefore ?? levelBefore,
  day.fixedLevelAfter ?? 1,
];

const countHardRuns = (level: number, others: readonly number[]): number =>
  level >= HARD ? others.filter((other) => other >= HARD).length : 0;

/** Counts what a solution is worth. */
export function getWorth(problem: Problem, routes: readonly DayRoute[]): Worth {
  return problem.days.reduce((sum, day, index) => {
    const route = routes[index] as DayRoute;
    const runs = countHardRuns(route.level, listNeighbourLevels(day, routes[index - 1]?.level ?? 1));
    return add(add(sum, getDayWorth(problem, index, route)), [0, 0, 0, 0, 0, 0, 0, 0, runs, 0]);
  }, NOTHING);
}

/** The best route of a day for every set of stops, last base and level. */
function listChoices(problem: Problem, index: number, from: number, budget: Budget): DayChoice[] {
  const day = problem.days[index] as Day;
  const best = new Map<string, DayChoice>();
  const keep = (route: DayRoute, done: number) => {
    const key = [done, route.to, route.level].join();
    const worth = getDayWorth(problem, index, route);
    const known = best.get(key);
    if (!known || compareWorth(worth, known.worth) < 0) best.set(key, { route, done, worth });
  };
  for (const to of day.to) {
    const route = moveOnly(problem, day, from, to);
    if (route) keep(route, 0);
  }
  for (const ease of Object.keys(DISCOMFORT) as Ease[]) tryRoutes(problem, day, from, ease, budget, keep);
  return [...best.values()];
}

/** The same routes for days that differ in nothing but their number; their worth differs. */
function createChoiceLists(problem: Problem, budget: Budget) {
  const found = new Map<string, readonly DayChoice[]>();
  const kinds = [...new Set(problem.days.map(({ kind }) => kind))];
  return (index: number, from: number): DayChoice[] => {
    const { kind, to, start, lightStart, earliestStart, latestReturn } = problem.days[index] as Day;
    const key = JSON.stringify([kinds.indexOf(kind), from, to, start, lightStart, earliestStart, latestReturn]);
    const choices = found.get(key) ?? listChoices(problem, index, from, budget);
    found.set(key, choices);
    return choices.map((choice) => ({ ...choice, worth: getDayWorth(problem, index, choice.route) }));
  };
}

/**
 * Finds the best solution of a small problem by trying all routes of every day and all ways to join them. It shares no code
 * with the solver, and has none of its ideas: no dominance, no weights, no steps.
 *
 * @param steps how many steps may be tried: states of a day's route, and pairs of routes.
 * @returns undefined when the days cannot be joined at all.
 * @throws TooManyStepsError when there are not enough steps.
 */
export function findOptimum(problem: Problem, steps = Number.POSITIVE_INFINITY): Optimum | undefined {
  const { days, limits, stops } = problem;
  const budget = { steps };
  const getChoices = createChoiceLists(problem, budget);
  const choices = days.map((day, index) => new Map(day.from.map((from) => [from, getChoices(index, from)])));
  type Rest = { worth: Worth; choice: DayChoice | undefined; next: Rest | undefined };
  const END: Rest = { worth: NOTHING, choice: undefined, next: undefined };
  const known = days.map(() => new Map<number, Rest | undefined>());

  /** The best way through the days from one on. */
  function findRest(index: number, base: number, levelBefore: number, done: number): Rest | undefined {
    const day = days[index];
    const memory = known[index];
    if (!day || !memory) return END;
    const from = day.fixedLevelBefore === undefined ? base : (day.from[0] as number);
    const key = ((base * (HARDEST + 1) + levelBefore) << stops.length) | done;
    if (memory.has(key)) return memory.get(key);
    let best: Rest | undefined;
    for (const choice of choices[index]?.get(from) ?? []) {
      if (choice.done & done) continue;
      takeStep(budget);
      const { to, level } = choice.route;
      const others = listNeighbourLevels(day, levelBefore);
      if (limits.restAfterHardest && level === HARDEST && others.includes(HARDEST)) continue;
      const next = findRest(index + 1, to, level, done | choice.done);
      // Most choices keep fewer stops on their days: the rest of their worth need not be added.
      if (!next || (best && (choice.worth[0] ?? 0) + (next.worth[0] ?? 0) > (best.worth[0] ?? 0))) continue;
      const worth = add(add(choice.worth, next.worth), [0, 0, 0, 0, 0, 0, 0, 0, countHardRuns(level, others), 0]);
      if (!best || compareWorth(worth, best.worth) < 0) best = { worth, choice, next };
    }
    memory.set(key, best);
    return best;
  }

  const best = findRest(0, days[0]?.from[0] ?? 0, 1, 0);
  if (!best) return undefined;
  const routes: DayRoute[] = [];
  for (let rest: Rest | undefined = best; rest?.choice; rest = rest.next) routes.push(rest.choice.route);
  return { worth: best.worth, routes };
}
