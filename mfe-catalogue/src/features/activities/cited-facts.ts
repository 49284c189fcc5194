import type { ActivityFacts, Fact } from '../../content/schema.ts';

/** The facts that the page shows of activities, in the order in which it shows them. */
export const getCitedFacts = (activityFacts: readonly ActivityFacts[]): Fact<unknown>[] =>
  activityFacts.flatMap(({ duration, season, where }) => [duration, season, where]);
