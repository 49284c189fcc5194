import type { Rules } from '../rules/read-rules.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';

/** Minutes of a usual and a short visit. A visit of several days is planned in its shortest form. */
export function getVisitMinutes({ visitMinutes }: PlanningLocation, { longestVisit }: Rules) {
  const { min, typical } = visitMinutes;
  return { usual: typical > longestVisit ? min : typical, short: min };
}

/** Whether a way of travelling leads to a location (docs/planner.md, H8). */
export const isReachable = ({ transport }: PlanningLocation, mode: TravelMode): boolean =>
  mode !== 'public' || transport.some((way) => way === 'bus' || way === 'walk' || way === 'plane');

/** Minutes on foot between the bus stop and a location, for those who travel by bus. */
export const getWalkMinutes = ({ bus }: PlanningLocation, mode: TravelMode): number =>
  mode === 'public' ? (bus?.walkFromStopMinutes ?? 0) : 0;
