export { createEstimator } from './create-estimator.ts';
export type { EstimateTask } from './estimate-task.ts';
export type { DayEstimate, DaysEstimate, ItemId, MissingDay, SelectedIds, TripEstimate } from './trip-estimate.ts';
