export { createPlanner, type Planner } from './create-planner.ts';
export { PlanRequestError } from './plan-request-error.ts';
