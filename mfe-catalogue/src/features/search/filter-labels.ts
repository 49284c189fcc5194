import { formatCalendarDate } from '@almaty/dates';
import { getMonthName } from '../../lib/format.ts';
import type { DateName, FilterName } from './search-query.ts';

type FilterLabel = {
  /** The accessible name of the field. */
  name: string;
  /** The option that switches the filter off. */
  any: string;
  formatOption: (value: string) => string;
};

/** The texts of every filter. */
export const filterLabels: Readonly<Record<FilterName, FilterLabel>> = {
  category: { name: 'Category', any: 'Any category', formatOption: (value) => value },
  difficulty: { name: 'Difficulty', any: 'Any difficulty', formatOption: (value) => value },
  month: { name: 'Best month', any: 'Any month', formatOption: (value) => getMonthName(Number(value)) },
  drive: {
    name: 'Drive from the city',
    any: 'Any drive',
    formatOption: (value) => `Up to ${value} ${value === '1' ? 'hour' : 'hours'} by car`,
  },
};

/** The accessible names of the dates, and what stands before them. */
export const dateLabels: Readonly<Record<DateName, { name: string; text: string }>> = {
  from: { name: 'Open from: first day of your trip', text: 'Open from' },
  to: { name: 'Open until: last day of your trip', text: 'to' },
};

/** Formats the dates of a trip: `Open 12 June 2027 to 15 June 2027`. */
export const formatTripDates = ([from, to]: readonly [string, string]): string =>
  from === to ? `Open on ${formatCalendarDate(from)}` : `Open ${formatCalendarDate(from)} to ${formatCalendarDate(to)}`;
