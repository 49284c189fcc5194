import { Budget } from './budget.ts';
import { type Choice, combineDays } from './combine-days.ts';
import { countSteps, createDayOptions, type DayOptions, getStepEase } from './day-options.ts';
import { getMoves } from './label.ts';
import { countBits, countSet, getDayCost, getDiscomfort, getStopSets } from './objective.ts';
import type { Problem } from './problem.ts';
import { type DayRoute, EASE, type Solution } from './solution.ts';

/** The most stops of a problem that is solved exactly: 16,384 sets. */
export const MAX_EXACT_STOPS = 14;

/** Stops that each route of a day has, and stops of which it lacks at most `lost`. */
export type RequiredStops = { all: number; most: number; lost: number };

const hasRequired = (stops: number, { all, most, lost }: RequiredStops): boolean =>
  (stops & all) === all && countBits(most & ~stops) <= lost;

/**
 * The choices of a day, with their costs.
 *
 * @param required what each of them has.
 */
function listChoices(
  problem: Problem,
  options: DayOptions,
  index: number,
  steps: number,
  required: RequiredStops | undefined,
): Choice[] {
  const day = problem.days[index];
  const sets = getStopSets(problem, index);
  return (day?.from ?? []).flatMap((from) =>
    (day ? options.list(day, from, steps) : [])
      .filter(({ option }) => !required || hasRequired(option.stops, required))
      .map(({ option, ease }) => ({
        from,
        option,
        ease,
        ...getDayCost({
          ...option,
          discomfort: getDiscomfort({ ...option, ease, isEmpty: option.stops === 0 }),
          ...countSet(option.stops, sets),
        }),
      })),
  );
}

/**
 * The choices of all days.
 *
 * @returns undefined when a day has none. The days that must have most are tried first, because they have the fewest.
 */
function listAllChoices(
  problem: Problem,
  options: DayOptions,
  steps: number,
  required: readonly RequiredStops[],
): Choice[][] | undefined {
  const countAll = (day: number) => countBits(required[day]?.all ?? 0);
  const choices: Choice[][] = problem.days.map(() => []);
  for (const day of [...problem.days.keys()].sort((a, b) => countAll(b) - countAll(a))) {
    const ofDay = listChoices(problem, options, day, steps, required[day]);
    if (ofDay.length === 0) return undefined;
    choices[day] = ofDay;
  }
  return choices;
}

const toRoute = ({ from, option, ease }: Choice): DayRoute => ({
  from,
  to: option.to,
  moves: option.label ? getMoves(option.label) : [],
  lastMeal: option.lastMeal,
  ease,
  level: option.level,
  travel: option.travel,
  visits: option.visits,
});

type Options = { isCrowded?: boolean; required?: readonly RequiredStops[]; budget?: Budget };

/**
 * Finds the best solution of a problem with at most `MAX_EXACT_STOPS` stops: no other one has more profit, and none with
 * the same profit has a smaller cost (objective.ts).
 *
 * @param options `isCrowded`: whether the days are known to be too full: then all searches are done at once, which is
 *   faster. `required`: by day, what it must have; nothing unless given. `budget` of steps.
 * @returns undefined when the days cannot be joined at all, because no road leads from base to base, or a day cannot have
 *   what it must have.
 * @throws BudgetSpentError
 */
export function solveExactly(
  problem: Problem,
  { isCrowded = false, required = [], budget = new Budget() }: Options = {},
): Solution | undefined {
  const all = (1 << problem.stops.length) - 1;
  const options = createDayOptions(problem, budget);
  let way: Choice[] = [];
  const hasStays = problem.stops.some(({ stay }) => stay);
  let profit = 0;
  const most = countSteps(problem);
  for (let steps = isCrowded ? most : 1; steps <= most; steps++) {
    const choices = listAllChoices(problem, options, steps, required);
    way = choices ? combineDays(problem, choices, profit, budget) : [];
    const done = way.reduce((set, { option }) => set | option.stops, 0);
    // Where stops should stay, a better solution may have less profit.
    profit = hasStays
      ? 0
      : problem.stops.reduce((sum, stop, index) => (done & (1 << index) ? sum + stop.profit : sum), 0);
    const isComplete =
      done === all &&
      problem.stops.every(({ stay }, stop) => stay === undefined || (way[stay.day]?.option.stops ?? 0) & (1 << stop));
    // Discomfort comes after profit and stops that stay: a day of the next step alone would be more than a complete solution.
    const nextEase = getStepEase(steps);
    const discomfort = way.reduce(
      (sum, { ease, option }) => sum + getDiscomfort({ ...option, ease, isEmpty: option.stops === 0 }),
      0,
    );
    if (isComplete && nextEase && discomfort < EASE[nextEase]) break;
  }
  return way.length > 0 ? { days: way.map(toRoute), isOptimal: true } : undefined;
}
