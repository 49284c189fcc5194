import * as m from '#messages';
import type { MonthSeason } from './month-season.ts';

/** The background class of each season. */
export const seasonFills: Readonly<Record<MonthSeason, string>> = {
  hiking: 'bg-hiking',
  skiing: 'bg-skiing',
  'off-season': 'bg-kraft-2',
};

/** What visitors read for each season. */
export const seasonNames: Readonly<Record<MonthSeason, string>> = {
  hiking: m.weatherHiking,
  skiing: m.weatherSkiing,
  'off-season': m.weatherOffSeason,
};
