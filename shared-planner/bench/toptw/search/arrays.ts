import type { OrienteeringProblem, Window } from './problem.ts';

/** Later than every time of a problem, and still small enough to be added to another time. */
const NEVER = 0x3fffffff;

/**
 * The problem in typed arrays, for the inner loops. A cell is a stop on a day: `day * stops + stop`. Indices are in range
 * by construction; the loops say so with `as number`, which costs nothing when they run.
 */
export interface ProblemArrays {
  stops: number;
  points: number;
  days: number;
  resources: number;
  /** What a stop adds to the score: its profit, and for a mandatory one more than all profits together. */
  gains: Float64Array;
  profits: Float64Array;
  services: Int32Array;
  /** `travelTo[a * points + b]` leads from a to b, `travelFrom[b * points + a]` too: both are read along rows. */
  travelTo: Int32Array;
  travelFrom: Int32Array;
  /** The least travel time to a point from a stop, and to and from a stop together, with its service. */
  leastTravel: Int32Array;
  leastVisit: Int32Array;
  /** For each day its points and times. */
  from: Int32Array;
  to: Int32Array;
  start: Int32Array;
  end: Int32Array;
  /** For each cell the first opening and the last closing; a closed one opens never. */
  opens: Int32Array;
  closes: Int32Array;
  /** The windows of each cell: `windowCounts` of them in `windowOpens` and `windowCloses`, from `firstWindows` on. */
  windowCounts: Int32Array;
  firstWindows: Int32Array;
  windowOpens: Int32Array;
  windowCloses: Int32Array;
  /** `amounts[stop * resources + resource]`, `capacities[day * resources + resource]`. */
  amounts: Float64Array;
  capacities: Float64Array;
}

/** The windows of a stop on a day that can be used: none if the stop is locked to another day. */
function listWindows({ stops, days }: OrienteeringProblem, dayIndex: number, stopIndex: number): Window[] {
  const day = days[dayIndex];
  const stop = stops[stopIndex];
  if (!day || !stop || (stop.day !== undefined && stop.day !== dayIndex)) return [];
  return (day.windows[stopIndex] ?? [])
    .map(({ open, close }) => ({ open: Math.max(open, day.start), close: Math.min(close, day.end - stop.service) }))
    .filter(({ open, close }) => open <= close);
}

function toWindowArrays(problem: OrienteeringProblem) {
  const cells = problem.days.flatMap((_, day) => problem.stops.map((_, stop) => listWindows(problem, day, stop)));
  const all = cells.flat();
  const counts = Int32Array.from(cells, (windows) => windows.length);
  const first = new Int32Array(cells.length);
  for (let cell = 1; cell < cells.length; cell++) first[cell] = (first[cell - 1] ?? 0) + (counts[cell - 1] ?? 0);
  return {
    opens: Int32Array.from(cells, (windows) => windows[0]?.open ?? NEVER),
    closes: Int32Array.from(cells, (windows) => windows.at(-1)?.close ?? NEVER),
    windowCounts: counts,
    firstWindows: first,
    windowOpens: Int32Array.from(all, ({ open }) => open),
    windowCloses: Int32Array.from(all, ({ close }) => close),
  };
}

function toTravelArrays({ travel, stops }: OrienteeringProblem) {
  const points = travel.length;
  const travelTo = Int32Array.from(travel.flat());
  const travelFrom = new Int32Array(points * points);
  // To and from the nearest other point; for `leastTravel` only from stops.
  const leastTravel = new Int32Array(points).fill(NEVER);
  const leastTo = new Int32Array(points).fill(NEVER);
  const leastFrom = new Int32Array(points).fill(NEVER);
  for (let a = 0; a < points; a++) {
    for (let b = 0; b < points; b++) {
      const time = travelTo[a * points + b] as number;
      travelFrom[b * points + a] = time;
      if (a === b) continue;
      if (a < stops.length && time < (leastTravel[b] as number)) leastTravel[b] = time;
      if (time < (leastTo[b] as number)) leastTo[b] = time;
      if (time < (leastFrom[a] as number)) leastFrom[a] = time;
    }
  }
  const leastVisit = Int32Array.from(stops, ({ service }, i) => (leastTo[i] ?? 0) + service + (leastFrom[i] ?? 0));
  return { points, travelTo, travelFrom, leastTravel, leastVisit };
}

/** Checks the sizes of a problem and copies it into typed arrays. */
export function toArrays(problem: OrienteeringProblem): ProblemArrays {
  const { stops, days, travel } = problem;
  if (travel.length < stops.length || travel.some((row) => row.length !== travel.length)) {
    throw new RangeError('the travel matrix must be square and have a row for every stop');
  }
  const resources = Math.max(0, ...days.map(({ capacities }) => capacities?.length ?? 0));
  const indices = Array.from({ length: resources }, (_, resource) => resource);
  const bonus = 1 + stops.reduce((sum, { profit }) => sum + profit, 0);
  return {
    stops: stops.length,
    days: days.length,
    resources,
    gains: Float64Array.from(stops, ({ profit, isMandatory }) => profit + (isMandatory ? bonus : 0)),
    profits: Float64Array.from(stops, ({ profit }) => profit),
    services: Int32Array.from(stops, ({ service }) => service),
    from: Int32Array.from(days, ({ from }) => from),
    to: Int32Array.from(days, ({ to }) => to),
    start: Int32Array.from(days, ({ start }) => start),
    end: Int32Array.from(days, ({ end }) => end),
    amounts: Float64Array.from(stops.flatMap(({ amounts }) => indices.map((i) => amounts?.[i] ?? 0))),
    capacities: Float64Array.from(
      days.flatMap(({ capacities }) => indices.map((i) => capacities?.[i] ?? Number.POSITIVE_INFINITY)),
    ),
    ...toTravelArrays(problem),
    ...toWindowArrays(problem),
  };
}
