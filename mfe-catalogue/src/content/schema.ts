import type { InLanguage } from '@almaty/content';
import type { ActivityEntry, ContactEntry, LocationEntry } from '@almaty/content/catalogue';
import type { Location } from '@almaty/store/schema';

/** A fact with any value. A source is an id of the page's list of sources. */
export type Fact<Value> = {
  value: Value;
  about?: string | undefined;
  confidence: 'high' | 'medium' | 'low';
  sources: readonly string[];
  checkedOn: string;
};

/** What pages read of a location's file outside its facts. */
type Heading =
  | ('id' | 'category' | 'difficulty' | 'name' | 'description' | 'photographs' | 'road')
  | ('notice' | 'openingHours' | 'fee' | 'contacts' | 'park');

/** The facts of a location, in one language. */
export type LocationFacts = Omit<InLanguage<LocationEntry>, Heading | 'arrivalNode'> & {
  arrivalNode: Fact<string>;
  /** What to pay or to show at the post of its park. */
  atThePost: readonly Fact<string>[];
};
export type RouteFacts = NonNullable<LocationFacts['route']>;

/** A photograph of a location, in one language. */
export type Photograph = NonNullable<InLanguage<LocationEntry>['photographs']>[number];

/** The facts of an activity, in one language. */
export type ActivityFacts = Omit<InLanguage<ActivityEntry>, 'id' | 'name' | 'description' | 'intensity' | 'contacts'>;

/** Somebody whom visitors can ask, and how. */
export type Contact = Omit<InLanguage<ContactEntry>, 'confidence' | 'sources' | 'checkedOn'>;

/**
 * A location of the catalogue: what the itinerary stores of it, the slug that is its address, and whether it is on the page
 * Also in Almaty, not among the entries of docs/specification.md.
 */
export type CatalogueLocation = Location & { slug: string; also?: true };
