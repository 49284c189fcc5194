import type { Planner } from '../plan/create-planner.ts';
import type { Preferences } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { estimateDays } from './estimate-days.ts';
import { estimateTrip } from './estimate-trip.ts';
import type { DaysEstimate, SelectedIds, TripEstimate, TripRequest } from './trip-estimate.ts';

/** What a worker is asked to compute. `today` is yyyy-MM-dd, in Almaty. */
export type EstimateTask =
  | { type: 'trip'; request: TripRequest }
  | { type: 'days'; selected: SelectedIds; today: string; preferences: Preferences };

/** The first message to a worker is the planning data, every later one a task; it replies to tasks only. */
export type EstimateMessage = { data: PlanningData } | { task: EstimateTask };

/** Computes one task. */
export const runTask = (
  planner: Planner,
  data: PlanningData,
  task: EstimateTask,
): TripEstimate | DaysEstimate | undefined =>
  task.type === 'trip'
    ? estimateTrip(planner, data, task.request)
    : estimateDays(planner, data, task.selected, task.today, task.preferences);
