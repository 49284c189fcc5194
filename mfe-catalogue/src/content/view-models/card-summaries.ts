import { locationFacts } from '../facts/index.ts';
import { accessFiles } from '../parsed-content.ts';
import { type CardSummary, toCardSummary } from './card-summary.ts';

/** The card summary of every location, by its slug. */
export const cardSummaries: Readonly<Record<string, CardSummary>> = Object.fromEntries(
  Object.entries(locationFacts).flatMap(([slug, facts]) => {
    const access = accessFiles[slug];
    return access ? [[slug, toCardSummary(facts, access)]] : [];
  }),
);
