import type { Visitability } from '@almaty/planner/calendar';
import data from '#generated/search-entries.json' with { type: 'json' };
import type { CatalogueLocation } from '../schema.ts';
import type { Theme } from '../search/themes.ts';

/** What the filters of the search compare a query with. */
export type SearchEntry = Visitability &
  Pick<CatalogueLocation, 'name' | 'also' | 'category' | 'difficulty'> & {
    themes: readonly Theme[];
    bestMonths: readonly number[];
    longestDriveHours: number;
  };

/** The search entry of every location, by its slug. */
export const searchEntries = data;
