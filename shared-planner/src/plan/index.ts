export { createPlanner, PLANNER_VERSION, type Planner } from './create-planner.ts';
