import type { Visitability } from '@almaty/planner/calendar';
import { locationFacts } from '../facts/index.ts';
import { createPlanningData } from '../planning/create-planning-data.ts';
import { planningContent } from '../planning/planning-content.ts';

/** What the search compares a query with, beside the name of a location. */
export type SearchEntry = Visitability & {
  /** The names in Russian and Kazakh. */
  otherNames: readonly string[];
  bestMonths: readonly number[];
  longestDriveHours: number;
};

const { locations } = createPlanningData(planningContent);

/**
 * The search entry of every location, by its slug. In a bundle the build replaces this module by its result
 * (build/content-plugin.ts).
 */
export const searchEntries: Readonly<Record<string, SearchEntry>> = Object.fromEntries(
  planningContent.locations.flatMap(({ id, slug }) => {
    const facts = locationFacts[slug];
    const location = locations.find((candidate) => candidate.id === id);
    if (!facts || !location) return [];
    const { notice, openingHours, possibleMonths, seasonalClosures } = location;
    const { ru, kk } = facts.names;
    const entry: SearchEntry = {
      otherNames: kk ? [ru.value, kk.value] : [ru.value],
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
