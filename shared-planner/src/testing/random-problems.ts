import * as fc from 'fast-check';
import type { Day, DayKind, Leg, Problem, Stop, StopOnDay, Window } from '../solver/problem.ts';

/** Minutes from one point of the grid to the next. */
const GRID_MINUTES = 15;
const CABLE_CAR = { opens: 600, closes: 1080 };
const MAX_STOPS = 5;
const MAX_DAYS = 3;
const MAX_BASES = 3;

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const sometimes = <Value>(value: fc.Arbitrary<Value>, weight = 1) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight, arbitrary: value });
const point = fc.record({ x: fc.nat(7), y: fc.nat(4), isRough: fc.boolean(), isUp: oneOf(false, false, true) });
type Point = { x: number; y: number; isRough: boolean; isUp: boolean };

const window = fc
  .record({ opens: oneOf(480, 540, 600, 720, 780), length: oneOf(120, 180, 240, 480), margin: oneOf(0, 0, 30, 60) })
  .map(({ opens, length, margin }): Window => ({ opens, lastStart: opens + length - margin, closes: opens + length }));
/** Windows are in order and do not overlap: of two that do, the later one is left out. */
const inOrder = (list: readonly Window[]) =>
  list
    .toSorted((first, second) => first.opens - second.opens)
    .filter(({ opens }, index, sorted) => index === 0 || opens > (sorted[index - 1]?.closes ?? 0));
const windows = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Window[]>([{ opens: 0, lastStart: 1440, closes: 1440 }]) },
  { weight: 4, arbitrary: fc.array(window, { minLength: 1, maxLength: 2 }).map(inOrder) },
  { weight: 1, arbitrary: fc.constant<Window[]>([]) },
);

/** How a stop is on one kind of day. */
const onKind = fc.record({
  windows,
  isFar: fc.boolean(),
  isPreferred: fc.boolean(),
  needsDaylight: fc.boolean(),
  isMeal: oneOf(false, false, false, true),
  hasFood: fc.boolean(),
  isHosted: oneOf(true, true, true, false),
  usual: oneOf(30, 60, 120, 240),
  shorter: oneOf(0, 15, 30),
  usualAtHost: oneOf(0, 45, 90, 180),
});

const stop = fc.record({
  point,
  profit: fc.integer({ min: 1, max: 3 }),
  level: fc.nat(3),
  levelAtHost: fc.nat(3),
  nearBase: sometimes(fc.nat(MAX_BASES - 1)),
  night: sometimes(fc.nat(MAX_BASES - 1)),
  previousDay: sometimes(fc.nat(MAX_DAYS - 1)),
  sequence: sometimes(fc.record({ number: fc.nat(1), position: fc.nat(9) }), 3),
  neighbours: fc.uniqueArray(fc.nat(MAX_STOPS - 1), { maxLength: 2 }),
  companion: sometimes(
    fc.record({
      adds: fc.boolean(),
      hosts: fc.uniqueArray(fc.nat(MAX_STOPS - 1), { minLength: 1, maxLength: 3 }),
      night: sometimes(fc.nat(MAX_BASES - 1)),
    }),
    2,
  ),
  lockedTo: sometimes(fc.nat(1)),
  kinds: fc.tuple(onKind, onKind),
});

const shape = fc.record({
  bases: fc.array(point, { minLength: 1, maxLength: MAX_BASES }),
  reservedBases: fc.uniqueArray(fc.integer({ min: 1, max: MAX_BASES - 1 }), { maxLength: 1 }),
  stops: fc.array(stop, { minLength: 1, maxLength: MAX_STOPS }),
  days: fc.array(
    fc.record({
      kind: fc.nat(1),
      nights: fc.uniqueArray(fc.nat(MAX_BASES - 1), { minLength: 1, maxLength: MAX_BASES }),
      start: oneOf(480, 540, 600),
      earlier: oneOf(0, 60, 120),
      dark: oneOf(0, 0, 60),
      latestReturn: oneOf(900, 1080, 1290, 1290),
    }),
    { minLength: 1, maxLength: MAX_DAYS },
  ),
  sun: fc.tuple(...[0, 1].map(() => fc.record({ sunrise: oneOf(270, 480), sunset: oneOf(1020, 1170) }))),
  levelBefore: sometimes(fc.integer({ min: 1, max: 3 })),
  levelAfter: sometimes(fc.integer({ min: 1, max: 3 })),
  limits: fc.record({
    comfortDay: oneOf(300, 420, 540),
    longer: oneOf(0, 120, 180),
    maxDriving: oneOf(180, 300, 420),
    maxHardStops: oneOf(1, 1, 2),
    restAfterHardest: fc.boolean(),
    meal: oneOf({ minutes: 45, after: 360, from: 690, until: 900 }, { minutes: 30, after: 240, from: 660, until: 780 }),
  }),
});
type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;

/** The way between two points of the grid: a rough end needs daylight, and to one that is up leads a cable car. */
function createLeg(from: Point, to: Point, { sunrise, sunset }: Shape['sun'][number]): Leg {
  const minutes = (Math.abs(from.x - to.x) + Math.abs(from.y - to.y)) * GRID_MINUTES;
  const half = Math.floor(minutes / 2);
  const third = Math.floor(minutes / 3);
  const light = { opens: sunrise, closes: sunset };
  const parts = [
    ...(from.isRough ? [{ from: 0, to: half, ...light }] : []),
    ...(to.isRough ? [{ from: half, to: minutes, ...light }] : []),
    ...(from.isUp !== to.isUp ? [{ from: third, to: 2 * third, ...CABLE_CAR }] : []),
  ];
  return { minutes, driving: Math.floor(minutes * 0.9), parts: minutes > 0 ? parts : [] };
}

function createKind({ stops, bases, sun }: Shape, number: number): DayKind {
  const places = [...bases, ...stops.map(({ point: place }) => place)];
  return {
    stops: stops.map(({ kinds, companion, lockedTo }, index): StopOnDay => {
      const { windows: open, isHosted, shorter, ...rest } = kinds[number] as Shape['stops'][number]['kinds'][0];
      const isPossible = lockedTo === undefined || lockedTo === number;
      const hosts = (companion?.hosts ?? []).filter((host) => host < stops.length && host !== index);
      return {
        ...rest,
        windows: isPossible ? open : [],
        short: rest.usual - shorter,
        hosts: isPossible && isHosted ? hosts.filter((host) => !stops[host]?.companion) : [],
        shortAtHost: Math.max(0, rest.usualAtHost - shorter),
      };
    }),
    legs: places.map((from) => places.map((to) => createLeg(from, to, sun[number] as Shape['sun'][number]))),
  };
}

/** The stops with an earlier place in the same sequence. */
function listPredecessors({ stops }: Shape, index: number): number[] {
  const own = stops[index]?.sequence;
  return stops.flatMap(({ sequence }, other) =>
    own && sequence?.number === own.number && sequence.position < own.position ? [other] : [],
  );
}

function createStop(drawn: Shape, index: number): Stop {
  const { stops, bases } = drawn;
  const { companion, neighbours, nearBase, night, ...stop } = stops[index] as Shape['stops'][number];
  const isBase = (base: number | undefined) => base !== undefined && base < bases.length;
  const { profit, level, levelAtHost, previousDay } = stop;
  return {
    profit,
    level,
    levelAtHost,
    // A lock counts more than a day before an edit.
    stay: previousDay === undefined ? undefined : { day: previousDay, weight: profit % 2 ? 64 : 1 },
    nearBase: isBase(nearBase) ? nearBase : undefined,
    usefulBases: [],
    night: companion && isBase(night) ? night : undefined,
    neighbours: neighbours.filter((other) => other < stops.length && other !== index),
    predecessors: listPredecessors(drawn, index),
    companion: companion && {
      adds: companion.adds,
      hosts: companion.hosts
        .filter((host) => host < stops.length && host !== index)
        .map((host) => ({ stop: host, night: isBase(companion.night) ? companion.night : undefined })),
    },
  };
}

function toProblem(drawn: Shape): Problem {
  const { bases, days, limits, levelBefore, levelAfter } = drawn;
  const kinds = [createKind(drawn, 0), createKind(drawn, 1)];
  const listNights = (index: number) => days[index]?.nights.filter((base) => base < bases.length) ?? [];
  return {
    stops: drawn.stops.map((_, index) => createStop(drawn, index)),
    bases: bases.length,
    reservedBases: drawn.reservedBases.filter((base) => base < bases.length),
    limits: { ...limits, maxDay: limits.comfortDay + limits.longer },
    days: days.map(
      ({ kind, start, earlier, dark, latestReturn }, index): Day => ({
        kind: kinds[kind] as DayKind,
        from: index === 0 ? [0] : listNights(index - 1),
        to: index === days.length - 1 ? [0] : listNights(index),
        start,
        lightStart: start - earlier,
        earliestStart: start - earlier - dark,
        latestReturn,
        ...(index === 0 && levelBefore !== undefined && { fixedLevelBefore: levelBefore }),
        ...(index === days.length - 1 && levelAfter !== undefined && { fixedLevelAfter: levelAfter }),
      }),
    ),
  };
}

/**
 * Small problems of the solver with everything that a problem can have: several windows, locked and closed days, companions
 * with hosts and nights, reserved bases, stops that were on a day before, legs by daylight, meals, levels of other days.
 */
export const randomProblem: fc.Arbitrary<Problem> = shape.map(toProblem);
