import { NOT_CHECKED } from '../schema/fields.ts';
import type { Caution } from '../schema/plan.ts';
import type { Evidence, PlanningEvidence } from '../schema/planning-evidence.ts';

/** What is said of a fact, as a plan refers to it; or one of the prices of the catalogue. */
export type Fact = Extract<Caution, { fact: unknown }>['fact'] | { of: 'price'; field: string };

/** How a fact is known. */
export type FactSource = {
  /** The same for facts that are known in the same way. */
  key: string;
  sources: readonly PlanningEvidence['sources'][number][];
  /** yyyy-MM-dd; undefined when nobody checked the fact. */
  checkedOn: string | undefined;
  /** Whether the visitor should check it before they go. */
  isUnsure: boolean;
};

function findEvidence({ edges, locations, activities, prices }: PlanningEvidence, fact: Fact) {
  if (fact.of === 'price') return prices[fact.field];
  if (fact.of === 'edge') return edges[fact.id];
  return (fact.of === 'location' ? locations : activities)[fact.id]?.[fact.field];
}

function toFactSource({ sources, checkedOn, confidence }: Evidence, all: PlanningEvidence['sources']): FactSource {
  const isUnsure = confidence === 'low';
  return {
    key: JSON.stringify([sources, checkedOn, isUnsure]),
    sources: sources.flatMap((index) => all[index] ?? []),
    checkedOn: checkedOn === NOT_CHECKED ? undefined : checkedOn,
    isUnsure,
  };
}

/** Finds out how a fact is known; undefined when the evidence says nothing of it. */
export function findSource(evidence: PlanningEvidence, fact: Fact): FactSource | undefined {
  const known = findEvidence(evidence, fact);
  return known && toFactSource(known, evidence.sources);
}
