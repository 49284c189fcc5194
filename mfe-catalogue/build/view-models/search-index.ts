import MiniSearch from 'minisearch';
import type { LocationFacts } from '../../src/content/schema.ts';
import type { SearchEntry } from '../../src/content/view-models/search-entries.ts';
import { normalizeName, transliterate } from '../../src/lib/name-variants.ts';
import { type SearchDocument, searchIndexOptions } from '../../src/lib/search-index-options.ts';
import type { CatalogueContent, LocationContent } from '../content/catalogue-content.ts';
import { findSynonyms } from '../search/find-synonyms.ts';

const join = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

function createNameVariants(name: string, englishName: string, { names }: LocationFacts): string {
  const otherNames = [
    ...(englishName === name ? [] : [englishName]),
    names.ru.value,
    ...(names.kk ? [names.kk.value] : []),
  ];
  const normalized = [name, ...otherNames].map(normalizeName);
  const latin = normalized.map(transliterate);
  const withoutSpaces = [...normalized, ...latin].map((variant) => variant.replaceAll(' ', ''));
  return join([...new Set([...otherNames, ...latin, ...withoutSpaces])]);
}

/**
 * Warnings are left out, because who searches for winter does not want what is dangerous in winter, and so is what is
 * doubtful, because it would be the only reason for a result.
 */
const joinFacts = ({ location: { category, difficulty }, facts }: LocationContent) =>
  join([
    category,
    difficulty,
    ...[...facts.goodToKnow, ...(facts.food ?? [])]
      .filter(({ confidence }) => confidence !== 'low')
      .map(({ value }) => value),
    facts.permit?.value.what,
    facts.bus?.value.stop,
    ...(facts.variants?.value ?? []).map(({ name }) => name),
    ...(facts.route?.waypoints ?? []).map(({ value }) => value.name),
  ]);

function createSearchDocument(
  { activities, synonyms }: CatalogueContent,
  content: LocationContent,
  englishName: string,
  themes: SearchEntry['themes'],
): SearchDocument {
  const { id, slug, name, category, description } = content.location;
  const possible = activities.filter(({ facts }) => facts.locationIds.value.includes(id));
  const activityIds = possible.map(({ activity }) => activity.id);
  return {
    slug,
    name,
    otherNames: createNameVariants(name, englishName, content.facts),
    synonyms: join(findSynonyms(synonyms, { slug, category, activityIds, themes })),
    activities: join(
      possible.flatMap(({ activity, facts: { names } }) => [activity.name, names.ru.value, names.kk?.value]),
    ),
    description,
    facts: joinFacts(content),
  };
}

/**
 * Creates the search index of all locations, as MiniSearch writes it.
 *
 * @param english the content in English, whose names visitors know from elsewhere.
 * @param entries the search entries of all locations (search-entries.ts).
 */
export function createSearchIndex(
  content: CatalogueContent,
  english: CatalogueContent,
  entries: Readonly<Record<string, SearchEntry>>,
) {
  const englishNames = new Map(english.locations.map(({ location }) => [location.slug, location.name]));
  const index = new MiniSearch<SearchDocument>(searchIndexOptions);
  index.addAll(
    content.locations.map((each) => {
      const { slug, name } = each.location;
      return createSearchDocument(content, each, englishNames.get(slug) ?? name, entries[slug]?.themes ?? []);
    }),
  );
  return index.toJSON();
}
