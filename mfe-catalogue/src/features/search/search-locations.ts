import { getTripState } from '@almaty/planner/calendar';
import { addLocationCards, findLocationCard } from '../../content/location-cards.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import type { Theme } from '../../content/search/themes.ts';
import { otherCards } from '../../content/view-models/search-cards.ts';
import { type SearchEntry, searchEntries } from '../../content/view-models/search-entries.ts';
import { type Tab, tabCategories } from '../../lib/tab.ts';
import { rankByText } from './rank-by-text.ts';
import { type FilterName, filterOptions, type SearchQuery } from './search-query.ts';
import { sortByDrive, sortBySeason } from './sort-locations.ts';
import { getTripDates } from './trip-dates.ts';

type Candidate = { location: CatalogueLocation; entry: SearchEntry };

addLocationCards(otherCards);

// In the order of the catalogue, which the entries have.
const candidates: readonly Candidate[] = Object.entries(searchEntries).flatMap(([slug, entry]) => {
  const card = findLocationCard(slug);
  return card ? [{ location: card.location, entry }] : [];
});

const hasTheme = (theme: Theme) => (candidate: Candidate) => candidate.entry.themes.includes(theme);

/** Whether a location passes a filter that has a value. */
const filters: Readonly<Record<FilterName, (candidate: Candidate, value: string) => boolean>> = {
  tab: ({ location }, value) => location.category === tabCategories[value as Tab],
  difficulty: ({ location }, value) => location.difficulty === value,
  month: ({ entry }, value) => entry.bestMonths.includes(Number(value)),
  drive: ({ entry }, value) => entry.longestDriveHours <= Number(value),
  family: hasTheme('family'),
  noCar: hasTheme('noCar'),
  winter: hasTheme('winter'),
  halfDay: hasTheme('halfDay'),
};
const filterNames = Object.keys(filters) as FilterName[];

/** The number of results for each value of each filter, with the other filters as they are. */
export type OptionCounts = Readonly<Record<FilterName, Readonly<Record<string, number>>>>;

/** A part of a query without which there are results. */
export type Removal = { removed: Partial<SearchQuery>; count: number };

/** The result of a search: what it found, and what else matches but is closed on every day of the trip. */
export type SearchResult = {
  found: readonly CatalogueLocation[];
  closed: readonly CatalogueLocation[];
  optionCounts: OptionCounts;
  /** Only of a search that found nothing: the removals that help, the most helpful first. */
  removals: readonly Removal[];
};

/** The text matches and the closed locations of a query, which its filters do not change. */
function createMatcher({ q, ...query }: SearchQuery, today: string) {
  const text = q.trim();
  const ranks = text ? rankByText(text) : undefined;
  const dates = getTripDates({ q, ...query });
  const isClosed = ({ entry }: Candidate) => dates !== undefined && getTripState(entry, ...dates, today) === 'closed';
  const matches = candidates.filter(({ location }) => !ranks || ranks.has(location.slug));
  const getRank = ({ location }: Candidate) => ranks?.get(location.slug) ?? 0;
  return {
    found: matches.filter((candidate) => !isClosed(candidate)).toSorted((a, b) => getRank(a) - getRank(b)),
    closed: matches.filter(isClosed),
  };
}

/** Filters by everything but text and dates. */
function filterCandidates(matches: readonly Candidate[], query: SearchQuery): Candidate[] {
  const active = filterNames.filter((name) => query[name]);
  return matches.filter((candidate) => active.every((name) => filters[name](candidate, query[name])));
}

const countOptions = (matches: readonly Candidate[], query: SearchQuery): OptionCounts =>
  Object.fromEntries(
    filterNames.map((name) => {
      const others = filterCandidates(matches, { ...query, [name]: '' });
      const counts = filterOptions[name].map((value) => [
        value,
        others.filter((candidate) => filters[name](candidate, value)).length,
      ]);
      return [name, Object.fromEntries([['', others.length], ...counts])];
    }),
  ) as OptionCounts;

function findRemovals(query: SearchQuery, today: string): Removal[] {
  const removals: Partial<SearchQuery>[] = [
    { q: '' },
    { from: '', to: '' },
    ...filterNames.map((name) => ({ [name]: '' })),
  ];
  const isUsed = (removed: Partial<SearchQuery>) =>
    Object.keys(removed).some((name) => query[name as keyof SearchQuery]);
  return removals
    .filter(isUsed)
    .map((removed) => {
      const rest = { ...query, ...removed };
      return { removed, count: filterCandidates(createMatcher(rest, today).found, rest).length };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

function sortCandidates(found: readonly Candidate[], { sort, month, from, to }: SearchQuery, today: string) {
  if (sort === 'drive') return sortByDrive(found);
  if (sort !== 'season') return found;
  const tripMonth = (from || to || today).slice(5, 7);
  return sortBySeason(found, Number(month || tripMonth));
}

const toLocations = (found: readonly Candidate[]) => found.map(({ location }) => location);

/** The last search: the form and the results ask for the same one at every key. */
let last: { query: SearchQuery; today: string; result: SearchResult } | undefined;

/**
 * Finds the locations that match a query: every word of its text is in a name, a synonym, an activity, the description or
 * the facts, and all filters apply. The best matches come first, then the order is that of the catalogue, unless the query
 * says another one.
 *
 * @param today yyyy-MM-dd in Almaty.
 */
export function searchLocations(query: SearchQuery, today: string): SearchResult {
  if (last?.query !== query || last.today !== today) last = { query, today, result: search(query, today) };
  return last.result;
}

function search(query: SearchQuery, today: string): SearchResult {
  const { found, closed } = createMatcher(query, today);
  const results = filterCandidates(found, query);
  return {
    found: toLocations(sortCandidates(results, query, today)),
    closed: toLocations(filterCandidates(closed, query)),
    optionCounts: countOptions(found, query),
    removals: results.length > 0 ? [] : findRemovals(query, today),
  };
}
