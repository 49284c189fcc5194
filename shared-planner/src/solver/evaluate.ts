import { type Cost, getDayCost, getDiscomfort, getRunCost, getStayWeight } from './objective.ts';
import type { Problem } from './problem.ts';
import type { DayRoute } from './solution.ts';

/** What a solution is worth: first the stops that stay and then the profit, larger is better; then the cost, smaller is better. */
export type Evaluation = Cost & { stays: number; profit: number };

/** Evaluates the routes of all days of a problem. */
export function evaluate({ stops, days }: Problem, routes: readonly DayRoute[]): Evaluation {
  let [stays, profit, main, rest] = [0, 0, 0, 0];
  routes.forEach((route, day) => {
    const onDay = route.moves.map(({ stop }) => stop);
    const kept = onDay.reduce((sum, stop) => sum + getStayWeight(stops[stop], day), 0);
    const cost = getDayCost({
      kept,
      discomfort: getDiscomfort({ ...route, isEmpty: onDay.length === 0 }),
      preferred: onDay.filter((stop) => days[day]?.kind.stops[stop]?.isPreferred).length,
      companions: route.moves.filter(({ isCompanion }) => isCompanion).length,
      pairs: onDay.reduce(
        (sum, stop) => sum + (stops[stop]?.neighbours ?? []).filter((other) => onDay.includes(other)).length,
        0,
      ),
      lateness: day * onDay.length,
      travel: route.travel,
      visits: route.visits,
    });
    stays += kept;
    profit += onDay.reduce((sum, stop) => sum + (stops[stop]?.profit ?? 0), 0);
    main += cost.main;
    rest += cost.rest + (day > 0 ? getRunCost(routes[day - 1]?.level ?? 1, route.level) : 0);
  });
  return { stays, profit, main, rest };
}

/** Whether an evaluation is better than another one. */
export function isBetter(a: Evaluation, b: Evaluation): boolean {
  if (a.stays !== b.stays) return a.stays > b.stays;
  if (a.profit !== b.profit) return a.profit > b.profit;
  return a.main < b.main || (a.main === b.main && a.rest < b.rest);
}
