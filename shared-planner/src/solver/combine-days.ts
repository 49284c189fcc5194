import type { Budget } from './budget.ts';
import type { DayOption } from './day-search.ts';
import { type Cost, countBits, getRunCost, getStays } from './objective.ts';
import { type Day, HARDEST_LEVEL, type Problem } from './problem.ts';
import type { Ease } from './solution.ts';

/** A route of a day with its cost. */
export type Choice = Cost & { from: number; option: DayOption; ease: Ease };

const isBetter = (a: Cost, main: number, rest: number): boolean => a.main < main || (a.main === main && a.rest < rest);

/** Where a day can end: the base, and the level that the next day depends on. */
type End = { base: number; level: number };

/** The choices of a day from one base to one end, found by their set of stops. */
type Table = {
  /** Number of the end in the list of the day. */
  end: number;
  level: number;
  choices: readonly Choice[];
  /** The sets and the costs of the choices, in their order: read a hundred million times for a large trip. */
  stops: Int32Array;
  main: Float64Array;
  rest: Float64Array;
  /** By set: its number in `choices`, or -1. */
  bySet: Int32Array;
};

/** The choices of a day: its ends, and by base where it begins the tables. */
function createTables(choices: readonly Choice[], sets: number) {
  const ends: End[] = [];
  const found = new Map<number, { end: number; level: number; choices: Choice[] }[]>();
  for (const choice of choices) {
    const { to: base, level } = choice.option;
    const known = ends.findIndex((other) => other.base === base && other.level === level);
    const end = known >= 0 ? known : ends.push({ base, level }) - 1;
    const ofBase = found.get(choice.from) ?? [];
    found.set(choice.from, ofBase);
    const table = ofBase.find((other) => other.end === end);
    if (table) table.choices.push(choice);
    else ofBase.push({ end, level, choices: [choice] });
  }
  const toTable = (table: Pick<Table, 'end' | 'level' | 'choices'>): Table => {
    const bySet = new Int32Array(sets).fill(-1);
    table.choices.forEach(({ option }, number) => {
      bySet[option.stops] = number;
    });
    return {
      ...table,
      stops: Int32Array.from(table.choices, ({ option }) => option.stops),
      main: Float64Array.from(table.choices, ({ main }) => main),
      rest: Float64Array.from(table.choices, ({ rest }) => rest),
      bySet,
    };
  };
  return { ends, tables: new Map([...found].map(([from, ofBase]) => [from, ofBase.map(toTable)])) };
}

/** The best sums up to a day, of the states that can be reached: an end with a set of stops that are done. */
type Sums = {
  ends: readonly End[];
  /** The states, as end * sets + set, in the order in which they were found; all other lists are in it too. */
  states: number[];
  main: number[];
  rest: number[];
  choice: (Choice | undefined)[];
  /** Where the state before the choice is in the lists of the day before. */
  previous: number[];
  /** By state: where it is in the lists, counted from 1; 0 is nowhere. */
  places: Int32Array;
};

/** Making a state takes as long as so many sums. */
const STEPS_OF_STATE = 5;

const createSums = (ends: readonly End[], sets: number): Sums => ({
  ...{ ends, states: [], main: [], rest: [], choice: [], previous: [] },
  places: new Int32Array(ends.length * sets),
});

/** The profit of every set of stops. */
function listProfits({ stops }: Problem): Float64Array {
  const profits = new Float64Array(1 << stops.length);
  for (let set = 1; set < profits.length; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    profits[set] = (profits[set & (set - 1)] as number) + (stops[lowest]?.profit ?? 0);
  }
  return profits;
}

/** What is known of the profit before a day is added: sets that have less than `least` after it cannot lead to the best. */
type Bound = { profits: Float64Array; least: number; most: number };

/** Adds a day to the sums: every choice to every state that has none of its stops. */
function addDay(
  { limits }: Problem,
  day: Day,
  choices: readonly Choice[],
  sums: Sums,
  { profits, least, most }: Bound,
  budget: Budget,
): Sums {
  const sets = profits.length;
  const { ends, tables } = createTables(choices, sets);
  const next = createSums(ends, sets);
  const levelAfter = day.fixedLevelAfter ?? 1;
  const isFixed = day.fixedLevelBefore !== undefined;
  const tablesOf = sums.ends.map((before) => {
    const levelBefore = day.fixedLevelBefore ?? before.level;
    return (tables.get(isFixed ? (day.from[0] ?? 0) : before.base) ?? [])
      .filter(
        ({ level }) =>
          !(limits.restAfterHardest && level === HARDEST_LEVEL && (levelBefore === level || levelAfter === level)),
      )
      .map((table) => ({
        table,
        runs: getRunCost(levelBefore, table.level) + getRunCost(table.level, levelAfter),
      }));
  });
  // By number, so that of equal ways the first one is the same, however they were found.
  for (const state of Int32Array.from(sums.states).sort()) {
    const place = (sums.places[state] as number) - 1;
    const set = state % sets;
    if ((profits[set] as number) + most < least) continue;
    const main = sums.main[place] as number;
    const free = sets - 1 - set;
    const freeSets = 2 ** countBits(free);
    for (const { table, runs } of tablesOf[Math.floor(state / sets)] ?? []) {
      const { end, stops, bySet } = table;
      const rest = (sums.rest[place] as number) + runs;
      const offset = end * sets + set;
      // Few choices are tried one by one; many are found by the sets that are left.
      budget.spend(Math.min(stops.length, freeSets));
      if (stops.length < freeSets) {
        for (let number = 0; number < stops.length; number++) {
          const part = stops[number] as number;
          if ((part & set) === 0) improve(next, offset + part, table, number, main, rest, place);
        }
      } else {
        for (let part = free; ; part = (part - 1) & free) {
          const number = bySet[part] as number;
          if (number >= 0) improve(next, offset + part, table, number, main, rest, place);
          if (part === 0) break;
        }
      }
    }
  }
  budget.spend(STEPS_OF_STATE * next.states.length);
  return next;
}

/** Keeps a choice that reaches a state with a smaller sum. */
function improve(
  sums: Sums,
  state: number,
  table: Table,
  number: number,
  main: number,
  rest: number,
  previous: number,
): void {
  const newMain = main + (table.main[number] as number);
  const newRest = rest + (table.rest[number] as number);
  const known = (sums.places[state] as number) - 1;
  const place = known < 0 ? sums.states.push(state) - 1 : known;
  if (known >= 0) {
    const best = sums.main[place] as number;
    if (newMain > best || (newMain === best && newRest >= (sums.rest[place] as number))) return;
  } else sums.places[state] = place + 1;
  sums.main[place] = newMain;
  sums.rest[place] = newRest;
  sums.choice[place] = table.choices[number];
  sums.previous[place] = previous;
}

/**
 * The best way through the days, by dynamic programming over the set of stops that are done, the base of the night and the
 * level of the last day. The sum over the days is minimised for every set, so the best set is found last.
 *
 * @param choices of each day.
 * @param leastProfit a profit that is known to be possible: what cannot reach it is left out.
 * @param budget of sums that are tried.
 * @returns a choice for every day; none when the days cannot be joined.
 * @throws BudgetSpentError
 */
export function combineDays(
  problem: Problem,
  choices: readonly (readonly Choice[])[],
  leastProfit: number,
  budget: Budget,
): Choice[] {
  const { days } = problem;
  const profits = listProfits(problem);
  /** The most profit of each day, and of all days after it. */
  const most = choices.map((ofDay) => Math.max(0, ...ofDay.map(({ option }) => profits[option.stops] as number)));
  const mostAfter = most.map((_, day) => most.slice(day + 1).reduce((sum, profit) => sum + profit, 0));
  let sums = createSums([{ base: days[0]?.from[0] ?? 0, level: 1 }], profits.length);
  Object.assign(sums, { states: [0], main: [0], rest: [0], choice: [undefined], previous: [-1] });
  sums.places[0] = 1;
  const history = days.map((day, index) => {
    const bound = { profits, least: leastProfit - (mostAfter[index] ?? 0), most: most[index] ?? 0 };
    sums = addDay(problem, day, choices[index] ?? [], sums, bound, budget);
    return sums;
  });
  const best = findBestState(sums, profits);
  const way: Choice[] = [];
  for (let day = days.length - 1, place = best; day >= 0 && best !== undefined; day--) {
    const { choice, previous } = history[day] as Sums;
    way.unshift(choice[place as number] as Choice);
    place = previous[place as number];
  }
  return way;
}

/**
 * Where the state is in which most stops stay, of those the one with the most profit, and of those the one with the smallest
 * cost; undefined when none can be reached.
 */
function findBestState({ states, places, main, rest }: Sums, profits: Float64Array): number | undefined {
  let best: number | undefined;
  let [bestStays, bestProfit] = [0, -1];
  for (const state of Int32Array.from(states).sort()) {
    const place = (places[state] as number) - 1;
    const stays = getStays(main[place] as number);
    const profit = profits[state % profits.length] as number;
    const cost = { main: main[place] as number, rest: rest[place] as number };
    const isEqual = stays === bestStays && profit === bestProfit && best !== undefined;
    const isCheaper = isEqual && isBetter(cost, main[best as number] as number, rest[best as number] as number);
    if (!isCheaper && (stays < bestStays || (stays === bestStays && profit <= bestProfit))) continue;
    best = place;
    [bestStays, bestProfit] = [stays, profit];
  }
  return best;
}
