import { type DayLimits, type DayOption, getMoves, searchDay } from './day-search.ts';
import { type Cost, countBits, getDayCost, getRunCost, getStopSets } from './objective.ts';
import { type Day, HARDEST_LEVEL, type Problem } from './problem.ts';
import { type DayRoute, EASE, type Ease, type Solution } from './solution.ts';

/** The most stops of a problem that is solved exactly: 4,096 sets. */
export const MAX_EXACT_STOPS = 12;

/** A route of a day with its cost. */
type Choice = Cost & { from: number; option: DayOption; ease: Ease };

/** Levels are counted from 1: a day without hard stops. */
const LEVELS = 3;

const toLimits = (day: Day, ease: Ease, { comfortDay, maxDay }: Problem['limits']): DayLimits => ({
  start: ease === 'usual' || ease === 'short' ? day.start : day.earliestStart,
  latestReturn: day.latestReturn,
  longest: ease === 'long' || ease === 'long-short' ? maxDay : comfortDay,
  isShort: ease === 'short' || ease === 'long-short',
  isFarOnly: ease !== 'usual' && ease !== 'short',
});

/** The route without stops from one base to another, if the day has room for it. */
function getEmptyOption({ limits }: Problem, day: Day, from: number, to: number): DayOption | undefined {
  const leg = day.kind.legs[from]?.[to];
  if (!leg) return undefined;
  const isPossible =
    from === to ||
    day.isTransfer ||
    (leg.minutes + limits.meal.minutes <= limits.comfortDay &&
      leg.driving <= limits.maxDriving &&
      day.start + leg.minutes + limits.meal.minutes <= day.latestReturn &&
      (!leg.daylight || day.start + leg.daylight.to + limits.meal.minutes <= day.kind.sunset));
  return isPossible
    ? { stops: 0, to, level: 1, companions: 0, travel: leg.minutes, visits: 0, label: undefined, lastMeal: undefined }
    : undefined;
}

/** The routes of a day from a base: of each set of stops, base and level the easiest, and of those the cheapest. */
function listOptions(
  problem: Problem,
  day: Day,
  from: number,
  eases: readonly Ease[],
): { option: DayOption; ease: Ease }[] {
  const easiest = new Map<number, { option: DayOption; ease: Ease }>();
  for (const ease of eases) {
    for (const option of searchDay(problem, day.kind, from, day.to, toLimits(day, ease, problem.limits))) {
      const key = (option.stops * (LEVELS + 1) + option.level) * problem.bases + option.to;
      if (!easiest.has(key)) easiest.set(key, { option, ease });
    }
  }
  const empty = day.to.flatMap((to) => getEmptyOption(problem, day, from, to) ?? []);
  return [...empty.map((option) => ({ option, ease: EASE[0] })), ...easiest.values()];
}

/** Lists the choices of every day. Days of one kind share their searches. */
function listChoices(problem: Problem, eases: readonly Ease[]): Choice[][] {
  const cache = new Map<string, { option: DayOption; ease: Ease }[]>();
  const kinds = [...new Set(problem.days.map(({ kind }) => kind))];
  return problem.days.map((day, index) => {
    const sets = getStopSets(problem, index);
    return day.from.flatMap((from) => {
      const { start, earliestStart, latestReturn, isTransfer, to } = day;
      const key = JSON.stringify([kinds.indexOf(day.kind), from, to, start, earliestStart, latestReturn, isTransfer]);
      const options = cache.get(key) ?? listOptions(problem, day, from, eases);
      cache.set(key, options);
      return options.map(({ option, ease }) => ({
        from,
        option,
        ease,
        ...getDayCost(option, EASE.indexOf(ease), sets),
      }));
    });
  });
}

const isBetter = (a: Cost, main: number, rest: number): boolean => a.main < main || (a.main === main && a.rest < rest);

/** The choices of a day that begin at one base, found by their set of stops. */
type Table = {
  to: number;
  level: number;
  choices: readonly Choice[];
  /** By set: its number in `choices`, or -1. */
  bySet: Int32Array;
};

/** Groups the choices of a day by the base where it begins, and those by the base and level with which it ends. */
function createTables(choices: readonly Choice[], bases: number, sets: number): Table[][] {
  return Array.from({ length: bases }, (_, from) => {
    const groups = new Map<number, Table & { choices: Choice[] }>();
    for (const choice of choices) {
      if (choice.from !== from) continue;
      const { to, level, stops } = choice.option;
      const key = to * LEVELS + level;
      const table = groups.get(key) ?? { to, level, choices: [], bySet: new Int32Array(sets).fill(-1) };
      groups.set(key, table);
      table.bySet[stops] = table.choices.length;
      table.choices.push(choice);
    }
    return [...groups.values()];
  });
}

/** The best sums up to a day, by state, and how each was reached. */
type Sums = { main: Float64Array; rest: Float64Array; choice: (Choice | undefined)[]; previous: Int32Array };

function createSums(size: number): Sums {
  return {
    main: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    rest: new Float64Array(size),
    choice: new Array(size),
    previous: new Int32Array(size),
  };
}

/**
 * The best way through the days, by dynamic programming over the set of stops that are done, the base of the night and the
 * level of the last day. The sum over the days is minimised for every set, so the best set is found last.
 */
function combineDays(problem: Problem, choices: readonly (readonly Choice[])[]): Choice[] {
  const { stops, days, bases, limits } = problem;
  const sets = 1 << stops.length;
  const size = bases * LEVELS * sets;
  const getState = (base: number, level: number, set: number) => (base * LEVELS + level - 1) * sets + set;
  const history: Sums[] = [];
  let sums = createSums(size);
  sums.main[getState(days[0]?.from[0] ?? 0, 1, 0)] = 0;

  days.forEach((day, index) => {
    const next = createSums(size);
    const tables = createTables(choices[index] ?? [], bases, sets);
    const after = day.fixedLevelAfter ?? 1;
    for (let state = 0; state < size; state++) {
      const main = sums.main[state] as number;
      if (main === Number.POSITIVE_INFINITY) continue;
      const rest = sums.rest[state] as number;
      const set = state % sets;
      const isFixed = day.fixedLevelBefore !== undefined;
      const levelBefore = day.fixedLevelBefore ?? (Math.floor(state / sets) % LEVELS) + 1;
      const base = isFixed ? (day.from[0] ?? 0) : Math.floor(state / sets / LEVELS);
      const free = sets - 1 - set;
      for (const { to, level, choices: choicesTo, bySet } of tables[base] as Table[]) {
        if (limits.restAfterHardest && level === HARDEST_LEVEL && (levelBefore === level || after === level)) continue;
        const run = getRunCost(levelBefore, level) + getRunCost(level, after);
        const offset = getState(to, level, set);
        const add = (choice: Choice) => {
          const target = offset + choice.option.stops;
          const [newMain, newRest] = [main + choice.main, rest + choice.rest + run];
          const best = next.main[target] as number;
          if (newMain > best || (newMain === best && newRest >= (next.rest[target] as number))) return;
          next.main[target] = newMain;
          next.rest[target] = newRest;
          next.choice[target] = choice;
          next.previous[target] = state;
        };
        // Few choices are tried one by one; many are found by the sets that are left.
        if (choicesTo.length < 2 ** countBits(free)) {
          for (const choice of choicesTo) if ((choice.option.stops & set) === 0) add(choice);
        } else {
          for (let part = free; ; part = (part - 1) & free) {
            const number = bySet[part] as number;
            if (number >= 0) add(choicesTo[number] as Choice);
            if (part === 0) break;
          }
        }
      }
    }
    history.push(next);
    sums = next;
  });

  const best = findBestState(problem, sums);
  const way: Choice[] = [];
  for (let day = days.length - 1, state = best; day >= 0 && best !== undefined; day--) {
    const { choice, previous } = history[day] as Sums;
    way.unshift(choice[state as number] as Choice);
    state = previous[state as number];
  }
  return way;
}

/** The state with the most profit, and of those the one with the smallest cost; undefined when none can be reached. */
function findBestState({ stops }: Problem, { main, rest }: Sums): number | undefined {
  const sets = 1 << stops.length;
  const profits = new Float64Array(sets);
  for (let set = 1; set < sets; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    profits[set] = (profits[set & (set - 1)] as number) + (stops[lowest]?.profit ?? 0);
  }
  let best: number | undefined;
  for (let state = 0; state < main.length; state++) {
    if (main[state] === Number.POSITIVE_INFINITY) continue;
    const [profit, bestProfit] = [
      profits[state % sets] as number,
      best === undefined ? -1 : (profits[best % sets] as number),
    ];
    const cost = { main: main[state] as number, rest: rest[state] as number };
    const isCheaper = best !== undefined && isBetter(cost, main[best] as number, rest[best] as number);
    if (profit > bestProfit || (profit === bestProfit && isCheaper)) best = state;
  }
  return best;
}

const toRoute = ({ from, option, ease }: Choice): DayRoute => ({
  from,
  to: option.to,
  moves: option.label ? getMoves(option.label) : [],
  lastMeal: option.lastMeal,
  ease,
});

/**
 * Finds the best solution of a problem with at most `MAX_EXACT_STOPS` stops: no other one has more profit, and none with
 * the same profit has a smaller cost (objective.ts).
 *
 * @returns undefined when the days cannot be joined at all, because no road leads from base to base.
 */
export function solveExactly(problem: Problem): Solution | undefined {
  const all = (1 << problem.stops.length) - 1;
  const [usual] = EASE;
  const easy = combineDays(problem, listChoices(problem, [usual]));
  const isComplete =
    easy.reduce((set, { option }) => set | option.stops, 0) === all &&
    problem.stops.every(
      ({ previousDay }, stop) => previousDay === undefined || (easy[previousDay]?.option.stops ?? 0) & (1 << stop),
    );
  // Ease comes after profit and stops that stay, so usual days with all stops on their days cannot be improved by others.
  const way = easy.length > 0 && isComplete ? easy : combineDays(problem, listChoices(problem, EASE));
  return way.length > 0 ? { days: way.map(toRoute), isOptimal: true } : undefined;
}
