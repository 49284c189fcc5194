import { todayInAlmaty } from '@almaty/dates';
import { type OptionCounts, searchLocations } from './search-locations.ts';
import type { SearchQuery } from './search-query.ts';

export { SearchResults } from './SearchResults.tsx';

/** Counts the results for each value of each filter, with the other filters of a query as they are. */
export const countOptions = (query: SearchQuery): OptionCounts => searchLocations(query, todayInAlmaty()).optionCounts;
