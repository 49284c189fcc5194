import type { SearchEntry } from '../../src/content/view-models/search-entries.ts';
import type { CatalogueContent } from '../content/catalogue-content.ts';
import { createPlanningData } from '../planning/create-planning-data.ts';
import { findThemes } from '../search/find-themes.ts';

/** Creates the search entry of every location, by its slug. */
export function createSearchEntries(content: CatalogueContent): Readonly<Record<string, SearchEntry>> {
  const planning = createPlanningData(content);
  const farMinutes = Number(planning.rules.find(({ rule }) => rule === 'farMinutes')?.value);
  return Object.fromEntries(
    content.locations.flatMap(({ location: { id, slug, name, also, category, difficulty }, facts }) => {
      const planned = planning.locations.find((candidate) => candidate.id === id);
      if (!planned) return [];
      const { notice, openingHours, possibleMonths, seasonalClosures } = planned;
      const entry: SearchEntry = {
        name,
        ...(also && { also }),
        category,
        ...(difficulty && { difficulty }),
        themes: findThemes(facts, farMinutes),
        bestMonths: facts.bestMonths.value,
        longestDriveHours: facts.driveHours.value[1],
        notice,
        openingHours,
        possibleMonths,
        seasonalClosures,
      };
      return [[slug, entry]];
    }),
  );
}
