import { type CardSummary, toCardSummary } from './card-summary.ts';
import { locationFacts } from './facts/index.ts';

/**
 * The card summary of every location, by its slug. In the browser bundle the build replaces this module by its result
 * (build/content-plugin.ts), because the facts with their sources are ten times as large.
 */
export const cardSummaries: Readonly<Record<string, CardSummary>> = Object.fromEntries(
  Object.entries(locationFacts).map(([slug, facts]) => [slug, toCardSummary(facts)]),
);
