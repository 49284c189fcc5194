import type { Day, Leg, Problem, StopOnDay, Window } from '../solver/problem.ts';
import type { DayRoute, Ease, MealPlace, Move } from '../solver/solution.ts';

/** The oracle would have to try more steps than it was given. */
export class TooManyStepsError extends Error {
  override name = 'TooManyStepsError';
}

/** Counts steps, so that the time of a search is bounded without a clock. */
export type Budget = { steps: number };

/** @throws TooManyStepsError when no step is left. */
export function takeStep(budget: Budget): void {
  budget.steps--;
  if (budget.steps < 0) throw new TooManyStepsError('Give the oracle more steps, or a smaller problem.');
}

/** What a day may be with each ease. */
const EASES: Record<
  Ease,
  { begins: 'start' | 'lightStart' | 'earliestStart'; isLong: boolean; isShort: boolean; needsFar: boolean }
> = {
  usual: { begins: 'start', isLong: false, isShort: false, needsFar: false },
  early: { begins: 'lightStart', isLong: false, isShort: false, needsFar: true },
  long: { begins: 'lightStart', isLong: true, isShort: false, needsFar: true },
  short: { begins: 'start', isLong: false, isShort: true, needsFar: false },
  'long-short': { begins: 'lightStart', isLong: true, isShort: true, needsFar: true },
  dark: { begins: 'earliestStart', isLong: true, isShort: false, needsFar: true },
  'dark-short': { begins: 'earliestStart', isLong: true, isShort: true, needsFar: true },
};

/** A route that has not returned to a base yet. */
type State = {
  /** Bit i is stop i. */
  done: number;
  /** The stop where it is; -1 is the base. */
  last: number;
  time: number;
  departure: number;
  driving: number;
  travel: number;
  visits: number;
  companions: number;
  hardStops: number;
  level: number;
  hasMeal: boolean;
  night: number | undefined;
  isFar: boolean;
  moves: readonly Move[];
};

const MEAL_PLACES: readonly (MealPlace | undefined)[] = [undefined, 'before', 'leg', 'arrival', 'stop'];
const HARD = 2;
/** Above every minute of a day. */
const RADIX = 1500;

const isInHours = ({ parts }: Leg, begin: number, pause: number) =>
  parts.every(({ from, to, opens, closes }) => begin + from >= opens && begin + to + pause <= closes);

/** When a leg can begin so that its parts lie in their hours, also when a pause is made before their ends. */
function getBegin(leg: Leg, earliest: number, pause: number): number | undefined {
  const begin = Math.max(earliest, ...leg.parts.map(({ from, opens }) => opens - from));
  return isInHours(leg, begin, pause) ? begin : undefined;
}

/** The first moment from an arrival on at which some minutes fit into a window. */
function getStart(windows: readonly Window[], arrival: number, minutes: number): number | undefined {
  const starts = windows
    .filter(({ opens, lastStart, closes }) => {
      const start = Math.max(arrival, opens);
      return start <= lastStart && start + minutes <= closes;
    })
    .map(({ opens }) => Math.max(arrival, opens));
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

/**
 * Tries all routes of a day from a base with one ease: every order of every set of stops, companions after their hosts,
 * every place of the meal. Nothing is left out but routes that are already too late, and routes that are in a state in
 * which another one was: what can follow is the same.
 *
 * @param onRoute called with every route that returns to a base in time.
 * @throws TooManyStepsError when the budget is used up.
 */
export function tryRoutes(
  { stops, bases, reservedBases, limits }: Problem,
  day: Day,
  from: number,
  ease: Ease,
  budget: Budget,
  onRoute: (route: DayRoute, done: number, companions: number) => void,
): void {
  const { kind } = day;
  const { meal } = limits;
  const { begins, isLong, isShort, needsFar } = EASES[ease];
  const latestMeal = meal.until - meal.minutes;
  const longest = isLong ? limits.maxDay : limits.comfortDay;
  const onDay = (stop: number) => kind.stops[stop] as StopOnDay;
  const getMinutes = (stop: number) => (isShort ? onDay(stop).short : onDay(stop).usual);
  const getPlace = (last: number) => (last < 0 ? from : bases + last);
  /** The end of a meal that begins as soon as it may; undefined when it is too late for it. */
  const eat = (time: number) =>
    Math.max(time, meal.from) > latestMeal ? undefined : Math.max(time, meal.from) + meal.minutes;
  /** Whether something lasts from before the hours of meals until it is too late for one. */
  const spansMeal = (begin: number, end: number) => begin < meal.from && end > latestMeal;

  /** The state after going to a stop; undefined when it cannot be done. */
  function go(state: State, stop: number, mealPlace: MealPlace | undefined): State | undefined {
    const { level, night } = stops[stop] as Problem['stops'][number];
    const leg = kind.legs[getPlace(state.last)]?.[bases + stop];
    const isFirst = state.last < 0;
    const isTooLate = state.moves.some((move) => !move.isCompanion && stops[move.stop]?.predecessors.includes(stop));
    if (isTooLate) return undefined;
    if (!leg || (mealPlace && state.hasMeal) || (isFirst && mealPlace === 'before')) return undefined;
    if (isFirst && leg.minutes === 0 && mealPlace === 'arrival') return undefined;
    const earliest = mealPlace === 'before' ? eat(state.time) : state.time;
    const begin = earliest === undefined ? undefined : getBegin(leg, earliest, mealPlace === 'leg' ? meal.minutes : 0);
    if (begin === undefined) return undefined;
    if (mealPlace === 'leg' && !spansMeal(begin, begin + leg.minutes)) return undefined;
    const end = begin + leg.minutes + (mealPlace === 'leg' ? meal.minutes : 0);
    const arrival = mealPlace === 'arrival' ? eat(end) : end;
    const visit = getMinutes(stop);
    const pause = mealPlace === 'stop' ? meal.minutes : 0;
    const start = arrival === undefined ? undefined : getStart(onDay(stop).windows, arrival, visit + pause);
    if (start === undefined || (mealPlace === 'stop' && !spansMeal(start, start + visit))) return undefined;
    const later = start - leg.minutes;
    const canLeaveLater = isInHours(leg, later, 0);
    const putOff = canLeaveLater && (mealPlace === undefined || mealPlace === 'stop') ? later : begin;
    return {
      ...state,
      done: state.done | (1 << stop),
      last: stop,
      time: start + visit + pause,
      departure: isFirst ? putOff : state.departure,
      driving: state.driving + leg.driving,
      travel: state.travel + leg.minutes,
      visits: state.visits + visit,
      hardStops: state.hardStops + (level >= HARD ? 1 : 0),
      level: Math.max(state.level, level),
      hasMeal: state.hasMeal || mealPlace !== undefined || onDay(stop).isMeal,
      ...mergeNights(state, night),
      isFar: state.isFar || onDay(stop).isFar,
      moves: [...state.moves, { stop, isCompanion: false, meal: mealPlace }],
    };
  }

  /** The state after doing a companion at the stop where the route is. */
  function join(state: State, stop: number, isMealThere: boolean): State | undefined {
    const { companion, levelAtHost } = stops[stop] as Problem['stops'][number];
    const { hosts, usualAtHost, shortAtHost } = onDay(stop);
    const host = companion?.hosts.find((entry) => entry.stop === state.last);
    if (!companion || !host || !hosts.includes(host.stop) || (isMealThere && state.hasMeal)) return undefined;
    const wanted = isShort ? shortAtHost : usualAtHost;
    const hostMinutes = hosts.reduce((sum, other) => sum + (state.done & (1 << other) ? getMinutes(other) : 0), 0);
    const extra = companion.adds ? wanted : Math.max(0, wanted - hostMinutes);
    if (isMealThere && !spansMeal(state.time, state.time + extra)) return undefined;
    const end = state.time + extra + (isMealThere ? meal.minutes : 0);
    if (!onDay(host.stop).windows.some(({ opens, closes }) => opens <= state.time && end <= closes)) return undefined;
    const isHardBySelf = levelAtHost >= HARD && (stops[host.stop]?.level ?? 0) < HARD;
    return {
      ...state,
      done: state.done | (1 << stop),
      time: end,
      visits: state.visits + extra,
      companions: state.companions + 1,
      hardStops: state.hardStops + (isHardBySelf ? 1 : 0),
      level: Math.max(state.level, levelAtHost),
      hasMeal: state.hasMeal || isMealThere,
      ...mergeNights(state, host.night),
      moves: [...state.moves, { stop, isCompanion: true, meal: isMealThere ? 'stop' : undefined }],
    };
  }

  /** Two nights that differ make a day impossible: -1 is no base. */
  const mergeNights = ({ night: known }: State, night: number | undefined) => ({
    night: known === undefined || night === undefined || known === night ? (night ?? known) : -1,
  });

  function finish(state: State, to: number, lastMeal: DayRoute['lastMeal']): void {
    const leg = kind.legs[getPlace(state.last)]?.[to];
    const earliest = lastMeal === 'before' ? eat(state.time) : state.time;
    const pause = lastMeal === 'leg' ? meal.minutes : 0;
    if (!leg || earliest === undefined || (lastMeal && state.hasMeal)) return;
    const begin = getBegin(leg, earliest, pause);
    if (begin === undefined || (lastMeal === 'leg' && !spansMeal(begin, begin + leg.minutes))) return;
    const end = begin + leg.minutes + pause;
    const length = end - state.departure;
    const isMealMissing =
      (length > meal.after || end >= meal.until) && state.departure <= meal.from && !state.hasMeal && !lastMeal;
    const isTooLong = end > day.latestReturn || length > longest || state.driving + leg.driving > limits.maxDriving;
    if (isMealMissing || isTooLong) return;
    const { done, companions, moves, visits, level, travel } = state;
    const route = { from, to, moves, lastMeal, ease, level: Math.max(1, level), travel: travel + leg.minutes, visits };
    onRoute(route, done, companions);
  }

  const isNightAt = (state: State, to: number) =>
    state.night === undefined ? !reservedBases.includes(to) || isAskedFor(state, to) : state.night === to;
  /** Whether a stop by itself needs the day to end at a base, because the day does not begin there. */
  const isAskedFor = (state: State, to: number) =>
    from !== to && state.moves.some(({ stop, isCompanion }) => !isCompanion && stops[stop]?.nearBase === to);
  /** Companions are near wherever their hosts are. */
  const isNear = (state: State, to: number) =>
    state.moves.every(({ stop, isCompanion }) => isCompanion || [undefined, from, to].includes(stops[stop]?.nearBase));

  const seen = new Map<string, Set<number>>();
  /** Whether a route was in the same state already; remembers the state. */
  function wasSeen(state: State): boolean {
    const { done, last, hasMeal, hardStops, level, night, moves } = state;
    const companions = moves.reduce((set, { stop, isCompanion }) => (isCompanion ? set | (1 << stop) : set), 0);
    const group = [done, last, hasMeal, hardStops, level, night, companions].join();
    const states = seen.get(group) ?? new Set();
    seen.set(group, states);
    const numbers = [state.time, state.departure, state.travel, state.visits, state.driving];
    const key = numbers.reduce((sum, number) => sum * RADIX + number, 0);
    const isKnown = states.has(key);
    states.add(key);
    return isKnown;
  }

  function follow(state: State | undefined): void {
    if (!state || state.time > day.latestReturn || state.driving > limits.maxDriving) return;
    if (state.hardStops > limits.maxHardStops || state.night === -1 || wasSeen(state)) return;
    takeStep(budget);
    if (state.done > 0 && (state.isFar || !needsFar))
      for (const to of day.to)
        if (isNightAt(state, to) && isNear(state, to))
          for (const lastMeal of [undefined, 'before', 'leg'] as const) finish(state, to, lastMeal);
    for (let stop = 0; stop < stops.length; stop++) {
      if (state.done & (1 << stop)) continue;
      for (const mealPlace of MEAL_PLACES) follow(go(state, stop, mealPlace));
      for (const isMealThere of [false, true]) follow(join(state, stop, isMealThere));
    }
  }

  follow({
    done: 0,
    last: -1,
    time: day[begins],
    departure: 0,
    driving: 0,
    travel: 0,
    visits: 0,
    companions: 0,
    hardStops: 0,
    level: 0,
    hasMeal: false,
    night: undefined,
    isFar: false,
    moves: [],
  });
}

/** The route of a day without stops: a leg longer than a day without a meal has one, at the earliest when meals begin. */
export function moveOnly({ limits, reservedBases }: Problem, day: Day, from: number, to: number): DayRoute | undefined {
  const leg = day.kind.legs[from]?.[to];
  if (!leg || reservedBases.includes(to)) return undefined;
  const { meal } = limits;
  const hasMeal = (leg.minutes > meal.after || day.start + leg.minutes >= meal.until) && day.start <= meal.from;
  const pause = hasMeal ? meal.minutes : 0;
  const begin = getBegin(leg, hasMeal ? Math.max(day.start, meal.from - leg.minutes) : day.start, pause);
  const length = leg.minutes + pause;
  const isPossible =
    begin !== undefined &&
    begin + length <= day.latestReturn &&
    length <= limits.comfortDay &&
    leg.driving <= limits.maxDriving;
  if (from !== to && !isPossible) return undefined;
  return { from, to, moves: [], lastMeal: undefined, ease: 'usual', level: 1, travel: leg.minutes, visits: 0 };
}
