import type { Fee, OpeningHours, PublishedNotice } from '@almaty/planner/schema';
import type { Contact, Fact, LocationFacts, Photograph } from '../schema.ts';
import type { LocationCard } from './location-card.ts';
import type { NearbyLocation } from './nearby.ts';
import type { PageSource } from './page-sources.ts';
import type { SampleItems } from './sample-items.ts';

/** A location that another one leads to. */
export type RelatedLocation = { name: string; slug: string };

/** A sample itinerary on the page of one of its locations. */
export type RelatedSample = {
  id: string;
  title: string;
  /** The names of its locations, one text per day. */
  days: readonly string[];
  items: SampleItems;
};

/** A photograph on the page of its location. */
export type PagePhotograph = Pick<Photograph, 'alt' | 'month' | 'author' | 'licence' | 'source'> & {
  /** The start of the names of its files. */
  name: string;
  licenceUrl: string;
};

/** Everything that the page of a location shows beside its name, description and picture, without what is derived from it. */
export type DescribedDetails = {
  pictureAlt: string;
  facts: LocationFacts;
  notice: Fact<PublishedNotice>;
  /** Missing when the hours are not known. */
  openingHours?: Fact<OpeningHours & { note?: string | undefined }>;
  fee?: Fact<Fee>;
  /** Whom visitors can ask, the best one first. */
  contacts: readonly Fact<Contact>[];
  combinesWith: readonly RelatedLocation[];
  combinesOnTrip: readonly RelatedLocation[];
  overlapsWith: readonly RelatedLocation[];
  nearby: readonly NearbyLocation[];
  /** The locations before and behind this one in its category. */
  neighbours: { previous?: RelatedLocation; next?: RelatedLocation };
  /** The cards of this location and of those it leads to. */
  cards: readonly LocationCard[];
  /** The shortest sample itineraries with the location, at most one of each season. */
  samples: readonly RelatedSample[];
  /** What can be done there, in which months, and what to bring for it. */
  activities: readonly { name: string; months: Fact<readonly number[]>; bring: Fact<readonly string[]> }[];
  photographs?: readonly PagePhotograph[];
  /** Where to sleep, if it is far. */
  base?: { name: string; beds?: Fact<string> | undefined };
  /** Id of a source -> what the page shows of it. */
  sources: Readonly<Record<string, PageSource>>;
};
