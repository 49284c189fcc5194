export { createPlanner, PLANNER_VERSION, type Planner } from './create-planner.ts';
export { PlanRequestError } from './plan-request-error.ts';
