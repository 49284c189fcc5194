import data from '#generated/activity-details.json' with { type: 'json' };
import type { ActivityFacts, Contact, Fact } from '../schema.ts';

/** The facts that the Activities page shows of an activity. */
export type ActivityDetails = Pick<
  ActivityFacts,
  'duration' | 'season' | 'where' | 'bring' | 'bookAhead' | 'guide' | 'priceTenge'
> & {
  /** Whom visitors can ask, the best one first. */
  contacts: readonly Fact<Contact>[];
};

/** The details of every activity by its id, and their sources by their ids. */
export const { details: activityDetails, sources: activitySources } = data;
