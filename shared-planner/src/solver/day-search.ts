import { Budget } from './budget.ts';
import { dominates, type Label } from './label.ts';
import { countBits } from './objective.ts';
import { type DayKind, HARD_LEVEL, type Leg, type Problem } from './problem.ts';
import type { Move } from './solution.ts';
import { canLast, findDeparture, findStart, putOff } from './timing.ts';

/** The limits that one search of a day keeps. */
export type DayLimits = {
  start: number;
  latestReturn: number;
  /** From the first departure to the last arrival: a comfortable day, and the longest one that is allowed. */
  comfort: number;
  longest: number;
  /** Whether stops last their short minutes. */
  isShort: boolean;
  /** Whether the limits hold for days with a far stop only. */
  isFarOnly: boolean;
};

/** The best route of a day through a set of stops, to one base. */
export type DayOption = {
  /** Bit i is stop i. */
  stops: number;
  to: number;
  /** The level of the hardest stop. */
  level: number;
  companions: number;
  /** Minutes of all legs. */
  travel: number;
  /** Minutes of all stops. */
  visits: number;
  /** Whether no comfortable day has these stops. */
  isLong: boolean;
  /** The state at the end of the last stop; none on a day without stops. */
  label: Label | undefined;
  lastMeal: 'before' | 'leg' | undefined;
};

// Weights of a label's cost: fewer stops by themselves, less travel, shorter visits, a meal where there is food, and stops
// that need daylight early.
const [BY_ITSELF, TRAVEL, VISIT, NO_FOOD] = [2 ** 38, 2 ** 26, 2 ** 14, 2 ** 12];
const QUARTER_HOUR = 15;

// Steps of a way to a stop, of a label that is tried, of one that it is compared with and of a set, by the CPU time of each
// (Node, 27 November 2026).
const [STEPS_OF_WAY, STEPS_OF_TRY, STEPS_OF_COMPARISON, STEPS_OF_SET] = [42, 9, 4, 9];

/**
 * Finds the best routes of a day from a base through every set of stops, by dynamic programming over sets and last stops
 * (Held and Karp 1962) with labels that do not dominate each other (Feillet et al. 2004, elementary shortest paths with
 * resource constraints). Of the routes through a set, the best has most companions, then least travel, then the shortest
 * stops; routes with another hardest level are kept apart, because the next day depends on it.
 *
 * @param from the base where the day begins.
 * @param to the bases where it may end.
 * @param budget of steps.
 * @throws BudgetSpentError
 */
export function searchDay(
  { stops, bases, reservedBases, limits }: Problem,
  kind: DayKind,
  from: number,
  to: readonly number[],
  { start, latestReturn, comfort, longest, isShort, isFarOnly }: DayLimits,
  budget = new Budget(),
): DayOption[] {
  const { meal, maxDriving, maxHardStops } = limits;
  const count = stops.length;
  const latestMeal = meal.until - meal.minutes;
  const minutes = kind.stops.map(({ usual, short }) => (isShort ? short : usual));
  const minutesAtHost = kind.stops.map(({ usualAtHost, shortAtHost }) => (isShort ? shortAtHost : usualAtHost));
  const possible = stops.flatMap((_, stop) => (kind.stops[stop]?.windows.length ? [stop] : []));
  const companions = stops.flatMap(({ companion }, stop) =>
    companion ? [{ stop, companion, hosts: kind.stops[stop]?.hosts ?? [] }] : [],
  );
  /** The stops at which a companion is possible. */
  const hosted = companions.reduce((set, { hosts }) => hosts.reduce((sum, host) => sum | (1 << host), set), 0);
  /** The stops that the day can have: its sets are tried in ascending order. */
  const some = [...possible, ...companions.filter(({ hosts }) => hosts.length > 0).map(({ stop }) => stop)].reduce(
    (set, stop) => set | (1 << stop),
    0,
  );
  /** The stops at which one eats. */
  const meals = possible.reduce((set, stop) => (kind.stops[stop]?.isMeal ? set | (1 << stop) : set), 0);
  const predecessors = stops.map((stop) => stop.predecessors.reduce((set, other) => set | (1 << other), 0));
  const guests = kind.guests?.stops ?? 0;
  const mostGuests = kind.guests?.most ?? 0;
  const returns = stops.map((_, stop) =>
    Math.min(...to.map((base) => kind.legs[bases + stop]?.[base]?.minutes ?? Number.POSITIVE_INFINITY)),
  );
  if (isFarOnly && !kind.stops.some(({ isFar }) => isFar)) return [];

  const base: Label = {
    stops: 0,
    last: -1,
    time: start,
    departure: start,
    travel: 0,
    driving: 0,
    visits: 0,
    companions: 0,
    hardStops: 0,
    level: 0,
    hasMeal: false,
    closes: 0,
    isFar: false,
    excluded: 0,
    night: -1,
    cost: 0,
    previous: undefined,
    stop: -1,
    isCompanion: false,
    meal: undefined,
  };
  /** Filled for every label that is tried, and copied when it is kept: most are not. */
  const draft: Label = { ...base };

  /** By set of stops. */
  const labelsBySet: (Label[] | undefined)[] = new Array(1 << count);
  /** Since the budget was told of them. */
  let steps = 0;

  /** Keeps a copy of a label unless it is useless or another one is as good. */
  function keep(label: Label): void {
    steps += STEPS_OF_TRY;
    const end = label.time + (returns[label.last] as number);
    const length = end - label.departure;
    if (end > latestReturn || length > longest || label.driving > maxDriving) return;
    const isMealMissed =
      !label.hasMeal && !(meals & ~label.stops) && label.time > latestMeal && label.departure <= meal.from;
    if (isMealMissed && (length > meal.after || end >= meal.until)) return;
    const labels = labelsBySet[label.stops];
    if (!labels) {
      labelsBySet[label.stops] = [{ ...label }];
      return;
    }
    steps += STEPS_OF_COMPARISON * labels.length;
    let kept = 0;
    for (let index = 0; index < labels.length; index++) {
      const other = labels[index] as Label;
      if (other.last === label.last) {
        if (dominates(other, label)) return;
        if (dominates(label, other)) continue;
      }
      labels[kept++] = other;
    }
    labels.length = kept;
    labels.push({ ...label });
  }

  /** When the window closes in which a stop is at a minute. */
  const getClosing = (stop: number, minute: number) =>
    (kind.stops[stop]?.windows ?? []).reduce(
      (latest, { opens, closes }) => (opens <= minute && minute <= closes ? Math.max(latest, closes) : latest),
      0,
    );

  /** Whether the meal on the way from a stop to another one is taken where there is nothing to eat; -1 is the base. */
  const isWithoutFood = (last: number, stop: number, mealPlace: Move['meal']): boolean => {
    const place = mealPlace === 'before' ? last : stop;
    return mealPlace !== undefined && (mealPlace === 'leg' || (place >= 0 && !kind.stops[place]?.hasFood));
  };

  /** Keeps what comes of being at a stop by itself: `departure` is when the day began. */
  function stay(
    label: Label,
    stop: number,
    leg: Leg,
    departure: number,
    begin: number,
    end: number,
    mealPlace: Move['meal'],
  ): void {
    const { level, night: ownNight, nearBase } = stops[stop] as Problem['stops'][number];
    // A day that does not begin at the base of the stop has to end there.
    const asked = nearBase === from ? undefined : nearBase;
    const night = ownNight ?? asked;
    if (ownNight !== undefined && asked !== undefined && ownNight !== asked) return;
    const hardStops = label.hardStops + (level >= HARD_LEVEL ? 1 : 0);
    const isNightOther = night !== undefined && label.night !== -1 && label.night !== night;
    if (hardStops > maxHardStops || isNightOther) return;
    const visit = minutes[stop] as number;
    const isByItself = stops[stop]?.companion !== undefined;
    draft.stops = label.stops | (1 << stop);
    draft.last = stop;
    draft.time = end;
    draft.departure = departure;
    draft.travel = label.travel + leg.minutes;
    draft.driving = label.driving + leg.driving;
    draft.visits = label.visits + visit;
    draft.companions = label.companions;
    draft.hardStops = hardStops;
    draft.level = Math.max(label.level, level);
    draft.hasMeal = label.hasMeal || mealPlace !== undefined || kind.stops[stop]?.isMeal === true;
    draft.closes = hosted & (1 << stop) ? getClosing(stop, end) : 0;
    // Otherwise it is no reason to keep a label.
    draft.isFar = isFarOnly && (label.isFar || kind.stops[stop]?.isFar === true);
    draft.excluded = label.excluded | (predecessors[stop] as number);
    draft.night = night ?? label.night;
    draft.cost =
      label.cost +
      (isByItself ? BY_ITSELF : 0) +
      leg.minutes * TRAVEL +
      visit * VISIT +
      (isWithoutFood(label.last, stop, mealPlace) ? NO_FOOD : 0) +
      (kind.stops[stop]?.needsDaylight ? Math.floor(begin / QUARTER_HOUR) : 0);
    draft.previous = label;
    draft.stop = stop;
    draft.isCompanion = false;
    draft.meal = mealPlace;
    keep(draft);
  }

  /** Goes from a label to a stop, with every way to take the meal. */
  function go(label: Label, stop: number): void {
    const leg = kind.legs[label.last === -1 ? from : bases + label.last]?.[bases + stop];
    const windows = kind.stops[stop]?.windows ?? [];
    const visit = minutes[stop] as number;
    steps += STEPS_OF_WAY;
    if (!leg) return;
    const isFirst = label.last === -1;
    const departure = findDeparture(leg, label.time, 0);
    if (departure !== undefined) {
      const arrival = departure + leg.minutes;
      const begin = findStart(windows, arrival, visit);
      if (begin !== undefined) {
        const first = isFirst ? putOff(leg, departure, begin) : label.departure;
        stay(label, stop, leg, first, begin, begin + visit, undefined);
        if (!label.hasMeal && begin < meal.from && begin + visit > latestMeal) {
          const begun = findStart(windows, arrival, visit + meal.minutes);
          if (begun === begin) stay(label, stop, leg, first, begin, begin + visit + meal.minutes, 'stop');
        }
      }
      if (label.hasMeal) return;
      const mealStart = Math.max(arrival, meal.from);
      // A meal at the base before anything else is no part of the day.
      const isAtBase = isFirst && leg.minutes === 0;
      if (mealStart <= latestMeal && !isAtBase) {
        const later = findStart(windows, mealStart + meal.minutes, visit);
        if (later !== undefined)
          stay(label, stop, leg, isFirst ? departure : label.departure, later, later + visit, 'arrival');
      }
      if (departure < meal.from && arrival > latestMeal) {
        const paused = findDeparture(leg, label.time, meal.minutes);
        const later = paused === undefined ? undefined : findStart(windows, arrival + meal.minutes, visit);
        if (later !== undefined)
          stay(label, stop, leg, isFirst ? departure : label.departure, later, later + visit, 'leg');
      }
    }
    const mealStart = Math.max(label.time, meal.from);
    if (isFirst || label.hasMeal || mealStart > latestMeal) return;
    const afterMeal = findDeparture(leg, mealStart + meal.minutes, 0);
    const later = afterMeal === undefined ? undefined : findStart(windows, afterMeal + leg.minutes, visit);
    if (later !== undefined) stay(label, stop, leg, label.departure, later, later + visit, 'before');
  }

  /** Does a companion during the stop of a label. */
  function join(label: Label, { stop, companion, hosts }: (typeof companions)[number]): void {
    const host = label.last;
    const entry = hosts.includes(host) ? companion.hosts.find(({ stop: other }) => other === host) : undefined;
    if (!entry) return;
    const [hostLevel, level] = [stops[host]?.level ?? 0, stops[stop]?.levelAtHost ?? 0];
    const { night } = entry;
    const hardStops = label.hardStops + (level >= HARD_LEVEL && hostLevel < HARD_LEVEL ? 1 : 0);
    if (hardStops > maxHardStops || (night !== undefined && label.night !== -1 && label.night !== night)) return;
    const extra = companion.adds ? (minutesAtHost[stop] as number) : getMissing(label.stops, stop, hosts);
    const add = (end: number, mealPlace: Move['meal']) =>
      canLast(kind.stops[host]?.windows ?? [], label.time, end) &&
      keep({
        ...label,
        stops: label.stops | (1 << stop),
        time: end,
        visits: label.visits + extra,
        companions: label.companions + 1,
        hardStops,
        level: Math.max(label.level, level),
        hasMeal: label.hasMeal || mealPlace !== undefined,
        night: night ?? label.night,
        cost: label.cost + extra * VISIT,
        previous: label,
        stop,
        isCompanion: true,
        meal: mealPlace,
      });
    add(label.time + extra, undefined);
    if (!label.hasMeal && label.time < meal.from && label.time + extra > latestMeal)
      add(label.time + extra + meal.minutes, 'stop');
  }

  /** Minutes that the hosts of a set are too short for a companion that is their visit. */
  const getMissing = (set: number, stop: number, hosts: readonly number[]) =>
    Math.max(
      0,
      (minutesAtHost[stop] as number) -
        hosts.reduce((sum, host) => (set & (1 << host) ? sum + (minutes[host] as number) : sum), 0),
    );

  /** The last leg of a label to a base, with the meal if it is still due; undefined if the day does not allow it. */
  function finish(label: Label, leg: Leg): { lastMeal: DayOption['lastMeal']; length: number } | undefined {
    if (label.driving + leg.driving > maxDriving) return undefined;
    const getLength = (departure: number | undefined, pause: number, hasMeal: boolean) => {
      if (departure === undefined) return undefined;
      const end = departure + leg.minutes + pause;
      const length = end - label.departure;
      const isMealDue = (length > meal.after || end >= meal.until) && label.departure <= meal.from;
      return end <= latestReturn && length <= longest && (hasMeal || !isMealDue) ? length : undefined;
    };
    const departure = findDeparture(leg, label.time, 0);
    const length = getLength(departure, 0, label.hasMeal);
    if (length !== undefined) return { lastMeal: undefined, length };
    if (label.hasMeal) return undefined;
    const mealStart = Math.max(label.time, meal.from);
    const after = mealStart <= latestMeal ? findDeparture(leg, mealStart + meal.minutes, 0) : undefined;
    const lengthAfter = getLength(after, 0, true);
    const before = lengthAfter === undefined ? undefined : ({ lastMeal: 'before', length: lengthAfter } as const);
    if (before && before.length <= comfort) return before;
    // A meal during the leg ends earlier, because it does not wait for the hours of meals.
    const isInLeg = departure !== undefined && departure < meal.from && departure + leg.minutes > latestMeal;
    const paused = isInLeg ? findDeparture(leg, label.time, meal.minutes) : undefined;
    const lengthWith = getLength(paused, meal.minutes, true);
    return lengthWith === undefined ? before : { lastMeal: 'leg', length: lengthWith };
  }

  for (const stop of possible) go(base, stop);
  const options: DayOption[] = [];
  for (let set = -some & some; set !== 0; set = (set - some) & some) {
    budget.spend(steps + STEPS_OF_SET);
    steps = 0;
    const labels = labelsBySet[set];
    if (!labels) continue;
    const taken = guests && countBits(set & guests) >= mostGuests ? set | guests : set;
    for (const label of labels) {
      for (const stop of possible) if (!((taken | label.excluded) & (1 << stop))) go(label, stop);
      for (const companion of companions) if (!(taken & (1 << companion.stop))) join(label, companion);
    }
    for (const end of to) {
      const isReserved = reservedBases.includes(end);
      const best: (DayOption & { cost: number })[] = [];
      for (const label of labels) {
        if (isFarOnly && !label.isFar) continue;
        if (label.night === -1 ? isReserved : label.night !== end) continue;
        const leg = kind.legs[bases + label.last]?.[end];
        const last = leg && finish(label, leg);
        if (!leg || !last) continue;
        const isLong = last.length > comfort;
        const cost = label.cost + leg.minutes * TRAVEL;
        const level = Math.max(1, label.level);
        const known = best[level];
        if (known && (isLong > known.isLong || (isLong === known.isLong && cost >= known.cost))) continue;
        best[level] = {
          stops: set,
          to: end,
          level,
          companions: label.companions,
          travel: label.travel + leg.minutes,
          visits: label.visits,
          isLong,
          label,
          lastMeal: last.lastMeal,
          cost,
        };
      }
      for (const option of best) if (option) options.push(option);
    }
  }
  return options;
}
