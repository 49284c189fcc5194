export { checkPlan } from './check-plan.ts';
export type { ItemReference, ViolatedRule, Violation } from './violation.ts';
