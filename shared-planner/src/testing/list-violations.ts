import { checkPlan } from '../check/index.ts';
import type { Plan, PlanDay, PlanningData, PlanRequest, Preferences } from '../schema/index.ts';
import { createPlan, createRequest } from './plan-builder.ts';
import { SMALL_PLANNING_DATA } from './small-planning-data.ts';

type Options = {
  data?: PlanningData;
  /** Fields of the request; without them it asks for exactly what the days contain. */
  request?: Partial<PlanRequest>;
  preferences?: Partial<Preferences>;
  plan?: Partial<Plan>;
};

/** `<rule>: <message>` for everything that is wrong with a plan of these days. */
export function listViolations(days: PlanDay[], options: Options = {}): string[] {
  const { data = SMALL_PLANNING_DATA, preferences = {} } = options;
  const defaults = { pace: 'balanced', transport: 'car', dayStart: '09:00' } as const;
  const request = createRequest(days, { preferences: { ...defaults, ...preferences }, ...options.request });
  const plan = createPlan(days, request, options.plan);
  return checkPlan(plan, request, data).map(({ rule, message }) => `${rule}: ${message}`);
}
