import type { Fact } from '../../content/schema.ts';

/** The sources of a page's facts, each once, in the order in which they are first cited. */
export const getSourceIds = (citedFacts: readonly Fact<unknown>[]): readonly string[] => [
  ...new Set(citedFacts.flatMap(({ sources }) => sources)),
];
