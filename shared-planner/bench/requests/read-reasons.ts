import type { Plan } from '../../src/schema/plan.ts';

/** Reads the reasons of a plan, which the planner finds only then. @returns the plan with them. */
export const readReasons = (plan: Plan): Plan => ({
  ...plan,
  unscheduled: plan.unscheduled.map((item) => ({ ...item })),
});
