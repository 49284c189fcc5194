import type { Day, OrienteeringProblem } from '../problem.ts';

/** The best that is possible: first the number of mandatory stops, then the profit. */
export interface Optimum {
  mandatory: number;
  profit: number;
}

/** When a stop can be left at the earliest if it is reached at a time; undefined if it is too late. */
function leave(problem: OrienteeringProblem, day: Day, stop: number, arrival: number): number | undefined {
  const window = day.windows[stop]?.find(({ close }) => close >= arrival);
  return window && Math.max(window.open, arrival) + (problem.stops[stop]?.service ?? 0);
}

/** For each set of stops, as bits, whether one day can visit it: a dynamic programme over sets and last stops. */
function findFeasibleSets(problem: OrienteeringProblem, index: number, day: Day): boolean[] {
  const { stops, travel } = problem;
  const earliest = new Map<string, number>();
  const feasible = Array.from({ length: 2 ** stops.length }, () => false);
  const fits = (set: number) =>
    (day.capacities ?? []).every(
      (capacity, r) => stops.reduce((sum, s, i) => sum + (set & (1 << i) ? (s.amounts?.[r] ?? 0) : 0), 0) <= capacity,
    );
  const visit = (set: number, point: number, time: number) => {
    const key = `${set}/${point}`;
    if ((earliest.get(key) ?? Number.POSITIVE_INFINITY) <= time) return;
    earliest.set(key, time);
    if (time + (travel[point]?.[day.to] ?? 0) <= day.end && fits(set)) feasible[set] = true;
    stops.forEach((stop, next) => {
      if (set & (1 << next) || (stop.day !== undefined && stop.day !== index)) return;
      const left = leave(problem, day, next, time + (travel[point]?.[next] ?? 0));
      if (left !== undefined) visit(set | (1 << next), next, left);
    });
  };
  visit(0, day.from, day.start);
  return feasible;
}

/** The optimum of a problem of up to about eight stops, by trying everything. */
export function findOptimum(problem: OrienteeringProblem): Optimum {
  const { stops, days } = problem;
  let reachable = new Set([0]);
  days.forEach((day, index) => {
    const feasible = findFeasibleSets(problem, index, day);
    const next = new Set<number>();
    for (const used of reachable) {
      feasible.forEach((isFeasible, set) => {
        if (isFeasible && (set & used) === 0) next.add(set | used);
      });
    }
    reachable = next;
  });
  const values = [...reachable].map((set) => {
    const visited = stops.filter((_, i) => set & (1 << i));
    const mandatory = visited.filter(({ isMandatory }) => isMandatory).length;
    return { mandatory, profit: visited.reduce((sum, { profit }) => sum + profit, 0) };
  });
  return values.reduce((a, b) => ((b.mandatory - a.mandatory || b.profit - a.profit) > 0 ? b : a));
}
