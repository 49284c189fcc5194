import * as z from 'zod/mini';
import { CheckedOn, Confidence } from './fields.ts';

/** File of a catalogue release that says how `planning.json` is known. */
export const PLANNING_EVIDENCE_FILE = 'planning-evidence.json';

/** How one fact is known; sources are indices into the list of sources. */
const Evidence = z.object({
  confidence: Confidence,
  sources: z.array(z.int()).check(z.minLength(1)),
  checkedOn: CheckedOn,
  /** What else to know of the fact. */
  note: z.optional(z.string()),
  reviewBy: z.optional(z.string()),
});
export type Evidence = z.infer<typeof Evidence>;

/** Field -> how its fact is known. */
const FieldEvidence = z.record(z.string(), Evidence);

/** `planning-evidence.json`: confidence, sources and day of check of the facts in `planning.json`. */
export const PlanningEvidence = z.object({
  version: z.literal(1),
  /** An unpublished source says in its title that nobody has checked it. */
  sources: z.array(
    z.object({ title: z.string(), url: z.optional(z.string()), unpublished: z.optional(z.literal(true)) }),
  ),
  bases: z.record(z.string(), Evidence),
  gateways: z.record(z.string(), Evidence),
  /** Node id -> how its position is known. */
  nodes: z.record(z.string(), Evidence),
  /** How kilometres and minutes are known, in the order of the edges. */
  edges: z.array(Evidence),
  /** Location id -> its fields. */
  locations: z.record(z.string(), FieldEvidence),
  /** Activity id -> its fields. */
  activities: z.record(z.string(), FieldEvidence),
  rules: z.record(z.string(), Evidence),
  /** Field of the prices -> its fact; a van is `van <from> <to>`, a bed is `bed <base>`. */
  prices: z._default(z.record(z.string(), Evidence), {}),
});
export type PlanningEvidence = z.infer<typeof PlanningEvidence>;
