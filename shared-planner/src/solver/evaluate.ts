import { type Cost, getDayCost, getRunCost } from './objective.ts';
import type { Problem } from './problem.ts';
import { type DayRoute, EASE } from './solution.ts';

/** What a solution is worth: first the profit, larger is better; then the cost, smaller is better. */
export type Evaluation = Cost & { profit: number };

/** Evaluates the routes of all days of a problem. */
export function evaluate({ stops, days }: Problem, routes: readonly DayRoute[]): Evaluation {
  let [profit, main, rest] = [0, 0, 0];
  routes.forEach((route, day) => {
    const onDay = route.moves.map(({ stop }) => stop);
    const cost = getDayCost({
      ease: EASE.indexOf(route.ease),
      kept: onDay.filter((stop) => stops[stop]?.previousDay === day).length,
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
    profit += onDay.reduce((sum, stop) => sum + (stops[stop]?.profit ?? 0), 0);
    main += cost.main;
    rest += cost.rest + (day > 0 ? getRunCost(routes[day - 1]?.level ?? 1, route.level) : 0);
  });
  return { profit, main, rest };
}

/** Whether an evaluation is better than another one: more profit, or as much with a smaller cost. */
export const isBetter = (a: Evaluation, b: Evaluation): boolean =>
  a.profit > b.profit || (a.profit === b.profit && (a.main < b.main || (a.main === b.main && a.rest < b.rest)));
