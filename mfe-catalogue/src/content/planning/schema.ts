import { Base, Gateway, PlanningRule, RoadEdge, RoadNode } from '@almaty/planner/schema';
import * as z from 'zod/mini';
import { CHECK_ERROR, evidence, isCheckPlausible } from '../schema.ts';

/** How an entry is known, for all its fields at once. */
const known = { ...evidence, note: z.optional(z.string().check(z.minLength(1))) };
const plausible = { path: ['checkedOn'], error: CHECK_ERROR };

/** `src/content/planning/roads.yml`: the road graph. */
export const RoadsFile = z.strictObject({
  nodes: z.array(z.strictObject({ ...RoadNode.shape, ...known }).check(z.refine(isCheckPlausible, plausible))),
  edges: z.array(z.strictObject({ ...RoadEdge.shape, ...known }).check(z.refine(isCheckPlausible, plausible))),
});
export type RoadsFile = z.infer<typeof RoadsFile>;

/** `src/content/planning/bases.yml`: where a visitor can sleep and arrive. */
export const BasesFile = z.strictObject({
  bases: z.array(z.strictObject({ ...Base.shape, ...known }).check(z.refine(isCheckPlausible, plausible))),
  gateways: z.array(z.strictObject({ ...Gateway.shape, ...known }).check(z.refine(isCheckPlausible, plausible))),
});
export type BasesFile = z.infer<typeof BasesFile>;

/** `src/content/planning/rules.yml`: limits proposed to the planner, each with its reason. */
export const RulesFile = z.array(
  z.strictObject({ ...PlanningRule.shape, why: z.string(), ...known }).check(z.refine(isCheckPlausible, plausible)),
);
export type RulesFile = z.infer<typeof RulesFile>;
