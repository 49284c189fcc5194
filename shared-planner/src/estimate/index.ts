export { createEstimator, type Estimator } from './create-estimator.ts';
export type { EstimateTask } from './estimate-task.ts';
export type {
  DayEstimate,
  DaysEstimate,
  ItemId,
  MissingDay,
  SelectedIds,
  TripEstimate,
  TripRequest,
} from './trip-estimate.ts';
