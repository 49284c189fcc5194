import type { Visitability } from '@almaty/planner/calendar';
import { locationFacts } from '../facts/index.ts';
import { locations as catalogueLocations } from '../locations.ts';
import { createPlanningData } from '../planning/create-planning-data.ts';
import { planningContent } from '../planning/planning-content.ts';
import type { CatalogueLocation } from '../schema.ts';
import { findThemes, type Theme } from '../search/themes.ts';

/** What the filters of the search compare a query with. */
export type SearchEntry = Visitability &
  Pick<CatalogueLocation, 'name' | 'category' | 'difficulty'> & {
    themes: readonly Theme[];
    bestMonths: readonly number[];
    longestDriveHours: number;
  };

const { locations, rules } = createPlanningData(planningContent);
const farMinutes = Number(rules.find(({ rule }) => rule === 'farMinutes')?.value);

/**
 * The search entry of every location, by its slug. In a bundle the build replaces this module by its result
 * (build/content-plugin.ts).
 */
export const searchEntries: Readonly<Record<string, SearchEntry>> = Object.fromEntries(
  catalogueLocations.flatMap(({ id, slug, name, category, difficulty }) => {
    const facts = locationFacts[slug];
    const location = locations.find((candidate) => candidate.id === id);
    if (!facts || !location) return [];
    const { notice, openingHours, possibleMonths, seasonalClosures } = location;
    const entry: SearchEntry = {
      name,
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
