import { getMonthName } from '@almaty/dates';
import { capitalize } from '@almaty/languages';
import * as m from '#messages';
import type { Theme } from '../../content/search/themes.ts';
import type { DateName, selectNames, sortOptions } from './search-query.ts';

type SelectLabel = {
  /** The accessible name of the field. */
  name: string;
  /** The option that switches the filter off. */
  any: string;
  formatOption: (value: string) => string;
};

/** The texts of the filters that are lists. */
export const selectLabels: Readonly<Record<(typeof selectNames)[number], SelectLabel>> = {
  difficulty: {
    name: m.searchDifficulty,
    any: m.searchAnyDifficulty,
    formatOption: (value) => m.searchDifficultyOption({ difficulty: value.replace(' ', '').toLowerCase() }),
  },
  month: {
    name: m.searchMonth,
    any: m.searchAnyMonth,
    formatOption: (value) => capitalize(getMonthName(Number(value))),
  },
  drive: {
    name: m.searchDrive,
    any: m.searchAnyDrive,
    formatOption: (value) => m.searchDriveOption({ hours: Number(value) }),
  },
};

/** The texts of the themes. */
export const themeLabels: Readonly<Record<Theme, string>> = {
  family: m.searchFamily,
  noCar: m.searchNoCar,
  winter: m.searchWinter,
  halfDay: m.searchHalfDay,
};

/** The texts of the orders. */
export const sortLabels: Readonly<Record<(typeof sortOptions)[number], string>> = {
  drive: m.searchShortestDrive,
  season: m.searchSeasonFirst,
};

/** The accessible names of the dates, and what stands before them. */
export const dateLabels: Readonly<Record<DateName, { name: string; text: string }>> = {
  from: { name: m.searchOpenFromName, text: m.searchOpenFrom },
  to: { name: m.searchOpenToName, text: m.searchOpenTo },
};
