import data from '#generated/sample-itineraries.json' with { type: 'json' };

/** A day of a sample itinerary: what to see in which order, and where to sleep. */
type SampleDay = {
  locationIds: readonly number[];
  activityIds?: readonly number[];
  /** A base; none on the last day. */
  nightBase?: string;
  nightBaseName?: string;
  why: string;
};

/** A sample itinerary as its page shows it. */
export type SampleItineraryDetails = {
  id: string;
  title: string;
  introduction: string;
  season: 'summer' | 'winter';
  months: readonly number[];
  days: readonly SampleDay[];
  /** What to do instead when the day does not allow it. */
  alternatives: readonly { when: string; replace: readonly number[]; by: readonly number[] }[];
};

/** All sample itineraries, in the order of the page. */
export const sampleItineraries = data;
