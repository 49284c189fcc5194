import { locationFacts } from '../../content/facts/index.ts';
import { locations } from '../../content/locations.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import { normalizeName, transliterate } from './name-variants.ts';
import type { SearchQuery } from './search-query.ts';

/** What a query is compared with. Both texts begin with a space, so that every word follows a space. */
type IndexEntry = {
  location: CatalogueLocation;
  /** The names in three languages: they match any part of a word. */
  names: string;
  /** The names in Latin letters and without spaces: they match only the beginning of a word, or too much would match. */
  variants: string;
  bestMonths: readonly number[];
  longestDriveHours: number;
};

const joinNames = (names: readonly string[]) => ` ${names.join(' ')}`;

function createIndexEntry(location: CatalogueLocation): IndexEntry[] {
  const facts = locationFacts[location.slug];
  if (!facts) return [];
  const names = [location.name, facts.names.ru.value, facts.names.kk?.value ?? ''].map(normalizeName);
  const latinNames = names.map(transliterate);
  const namesWithoutSpaces = [...names, ...latinNames].map((name) => name.replaceAll(' ', ''));
  const [, longestDriveHours] = facts.driveHours.value;
  return [
    {
      location,
      names: joinNames(names),
      variants: joinNames([...latinNames, ...namesWithoutSpaces]),
      bestMonths: facts.bestMonths.value,
      longestDriveHours,
    },
  ];
}

const searchIndex = locations.flatMap(createIndexEntry);

/**
 * Finds the locations that match a query: every word of its text is in one of the names, and all filters apply. Locations
 * in which every word begins a word of a name come first; otherwise the order is that of the catalogue.
 */
export function searchLocations({ q, category, difficulty, month, drive }: SearchQuery): readonly CatalogueLocation[] {
  const words = normalizeName(q).split(' ').filter(Boolean);
  // A text of punctuation only has no words, and no name matches it.
  if (words.length === 0 && q.trim() !== '') return [];
  const beginsWords = ({ names }: IndexEntry) => words.every((word) => names.includes(` ${word}`));
  const matchesText = ({ names, variants }: IndexEntry) =>
    words.every((word) => names.includes(word) || variants.includes(` ${word}`));
  const matches = searchIndex.filter(
    (entry) =>
      matchesText(entry) &&
      (!category || entry.location.category === category) &&
      (!difficulty || entry.location.difficulty === difficulty) &&
      (!month || entry.bestMonths.includes(Number(month))) &&
      (!drive || entry.longestDriveHours <= Number(drive)),
  );
  return [...matches.filter(beginsWords), ...matches.filter((entry) => !beginsWords(entry))].map(
    ({ location }) => location,
  );
}
