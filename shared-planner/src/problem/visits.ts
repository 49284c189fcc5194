import type { Rules } from '../rules/read-rules.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';

/** On how many days a usual visit is done: one that is longer than a day may be is divided. */
export const countParts = ({ visitMinutes }: PlanningLocation, { longestVisit }: Rules): number =>
  Math.ceil(visitMinutes.typical / longestVisit);

/** Minutes of a usual and a short visit on one day. */
export function getVisitMinutes(location: PlanningLocation, rules: Rules) {
  const { min, typical } = location.visitMinutes;
  return { usual: Math.max(min, Math.ceil(typical / countParts(location, rules))), short: min };
}

/** Whether a way of travelling leads to a location (docs/planner.md, H8). */
export const isReachable = ({ transport }: PlanningLocation, mode: TravelMode): boolean =>
  mode !== 'public' || transport.some((way) => way === 'bus' || way === 'walk' || way === 'plane');

/** Minutes on foot between the bus stop and a location, for those who travel by bus. */
export const getWalkMinutes = ({ bus }: PlanningLocation, mode: TravelMode): number =>
  mode === 'public' ? (bus?.walkFromStopMinutes ?? 0) : 0;
