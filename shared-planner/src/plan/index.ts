export { createPlanner, PLANNER_VERSION, type Planner, PlanRequestError } from './create-planner.ts';
