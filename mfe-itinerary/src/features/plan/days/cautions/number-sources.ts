import type { PlanningEvidence } from '@almaty/planner/schema';
import { type Fact, type FactSource, findSource } from '@almaty/planner/sources';

/** The sources of one ticket, in the order of their numbers: the first one is 1. */
export type NumberedSources = {
  sources: readonly FactSource[];
  /** The number of a fact's source; undefined when nothing is known of how the fact is known. */
  getNumber: (fact: Fact) => number | undefined;
};

/**
 * Numbers the sources of facts by their first use. Facts that are known in the same way share a number.
 *
 * @param evidence null when it could not be read: then there are no sources.
 */
export function numberSources(facts: readonly Fact[], evidence: PlanningEvidence | null): NumberedSources {
  const find = (fact: Fact) => (evidence ? findSource(evidence, fact) : undefined);
  const sources = new Map(facts.flatMap((fact) => find(fact) ?? []).map((source) => [source.key, source]));
  const keys = [...sources.keys()];
  return {
    sources: [...sources.values()],
    getNumber: (fact) => keys.indexOf(find(fact)?.key ?? '') + 1 || undefined,
  };
}
