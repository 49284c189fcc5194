import { getMonthName } from '@almaty/dates';
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
  difficulty: { name: 'Difficulty', any: 'Any difficulty', formatOption: (value) => value },
  month: { name: 'Best month', any: 'Any month', formatOption: (value) => getMonthName(Number(value)) },
  drive: {
    name: 'Drive from the city, by car',
    any: 'Any drive',
    formatOption: (value) => `Up to ${value} ${value === '1' ? 'hour' : 'hours'}`,
  },
};

/** The texts of the themes. */
export const themeLabels: Readonly<Record<Theme, string>> = {
  family: 'Family',
  noCar: 'No car',
  winter: 'Winter',
  halfDay: 'Half a day',
};

/** The texts of the orders. */
export const sortLabels: Readonly<Record<(typeof sortOptions)[number], string>> = {
  drive: 'Shortest drive',
  season: 'In season first',
};

/** The accessible names of the dates, and what stands before them. */
export const dateLabels: Readonly<Record<DateName, { name: string; text: string }>> = {
  from: { name: 'Open from: first day of your trip', text: 'Open from' },
  to: { name: 'Open until: last day of your trip', text: 'to' },
};
