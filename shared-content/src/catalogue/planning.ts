import { Base, Gateway, PackingRule, PlanningRule, RoadEdge, RoadNode } from '@almaty/planner/schema';
import * as z from 'zod';
import { evidence, fact } from '../schema/evidence.ts';
import { list, shortText } from '../schema/fields.ts';
import { text } from '../schema/text.ts';
import { sentences } from './parts.ts';

const name = text('Name', 120);
const beds = fact(sentences('Text'), 'Beds', 'Houses with a name, or what to expect, in a sentence.').optional();
/** How an entry is known, for all its fields at once. */
const known = { ...evidence, note: shortText('Note', 400, 'For editors and engineers.').optional() };

/** `content/roads.yml`: the road graph. */
export const RoadsFile = z.strictObject({
  nodes: z.array(z.strictObject({ ...RoadNode.shape, name, ...known })).meta({ title: 'Places', singular: 'place' }),
  edges: z.array(z.strictObject({ ...RoadEdge.shape, ...known })).meta({
    ...{ title: 'Ways between them', singular: 'way', summary: '{{from}} – {{to}}' },
    description: 'Minutes in ordinary traffic, on foot or on a gondola, without stops, the same both ways.',
  }),
});
export type RoadsFile = z.infer<typeof RoadsFile>;

/** `content/bases.yml`: where a visitor can sleep and arrive. */
export const BasesFile = z.strictObject({
  bases: z
    .array(z.strictObject({ ...Base.shape, name, beds, ...known }))
    .meta({ title: 'Where a visitor can sleep', singular: 'base' }),
  gateways: z
    .array(z.strictObject({ ...Gateway.shape, name, ...known }))
    .meta({ title: 'Where a visitor arrives', singular: 'gateway' }),
});
export type BasesFile = z.infer<typeof BasesFile>;

/** `content/rules.yml`: limits proposed to the planner, each with its reason. */
export const RulesFile = z
  .array(z.strictObject({ ...PlanningRule.shape, why: z.string(), ...known }))
  .meta({ singular: 'rule', description: 'Limits of the planner; a duration is in minutes.' });
export type RulesFile = z.infer<typeof RulesFile>;

/** `content/packing.yml`: what to bring, by what the stops and nights of a plan ask for. */
export const PackingFile = z
  .array(
    z.strictObject({
      when: z
        .strictObject(PackingRule.shape.when.def.shape)
        .meta({ title: 'When', description: 'All that is written has to hold.' }),
      bring: list('Things', 'thing', text('Thing', 80), 1, 12, 'In a few words each.'),
      why: z.string(),
      ...known,
    }),
  )
  .meta({ singular: 'rule', description: 'What a plan says to bring, beside what its activities ask for.' });
export type PackingFile = z.infer<typeof PackingFile>;
