export { BookAhead } from './BookAhead.tsx';
export type { DayTools } from './day-tools.ts';
export { getMissingId, getStopId, MISSING_ID } from './element-ids.ts';
export { TripMap } from './map/TripMap.tsx';
export { PlanDays } from './PlanDays.tsx';
export type { PlanSources } from './plan-sources.ts';
export { TripPictures } from './TripPictures.tsx';
export { TripTotals } from './TripTotals.tsx';
export { UnscheduledTickets } from './UnscheduledTickets.tsx';
