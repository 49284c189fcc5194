import { activityFacts } from '../facts/activities/index.ts';
import type { ActivityFacts } from '../schema.ts';
import { getPageSources, type PageSource } from './page-sources.ts';

/** The facts that the Activities page shows of an activity. */
export type ActivityDetails = Pick<
  ActivityFacts,
  'duration' | 'season' | 'where' | 'bring' | 'bookAhead' | 'guide' | 'priceTenge'
>;

/**
 * The details of every activity by its id, with their sources. In a bundle the build replaces this module by its result
 * (build/content-plugin.ts).
 */
export const activityDetails: Readonly<Record<string, ActivityDetails>> = Object.fromEntries(
  Object.entries(activityFacts).map(
    ([id, { duration, season, where, bring, bookAhead, guide, priceTenge }]): [string, ActivityDetails] => [
      id,
      { duration, season, where, bring, bookAhead, guide, ...(priceTenge && { priceTenge }) },
    ],
  ),
);

/** The sources of these facts, by their id. */
export const activitySources: Readonly<Record<string, PageSource>> = getPageSources(activityDetails);
