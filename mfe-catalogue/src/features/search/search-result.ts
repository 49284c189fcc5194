import type { LocationCard } from '../../content/view-models/location-card.ts';
import type { FilterName, SearchQuery } from './search-query.ts';

/** The number of results for each value of each filter, with the other filters as they are. */
export type OptionCounts = Readonly<Record<FilterName, Readonly<Record<string, number>>>>;

/** A part of a query without which there are results. */
export type Removal = { removed: Partial<SearchQuery>; count: number };

/** What the page shows of a search. */
export type SearchResult = {
  query: SearchQuery;
  found: readonly LocationCard[];
  /** What else is found, of the page Also in Almaty. */
  also: readonly LocationCard[];
  /** The names of what else matches but is closed on every day of the trip. */
  closed: readonly string[];
  optionCounts: OptionCounts;
  /** Only of a search that found nothing: the removals that help, the most helpful first. */
  removals: readonly Removal[];
  /** What the guide lacks of what is searched for, or where else it is. */
  note: string | undefined;
};
