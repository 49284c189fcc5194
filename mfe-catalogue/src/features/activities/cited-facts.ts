import type { Fact } from '../../content/schema.ts';
import type { ActivityDetails } from '../../content/view-models/activity-details.ts';

/** The facts that the page shows of activities, in the order in which it shows them. */
export const getCitedFacts = (activities: readonly ActivityDetails[]): Fact<unknown>[] =>
  activities
    .flatMap(({ duration, season, where, bookAhead, guide, priceTenge, bring }) => [
      duration,
      season,
      where,
      bookAhead,
      guide,
      priceTenge,
      bring,
    ])
    .filter((fact) => fact !== undefined);
