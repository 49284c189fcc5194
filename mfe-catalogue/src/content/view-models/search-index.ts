import MiniSearch from 'minisearch';
import { normalizeName, transliterate } from '../../lib/name-variants.ts';
import { type SearchDocument, searchIndexOptions } from '../../lib/search-index-options.ts';
import { activities } from '../activities.ts';
import { activityFacts } from '../facts/activities/index.ts';
import { locationFacts } from '../facts/index.ts';
import { locations } from '../locations.ts';
import { synonyms } from '../parsed-content.ts';
import type { CatalogueLocation, LocationFacts } from '../schema.ts';
import { findSynonyms } from '../search/find-synonyms.ts';
import { searchEntries } from './search-entries.ts';

const join = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

function createNameVariants(name: string, { names }: LocationFacts): string {
  const otherNames = names.kk ? [names.ru.value, names.kk.value] : [names.ru.value];
  const normalized = [name, ...otherNames].map(normalizeName);
  const latin = normalized.map(transliterate);
  const withoutSpaces = [...normalized, ...latin].map((variant) => variant.replaceAll(' ', ''));
  return join([...new Set([...otherNames, ...latin, ...withoutSpaces])]);
}

const getActivities = (id: number) =>
  activities.filter((activity) => activityFacts[activity.id]?.locationIds.value.includes(id));

/** Warnings are left out: who searches for winter does not want what is dangerous in winter. */
const joinFacts = ({ category, difficulty }: CatalogueLocation, facts: LocationFacts) =>
  join([
    category,
    difficulty,
    ...facts.goodToKnow.map(({ value }) => value),
    ...(facts.food ?? []).map(({ value }) => value),
    facts.permit?.value.what,
    facts.bus?.value.stop,
    ...(facts.variants?.value ?? []).map(({ name }) => name),
    ...(facts.route?.waypoints ?? []).map(({ value }) => value.name),
  ]);

function createSearchDocument(location: CatalogueLocation): SearchDocument[] {
  const { id, slug, name, category, description } = location;
  const [facts, entry] = [locationFacts[slug], searchEntries[slug]];
  if (!facts || !entry) return [];
  const possible = getActivities(id);
  const activityIds = possible.map((activity) => activity.id);
  return [
    {
      slug,
      name,
      otherNames: createNameVariants(name, facts),
      synonyms: join(findSynonyms(synonyms, { slug, category, activityIds, themes: entry.themes })),
      activities: join(
        possible.flatMap((activity) => {
          const names = activityFacts[activity.id]?.names;
          return [activity.name, names?.ru.value, names?.kk?.value];
        }),
      ),
      description,
      facts: joinFacts(location, facts),
    },
  ];
}

function createSearchIndex() {
  const index = new MiniSearch<SearchDocument>(searchIndexOptions);
  index.addAll(locations.flatMap(createSearchDocument));
  return index.toJSON();
}

/**
 * The search index of all locations, as MiniSearch writes it. In a bundle the build replaces this module by its result
 * (build/content-plugin.ts).
 */
export const searchIndex = createSearchIndex();
