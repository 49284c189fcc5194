import { getTripState } from '@almaty/planner/calendar';
import { locations } from '../../content/locations.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import { type SearchEntry, searchEntries } from '../../content/view-models/search-entries.ts';
import { normalizeName, transliterate } from './name-variants.ts';
import { getTripDates, type SearchQuery } from './search-query.ts';

/** What a query is compared with. Both texts begin with a space, so that every word follows a space. */
type IndexEntry = {
  location: CatalogueLocation;
  /** The names in three languages: they match any part of a word. */
  names: string;
  /** The names in Latin letters and without spaces: they match only the beginning of a word, or too much would match. */
  variants: string;
  entry: SearchEntry;
};

const joinNames = (names: readonly string[]) => ` ${names.join(' ')}`;

function createIndexEntry(location: CatalogueLocation): IndexEntry[] {
  const entry = searchEntries[location.slug];
  if (!entry) return [];
  const names = [location.name, ...entry.otherNames].map(normalizeName);
  const latinNames = names.map(transliterate);
  const namesWithoutSpaces = [...names, ...latinNames].map((name) => name.replaceAll(' ', ''));
  return [{ location, names: joinNames(names), variants: joinNames([...latinNames, ...namesWithoutSpaces]), entry }];
}

const searchIndex = locations.flatMap(createIndexEntry);

/** The result of a search: what it found, and what else matches but is closed on every day of the trip. */
export type SearchResult = { found: readonly CatalogueLocation[]; closed: readonly CatalogueLocation[] };

/**
 * Finds the locations that match a query: every word of its text is in one of the names, and all filters apply. Locations
 * in which every word begins a word of a name come first; otherwise the order is that of the catalogue.
 *
 * @param today yyyy-MM-dd in Almaty.
 */
export function searchLocations(query: SearchQuery, today: string): SearchResult {
  const { q, category, difficulty, month, drive } = query;
  const dates = getTripDates(query);
  const words = normalizeName(q).split(' ').filter(Boolean);
  // A text of punctuation only has no words, and no name matches it.
  if (words.length === 0 && q.trim() !== '') return { found: [], closed: [] };
  const beginsWords = ({ names }: IndexEntry) => words.every((word) => names.includes(` ${word}`));
  const matchesText = ({ names, variants }: IndexEntry) =>
    words.every((word) => names.includes(word) || variants.includes(` ${word}`));
  const isClosed = ({ entry }: IndexEntry) => dates !== undefined && getTripState(entry, ...dates, today) === 'closed';
  const matches = searchIndex.filter(
    (indexed) =>
      matchesText(indexed) &&
      (!category || indexed.location.category === category) &&
      (!difficulty || indexed.location.difficulty === difficulty) &&
      (!month || indexed.entry.bestMonths.includes(Number(month))) &&
      (!drive || indexed.entry.longestDriveHours <= Number(drive)),
  );
  const sorted = [...matches.filter(beginsWords), ...matches.filter((entry) => !beginsWords(entry))];
  const toLocations = (entries: readonly IndexEntry[]) => entries.map(({ location }) => location);
  return {
    found: toLocations(sorted.filter((entry) => !isClosed(entry))),
    closed: toLocations(sorted.filter(isClosed)),
  };
}
