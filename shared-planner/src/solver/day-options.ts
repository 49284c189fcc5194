import type { Budget } from './budget.ts';
import { type DayLimits, type DayOption, searchDay } from './day-search.ts';
import type { Day, Problem } from './problem.ts';
import type { Ease } from './solution.ts';
import { findMove } from './timing.ts';

/** A route with how it is made possible. */
type EasyOption = { option: DayOption; ease: Ease };

/** The searches that find the routes of each ease: a search from the early start finds comfortable and long days at once. */
const SEARCHES: readonly {
  from: Start;
  isShort: boolean;
  isFarOnly: boolean;
  ease: Ease;
  longEase: Ease | undefined;
}[] = [
  { from: 'start', isShort: false, isFarOnly: false, ease: 'usual', longEase: undefined },
  { from: 'lightStart', isShort: false, isFarOnly: true, ease: 'early', longEase: 'long' },
  { from: 'start', isShort: true, isFarOnly: false, ease: 'short', longEase: undefined },
  { from: 'lightStart', isShort: true, isFarOnly: true, ease: 'long-short', longEase: 'long-short' },
  { from: 'earliestStart', isShort: false, isFarOnly: true, ease: 'dark', longEase: 'dark' },
  { from: 'earliestStart', isShort: true, isFarOnly: true, ease: 'dark-short', longEase: 'dark-short' },
];

/** From which hour of a day a search begins. */
type Start = 'start' | 'lightStart' | 'earliestStart';

/** The steps that do not begin in the dark. */
const LIGHT_STEPS = SEARCHES.filter(({ from }) => from !== 'earliestStart').length;

const canBeDark = ({ earliestStart, lightStart }: Day): boolean => earliestStart < lightStart;

/** Into how many steps the searches are divided: each finds routes that are less easy than those before. */
export const countSteps = ({ days }: Problem): number => (days.some(canBeDark) ? SEARCHES.length : LIGHT_STEPS);

/** The ease of the easiest routes that a step can find; undefined after the last step. */
export const getStepEase = (step: number): Ease | undefined => SEARCHES[step]?.ease;

/** Levels that are kept apart: up to 1, 2 and 3. */
const LEVELS = 3;

/** The route without stops from one base to another, if the day has room for it. */
function getEmptyOption({ limits, reservedBases }: Problem, day: Day, from: number, to: number): DayOption | undefined {
  const leg = day.kind.legs[from]?.[to];
  if (!leg || reservedBases.includes(to)) return undefined;
  const move = findMove(leg, day.start, limits.meal);
  const minutes = leg.minutes + (move?.pause ?? 0);
  const isPossible =
    from === to ||
    (move !== undefined &&
      minutes <= limits.comfortDay &&
      leg.driving <= limits.maxDriving &&
      move.begin + minutes <= day.latestReturn);
  return isPossible
    ? {
        stops: 0,
        to,
        level: 1,
        companions: 0,
        travel: leg.minutes,
        visits: 0,
        isLong: false,
        label: undefined,
        lastMeal: undefined,
      }
    : undefined;
}

/** Lists the routes of days. */
export type DayOptions = {
  /**
   * The routes of a day from a base: of each set of stops, base and level the easiest, and of those the cheapest.
   *
   * @param steps how many steps of searches to do, from 1 to all of `countSteps`.
   */
  list: (day: Day, from: number, steps: number) => readonly EasyOption[];
};

/** Creates the lists of routes. Days of one kind share their searches, and a step is searched once. */
export function createDayOptions(problem: Problem, budget: Budget): DayOptions {
  const { bases, limits, days } = problem;
  const kinds = [...new Set(days.map(({ kind }) => kind))];
  const found = new Map<string, { easiest: Map<number, EasyOption>; steps: number }>();

  function searchStep(day: Day, from: number, step: number, easiest: Map<number, EasyOption>): void {
    const search = SEARCHES[step];
    if (!search || (step >= LIGHT_STEPS && !canBeDark(day))) return;
    const { isShort, isFarOnly, ease, longEase } = search;
    const dayLimits: DayLimits = {
      start: day[search.from],
      latestReturn: day.latestReturn,
      // A search whose long days are as easy as its other days has no reason to prefer these.
      comfort: longEase === ease ? limits.maxDay : limits.comfortDay,
      longest: longEase ? limits.maxDay : limits.comfortDay,
      isShort,
      isFarOnly,
    };
    for (const option of searchDay(problem, day.kind, from, day.to, dayLimits, budget)) {
      const key = (option.stops * LEVELS + option.level - 1) * bases + option.to;
      if (!easiest.has(key)) easiest.set(key, { option, ease: (option.isLong && longEase) || ease });
    }
  }

  return {
    list: (day, from, steps) => {
      const { start, lightStart, earliestStart, latestReturn, to } = day;
      const key = JSON.stringify([kinds.indexOf(day.kind), from, to, start, lightStart, earliestStart, latestReturn]);
      const entry = found.get(key) ?? { easiest: new Map<number, EasyOption>(), steps: 0 };
      found.set(key, entry);
      for (; entry.steps < steps; entry.steps++) searchStep(day, from, entry.steps, entry.easiest);
      const empty = to.flatMap((base) => getEmptyOption(problem, day, from, base) ?? []);
      return [...empty.map((option) => ({ option, ease: 'usual' as const })), ...entry.easiest.values()];
    },
  };
}
