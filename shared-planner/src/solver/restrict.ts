import type { Day, DayKind, Problem } from './problem.ts';
import type { DayRoute } from './solution.ts';

/** A part of a problem: some of its stops on some of its days, with what the other days leave to it. */
export type Part = {
  problem: Problem;
  /** The stops and days of the whole problem, in the order of the part. */
  stops: readonly number[];
  days: readonly number[];
};

/** Renumbers the stops of a list; those that are not in the part are left out. */
const renumber = (list: readonly number[], numbers: ReadonlyMap<number, number>): number[] =>
  list.flatMap((stop) => numbers.get(stop) ?? []);

function restrictKind(
  kind: DayKind,
  bases: number,
  stops: readonly number[],
  numbers: ReadonlyMap<number, number>,
): DayKind {
  const places = [...Array.from({ length: bases }, (_, base) => base), ...stops.map((stop) => bases + stop)];
  return {
    ...kind,
    stops: stops.map((stop) => {
      const placed = kind.stops[stop] as DayKind['stops'][number];
      return { ...placed, hosts: renumber(placed.hosts, numbers) };
    }),
    legs: places.map((from) => places.map((to) => kind.legs[from]?.[to])),
  };
}

/** The bases that are of use for a part: those of its stops, and where its days begin and end so far. */
const listBases = ({ stops }: Problem, routes: readonly DayRoute[], part: readonly number[], days: readonly number[]) =>
  new Set([
    0,
    ...part.flatMap((stop) => stops[stop]?.usefulBases ?? []),
    ...days.flatMap((day) => [routes[day]?.from ?? 0, routes[day]?.to ?? 0]),
  ]);

/** A day of a part: at its borders it begins and ends where the whole solution does. */
function restrictDay(
  problem: Problem,
  routes: readonly DayRoute[],
  days: readonly number[],
  index: number,
  kind: DayKind,
  bases: ReadonlySet<number>,
): Day {
  const number = days[index] as number;
  const day = problem.days[number] as Day;
  const route = routes[number] as DayRoute;
  const isFirst = days[index - 1] !== number - 1;
  const isLast = days[index + 1] !== number + 1;
  return {
    ...day,
    kind,
    from: isFirst ? [route.from] : day.from.filter((base) => bases.has(base)),
    to: isLast ? [route.to] : day.to.filter((base) => bases.has(base)),
    ...(isFirst && { fixedLevelBefore: routes[number - 1]?.level ?? day.fixedLevelBefore ?? 1 }),
    ...(isLast && { fixedLevelAfter: routes[number + 1]?.level ?? 1 }),
  };
}

/**
 * Restricts a problem to some stops and days; the routes of the other days stay as they are.
 *
 * @param days in ascending order.
 */
export function restrict(
  problem: Problem,
  routes: readonly DayRoute[],
  stops: readonly number[],
  days: readonly number[],
): Part {
  const numbers = new Map(stops.map((stop, index) => [stop, index]));
  const bases = listBases(problem, routes, stops, days);
  const kinds = new Map<DayKind, DayKind>();
  const getKind = (kind: DayKind) => {
    const restricted = kinds.get(kind) ?? restrictKind(kind, problem.bases, stops, numbers);
    kinds.set(kind, restricted);
    return restricted;
  };
  return {
    stops,
    days,
    problem: {
      ...problem,
      stops: stops.map((number) => {
        const stop = problem.stops[number] as Problem['stops'][number];
        const { companion, stay } = stop;
        const stayDay = stay ? days.indexOf(stay.day) : -1;
        return {
          ...stop,
          neighbours: renumber(stop.neighbours, numbers),
          predecessors: renumber(stop.predecessors, numbers),
          stay: stay && stayDay >= 0 ? { ...stay, day: stayDay } : undefined,
          companion: companion && {
            ...companion,
            hosts: companion.hosts.flatMap(({ stop: host, night }) => {
              const part = numbers.get(host);
              return part === undefined ? [] : [{ stop: part, night }];
            }),
          },
        };
      }),
      days: days.map((number, index) =>
        restrictDay(problem, routes, days, index, getKind((problem.days[number] as Day).kind), bases),
      ),
    },
  };
}
