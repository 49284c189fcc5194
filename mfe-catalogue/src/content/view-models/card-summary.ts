import type { PublishedNotice, SeasonalClosure } from '@almaty/planner/schema';

/** What the card of a location shows beside its description. */
export type CardSummary = {
  /** The best months, 1 to 12. */
  bestMonths: readonly number[];
  /** Distance, elevation and a warning about doubtful facts: `3 to 3½ hours by road`, `2,511 m`. */
  details: readonly string[];
  /** The access notice without its sentences, unless the location is open. */
  notice?: PublishedNotice;
  /** The closures that return every year, without their reasons. */
  closures?: readonly Pick<SeasonalClosure, 'from' | 'to'>[];
};
