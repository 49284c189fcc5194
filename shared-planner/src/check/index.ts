export { checkPlan } from './check-plan.ts';
export type { ViolatedRule, Violation } from './violation.ts';
