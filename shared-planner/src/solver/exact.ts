import { Budget } from './budget.ts';
import { type Choice, combineDays } from './combine-days.ts';
import { createDayOptions, type DayOptions, getStepEase, STEPS } from './day-options.ts';
import { getMoves } from './label.ts';
import { countSet, getDayCost, getStopSets } from './objective.ts';
import type { Problem } from './problem.ts';
import { type DayRoute, EASE, type Solution } from './solution.ts';

/** The most stops of a problem that is solved exactly: 16,384 sets. */
export const MAX_EXACT_STOPS = 14;

/** The choices of a day, with their costs. */
function listChoices(problem: Problem, options: DayOptions, index: number, steps: number): Choice[] {
  const day = problem.days[index];
  const sets = getStopSets(problem, index);
  return (day?.from ?? []).flatMap((from) =>
    (day ? options.list(day, from, steps) : []).map(({ option, ease }) => ({
      from,
      option,
      ease,
      ...getDayCost({ ...option, ease: EASE.indexOf(ease), ...countSet(option.stops, sets) }),
    })),
  );
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

/**
 * Finds the best solution of a problem with at most `MAX_EXACT_STOPS` stops: no other one has more profit, and none with
 * the same profit has a smaller cost (objective.ts).
 *
 * @param firstSteps with how many steps of searches to begin: `STEPS` is faster when the days are known to be too full.
 * @param budget of steps.
 * @returns undefined when the days cannot be joined at all, because no road leads from base to base.
 * @throws BudgetSpentError
 */
export function solveExactly(problem: Problem, firstSteps = 1, budget = new Budget()): Solution | undefined {
  const all = (1 << problem.stops.length) - 1;
  const options = createDayOptions(problem, budget);
  let way: Choice[] = [];
  const hasStays = problem.stops.some(({ stay }) => stay);
  let profit = 0;
  for (let steps = firstSteps; steps <= STEPS; steps++) {
    way = combineDays(problem, (day) => listChoices(problem, options, day, steps), profit, budget);
    const done = way.reduce((set, { option }) => set | option.stops, 0);
    // Where stops should stay, a better solution may have less profit.
    profit = hasStays
      ? 0
      : problem.stops.reduce((sum, stop, index) => (done & (1 << index) ? sum + stop.profit : sum), 0);
    const isComplete =
      done === all &&
      problem.stops.every(({ stay }, stop) => stay === undefined || (way[stay.day]?.option.stops ?? 0) & (1 << stop));
    // Ease comes after profit and stops that stay: a day of the next step would make a complete solution less easy.
    const nextEase = getStepEase(steps);
    const ease = way.reduce((sum, choice) => sum + EASE.indexOf(choice.ease), 0);
    if (isComplete && nextEase && ease < EASE.indexOf(nextEase)) break;
  }
  return way.length > 0 ? { days: way.map(toRoute), isOptimal: true } : undefined;
}
