import { getTripState } from '@almaty/planner/calendar';
import type { Theme } from '../../content/search/themes.ts';
import { type SearchEntry, searchEntries } from '../../content/view-models/search-entries.ts';
import { type Tab, tabCategories } from '../../lib/tab.ts';
import { findNote } from './find-note.ts';
import { rankByText } from './rank-by-text.ts';
import { type FilterName, filterOptions, type SearchQuery } from './search-query.ts';
import type { OptionCounts, Removal } from './search-result.ts';
import { sortByDrive, sortBySeason } from './sort-locations.ts';
import { getTripDates } from './trip-dates.ts';

type Candidate = SearchEntry & { slug: string };

// In the order of the catalogue, which the entries have.
const candidates: readonly Candidate[] = Object.entries(searchEntries).map(([slug, entry]) => ({ slug, ...entry }));

const hasTheme = (theme: Theme) => (candidate: Candidate) => candidate.themes.includes(theme);

/** Whether a location passes a filter that has a value. */
const filters: Readonly<Record<FilterName, (candidate: Candidate, value: string) => boolean>> = {
  tab: ({ category }, value) => category === tabCategories[value as Tab],
  difficulty: ({ difficulty }, value) => difficulty === value,
  month: ({ bestMonths }, value) => bestMonths.includes(Number(value)),
  drive: ({ longestDriveHours }, value) => longestDriveHours <= Number(value),
  family: hasTheme('family'),
  noCar: hasTheme('noCar'),
  winter: hasTheme('winter'),
  halfDay: hasTheme('halfDay'),
};
const filterNames = Object.keys(filters) as FilterName[];

/** The text matches and the closed locations of a query, which its filters do not change. */
function createMatcher({ q, ...query }: SearchQuery, today: string) {
  const text = q.trim();
  const ranks = text ? rankByText(text) : undefined;
  const dates = getTripDates({ q, ...query });
  const isClosed = (candidate: Candidate) =>
    dates !== undefined && getTripState(candidate, ...dates, today) === 'closed';
  const matches = candidates.filter(({ slug }) => !ranks || ranks.has(slug));
  const getRank = ({ slug }: Candidate) => ranks?.get(slug) ?? 0;
  const open = matches.filter((candidate) => !isClosed(candidate)).toSorted((a, b) => getRank(a) - getRank(b));
  return {
    found: open.filter(({ also }) => !also),
    also: open.filter(({ also }) => also),
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

/**
 * Finds the locations that match a query: every word of its text is in a name, a synonym, an activity, the description or
 * the facts, and all filters apply. The best matches come first, then the order is that of the catalogue, unless the query
 * says another one. Those also in Almaty are apart, and no option counts them. What else matches is closed on every day of
 * the trip; a note says what the guide lacks.
 *
 * @param today yyyy-MM-dd in Almaty.
 */
export function searchLocations(query: SearchQuery, today: string) {
  const { found, also, closed } = createMatcher(query, today);
  const [results, others] = [filterCandidates(found, query), filterCandidates(also, query)];
  return {
    found: sortCandidates(results, query, today),
    also: sortCandidates(others, query, today),
    closed: filterCandidates(closed, query),
    optionCounts: countOptions(found, query),
    removals: results.length + others.length > 0 ? [] : findRemovals(query, today),
    note: findNote(query.q),
  };
}
