import type { Day, Limits, Problem } from './problem.ts';
import type { DayRoute, Ease } from './solution.ts';
import { canLast, findDeparture, findMove, findStart, putOff } from './timing.ts';

/** What happens at which minutes of a day; places are numbered as in the problem. A `meal` is the minute of its start. */
export type Event =
  | { type: 'leg'; from: number; to: number; begin: number; end: number; meal: number | undefined }
  | { type: 'stop'; stop: number; companions: readonly number[]; begin: number; end: number; meal: number | undefined }
  | { type: 'meal'; place: number; begin: number; end: number };

/** Earlier starts are tried in these steps, from the preferred hour on. */
const START_STEP = 15;

const LONG: readonly Ease[] = ['long', 'long-short', 'dark', 'dark-short'];
const SHORT: readonly Ease[] = ['short', 'long-short', 'dark-short'];
const DARK: readonly Ease[] = ['dark', 'dark-short'];

/** Longer than any visit: a cut down to the short visit. */
const MOST_CUT = 1440;

/** A visit that cannot be usual is shortened in these steps. */
const CUT_STEP = 15;

/** A meal during a leg or a stop begins this long after the earliest hour of meals, if the leg or stop lasts that long. */
const MEAL_DELAY = 60;

/** When a meal begins that is during a leg or a stop. */
const getMealMinute = ({ meal }: Limits, begin: number, end: number): number =>
  Math.max(begin, Math.min(meal.from + MEAL_DELAY, end - meal.minutes));

/** By stop, how many minutes its usual visit is cut: at most to its short one. */
type Cuts = ReadonlyMap<number, number>;

/** Carries out a route from a start; undefined when something would be too late. */
function carryOut(
  problem: Problem,
  day: Day,
  { from, to, moves, lastMeal, ease }: DayRoute,
  start: number,
  cuts: Cuts,
): Event[] | undefined {
  const { bases, limits } = problem;
  const { kind } = day;
  const { meal } = limits;
  const cut = (stop: number, usual: number, short: number) => Math.max(short, usual - (cuts.get(stop) ?? 0));
  const events: Event[] = [];
  let [place, time] = [from, start];
  const eat = () => {
    const begin = Math.max(time, meal.from);
    time = begin + meal.minutes;
    events.push({ type: 'meal', place, begin, end: time });
  };
  const ride = (target: number, isMealInLeg: boolean): boolean => {
    const leg = kind.legs[place]?.[target];
    const pause = isMealInLeg ? meal.minutes : 0;
    const begin = leg && findDeparture(leg, time, pause);
    if (!leg || begin === undefined) return false;
    time = begin + leg.minutes + pause;
    const minute = isMealInLeg ? getMealMinute(limits, begin, time) : undefined;
    events.push({ type: 'leg', from: place, to: target, begin, end: time, meal: minute });
    place = target;
    return true;
  };

  for (const { stop, isCompanion, meal: mealPlace } of moves) {
    const { usual, short, usualAtHost, shortAtHost, windows, hosts } = kind.stops[stop] as Day['kind']['stops'][number];
    const pause = mealPlace === 'stop' ? meal.minutes : 0;
    const last = events.at(-1);
    if (isCompanion) {
      if (last?.type !== 'stop') return undefined;
      const done = new Set(events.flatMap((event) => (event.type === 'stop' ? [event.stop] : [])));
      const wanted = cut(stop, usualAtHost, shortAtHost);
      const hostMinutes = hosts
        .filter((host) => done.has(host))
        .reduce((sum, host) => sum + cut(host, kind.stops[host]?.usual ?? 0, kind.stops[host]?.short ?? 0), 0);
      const extra = problem.stops[stop]?.companion?.adds ? wanted : Math.max(0, wanted - hostMinutes);
      const end = time + extra + pause;
      if (!canLast(kind.stops[last.stop]?.windows ?? [], time, end)) return undefined;
      const minute = pause > 0 ? getMealMinute(limits, time, end) : last.meal;
      events[events.length - 1] = { ...last, companions: [...last.companions, stop], end, meal: minute };
      time = end;
      continue;
    }
    if (mealPlace === 'before') eat();
    if (!ride(bases + stop, mealPlace === 'leg')) return undefined;
    if (mealPlace === 'arrival') eat();
    const minutes = cut(stop, usual, short) + pause;
    const begin = findStart(windows, time, minutes);
    if (begin === undefined) return undefined;
    const first = events[0];
    if (events.length === 1 && first?.type === 'leg' && first.meal === undefined) {
      const departure = putOff(
        kind.legs[from]?.[first.to] ?? { minutes: 0, driving: 0, parts: [] },
        first.begin,
        begin,
      );
      events[0] = { ...first, begin: departure, end: departure + (first.end - first.begin) };
    }
    time = begin + minutes;
    const minute = pause > 0 ? getMealMinute(limits, begin, time) : undefined;
    events.push({ type: 'stop', stop, companions: [], begin, end: time, meal: minute });
  }
  if (lastMeal === 'before') eat();
  if (!ride(to, lastMeal === 'leg')) return undefined;
  return isWithinLimits(problem, day, events, ease) ? events : undefined;
}

function isWithinLimits({ limits }: Problem, day: Day, events: readonly Event[], ease: DayRoute['ease']): boolean {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return true;
  const { meal, comfortDay, maxDay } = limits;
  const length = last.end - first.begin;
  const meals = events.flatMap((event) =>
    event.type === 'meal' ? [event.begin] : event.meal === undefined ? [] : [event.meal],
  );
  const isMealDue = first.begin <= meal.from && (length > meal.after || last.end >= meal.until);
  const isFed = events.some((event) => event.type === 'stop' && day.kind.stops[event.stop]?.isMeal);
  const isMealMissing = isMealDue && meals.length === 0 && !isFed;
  const isMealOutside = meals.some((begin) => begin < meal.from || begin + meal.minutes > meal.until);
  const longest = LONG.includes(ease) ? maxDay : comfortDay;
  return last.end <= day.latestReturn && length <= longest && !isMealMissing && !isMealOutside;
}

/** A day without stops: from one base to another, beginning at the preferred hour. */
function move({ limits }: Problem, day: Day, { from, to }: DayRoute): Event[] {
  const leg = day.kind.legs[from]?.[to];
  if (!leg || from === to) return [];
  const { begin, pause } = findMove(leg, day.start, limits.meal) ?? { begin: day.start, pause: 0 };
  const end = begin + leg.minutes + pause;
  return [{ type: 'leg', from, to, begin, end, meal: pause > 0 ? getMealMinute(limits, begin, end) : undefined }];
}

/** The earliest hour at which a day of an ease begins. */
function getEarliest({ start, lightStart, earliestStart }: Day, ease: Ease): number {
  if (DARK.includes(ease)) return earliestStart;
  return ease === 'usual' || ease === 'short' ? start : lightStart;
}

/** The last hour from which a route can be carried out, of those that are tried. */
function findLastStart(problem: Problem, day: Day, route: DayRoute, cuts: Cuts): number {
  const earliest = getEarliest(day, route.ease);
  for (let start = day.start; start > earliest; start -= START_STEP)
    if (carryOut(problem, day, route, start, cuts)) return start;
  return earliest;
}

/**
 * The minutes of a day's route: it begins at the preferred hour if it can, otherwise as late as it can. A day of
 * short visits gives them the minutes that it has to spare.
 *
 * @throws Error when the route does not fit into the day; a route of the solver does.
 */
export function scheduleDay(problem: Problem, day: Day, route: DayRoute): Event[] {
  if (route.moves.length === 0) return move(problem, day, route);
  const cuts = new Map(SHORT.includes(route.ease) ? route.moves.map(({ stop }) => [stop, MOST_CUT]) : []);
  const start = findLastStart(problem, day, route, cuts);
  let events = carryOut(problem, day, route, start, cuts);
  for (const [stop] of cuts) {
    const { usual = 0, short = 0, usualAtHost = 0, shortAtHost = 0 } = day.kind.stops[stop] ?? {};
    const most = Math.max(usual - short, usualAtHost - shortAtHost);
    for (let minutes = 0; minutes < most; minutes += CUT_STEP) {
      const longer = carryOut(problem, day, route, start, new Map(cuts).set(stop, minutes));
      if (!longer) continue;
      events = longer;
      cuts.set(stop, minutes);
      break;
    }
  }
  if (!events) throw new Error('A route of the solver does not fit into its day');
  return events;
}
