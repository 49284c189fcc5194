import type { Random } from '../../../../src/solver/random.ts';
import type { Day, OrienteeringProblem, Stop, Window } from '../problem.ts';

const END = 240;

/** Rules that a random problem uses. */
export interface Features {
  hasSplitWindows?: boolean;
  hasClosedDays?: boolean;
  hasBases?: boolean;
  hasResources?: boolean;
  hasLocks?: boolean;
  hasMandatory?: boolean;
  /** A detour may be shorter than the direct way. */
  isCrooked?: boolean;
}

function drawWindows(random: Random, features: Features): Window[] {
  if (features.hasClosedDays && random.integer(3) === 0) return [];
  const open = random.integer(150);
  const close = open + 10 + random.integer(80);
  if (!features.hasSplitWindows || random.integer(2) === 0) return [{ open, close }];
  const again = close + 1 + random.integer(40);
  return [
    { open, close },
    { open: again, close: again + random.integer(60) },
  ];
}

function drawStop(random: Random, days: number, features: Features): Stop {
  return {
    profit: 1 + random.integer(20),
    service: random.integer(30),
    ...(features.hasResources && { amounts: [random.integer(3), random.integer(2)] }),
    ...(features.hasLocks && random.integer(3) === 0 && { day: random.integer(days) }),
    ...(features.hasMandatory && random.integer(3) === 0 && { isMandatory: true }),
  };
}

/** A problem of 4 to 7 stops and 1 to 3 days, small enough to try everything. */
export function drawProblem(random: Random, features: Features): OrienteeringProblem {
  const stops = 4 + random.integer(4);
  const days = 1 + random.integer(3);
  const places = Array.from({ length: stops + 2 }, () => ({ x: random.integer(60), y: random.integer(60) }));
  const travel = places.map((a) =>
    places.map((b) => {
      const direct = Math.floor(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2));
      return a !== b && features.isCrooked ? Math.floor(direct / 2) + random.integer(30) : direct;
    }),
  );
  // The direct way between both bases must always fit into a day.
  const home = stops;
  const other = features.hasBases ? stops + 1 : stops;
  return {
    stops: Array.from({ length: stops }, () => drawStop(random, days, features)),
    travel,
    days: Array.from(
      { length: days },
      (_, day): Day => ({
        from: day % 2 === 0 ? home : other,
        to: day % 2 === 0 ? other : home,
        start: random.integer(20),
        end: END - random.integer(100),
        windows: Array.from({ length: stops }, () => drawWindows(random, features)),
        ...(features.hasResources && { capacities: [2 + random.integer(3), 1 + random.integer(2)] }),
      }),
    ),
  };
}
