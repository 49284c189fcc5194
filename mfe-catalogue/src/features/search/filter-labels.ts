import { getMonthName } from '../../lib/format.ts';
import type { FilterName } from './search-query.ts';

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
