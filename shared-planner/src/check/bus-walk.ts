import type { TravelMode } from '../schema/plan-request.ts';
import type { PlanningLocation } from '../schema/planning-data.ts';

/** The minutes between the bus stop and a location, for visitors who travel by bus. */
export const getBusWalk = (location: PlanningLocation | undefined, transport: TravelMode): number =>
  transport === 'public' ? (location?.bus?.walkFromStopMinutes ?? 0) : 0;
