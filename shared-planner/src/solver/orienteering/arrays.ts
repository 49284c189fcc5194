import type { OrienteeringProblem } from './problem.ts';

/** The problem in typed arrays, for the inner loops; tables of stops and days are indexed `day * stops + stop`. */
export interface ProblemArrays {
  stops: number;
  points: number;
  days: number;
  resources: number;
  /** What a stop adds to the score. */
  gains: Float64Array;
  services: Int32Array;
  /** `travelTo[a * points + b]`: from a to b; `travelFrom[b * points + a]` is the same, so that both are read in order. */
  travelTo: Int32Array;
  travelFrom: Int32Array;
  from: Int32Array;
  to: Int32Array;
  start: Int32Array;
  end: Int32Array;
  /** The first opening and the last closing; -1 where the stop cannot be visited that day. */
  opens: Int32Array;
  closes: Int32Array;
  /** The windows of a stop and day: `windowCounts` of them, from `firstWindows` on, in `windowOpens` and `windowCloses`. */
  windowCounts: Int32Array;
  firstWindows: Int32Array;
  windowOpens: Int32Array;
  windowCloses: Int32Array;
  /** `amounts[stop * resources + resource]`, `capacities[day * resources + resource]`. */
  amounts: Float64Array;
  capacities: Float64Array;
}

export function toArrays(problem: OrienteeringProblem): ProblemArrays {
  const { stops, travel, days } = problem;
  const count = stops.length;
  const points = travel.length;
  const resources = Math.max(0, ...stops.map((s) => s.amounts?.length ?? 0), ...days.map((d) => d.capacities?.length ?? 0));
  const profits = stops.map((s) => s.profit);
  const bonus = profits.reduce((a, b) => a + b, 0) + 1;
  const a: ProblemArrays = {
    stops: count,
    points,
    days: days.length,
    resources,
    gains: Float64Array.from(stops, (s) => s.profit + (s.isMandatory ? bonus : 0)),
    services: Int32Array.from(stops, (s) => s.service),
    travelTo: new Int32Array(points * points),
    travelFrom: new Int32Array(points * points),
    from: Int32Array.from(days, (d) => d.from),
    to: Int32Array.from(days, (d) => d.to),
    start: Int32Array.from(days, (d) => d.start),
    end: Int32Array.from(days, (d) => d.end),
    opens: new Int32Array(count * days.length),
    closes: new Int32Array(count * days.length).fill(-1),
    windowCounts: new Int32Array(count * days.length),
    firstWindows: new Int32Array(count * days.length),
    windowOpens: new Int32Array(0),
    windowCloses: new Int32Array(0),
    amounts: new Float64Array(count * resources),
    capacities: new Float64Array(days.length * resources).fill(Number.POSITIVE_INFINITY),
  };
  for (let p = 0; p < points; p++)
    for (let q = 0; q < points; q++) {
      const t = travel[p]?.[q] ?? 0;
      a.travelTo[p * points + q] = t;
      a.travelFrom[q * points + p] = t;
    }
  const wo: number[] = [];
  const wc: number[] = [];
  days.forEach((day, d) => {
    day.capacities?.forEach((c, r) => {
      a.capacities[d * resources + r] = c;
    });
    stops.forEach((stop, s) => {
      const cell = d * count + s;
      a.firstWindows[cell] = wo.length;
      if (stop.day !== undefined && stop.day !== d) return;
      if (stop.amounts?.some((x, r) => x > (day.capacities?.[r] ?? Number.POSITIVE_INFINITY))) return;
      for (const w of day.windows[s] ?? []) {
        const open = Math.max(w.open, day.start);
        const close = Math.min(w.close, day.end - stop.service);
        if (open > close) continue;
        wo.push(open);
        wc.push(close);
        if (a.windowCounts[cell] === 0) a.opens[cell] = open;
        a.closes[cell] = close;
        a.windowCounts[cell] = (a.windowCounts[cell] ?? 0) + 1;
      }
    });
  });
  a.windowOpens = Int32Array.from(wo);
  a.windowCloses = Int32Array.from(wc);
  stops.forEach((stop, s) => {
    stop.amounts?.forEach((x, r) => {
      a.amounts[s * resources + r] = x;
    });
  });
  return a;
}
