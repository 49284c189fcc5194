import { Base, Gateway, PlanningRule, RoadEdge, RoadNode } from '@almaty/planner/schema';
import * as z from 'zod';
import { evidence, fact } from '../schema/evidence.ts';
import { shortText } from '../schema/fields.ts';
import { text } from '../schema/text.ts';
import { sentences } from './parts.ts';

const name = text('Name', 120);
const beds = fact(sentences('Text'), 'Beds', 'Houses with a name, or what to expect, in a sentence.').optional();
/** How an entry is known, for all its fields at once. */
const known = { ...evidence, note: shortText('Note', 400, 'For editors and engineers.').optional() };

/** `content/roads.yml`: the road graph. */
export const RoadsFile = z.strictObject({
  nodes: z.array(z.strictObject({ ...RoadNode.shape, name, ...known })),
  edges: z.array(z.strictObject({ ...RoadEdge.shape, ...known })),
});
export type RoadsFile = z.infer<typeof RoadsFile>;

/** `content/bases.yml`: where a visitor can sleep and arrive. */
export const BasesFile = z.strictObject({
  bases: z.array(z.strictObject({ ...Base.shape, name, beds, ...known })),
  gateways: z.array(z.strictObject({ ...Gateway.shape, name, ...known })),
});
export type BasesFile = z.infer<typeof BasesFile>;

/** `content/rules.yml`: limits proposed to the planner, each with its reason. */
export const RulesFile = z.array(z.strictObject({ ...PlanningRule.shape, why: z.string(), ...known }));
export type RulesFile = z.infer<typeof RulesFile>;
