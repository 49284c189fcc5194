export { checkPlan } from './check-plan.ts';
export type { Violation } from './violation.ts';
