import { isCalendarDate } from '@almaty/dates';
import type { Category, Difficulty } from '@almaty/store/schema';

// Records, because the compiler reports what is missing in a record. The zod enums would bring zod into the browser.
const categories = { Nature: true, 'Mountain Routes': true, 'City Experience': true } satisfies Record<Category, true>;
const difficulties = { Medium: true, Hard: true, 'Very Hard': true } satisfies Record<Difficulty, true>;

export const filterNames = ['category', 'difficulty', 'month', 'drive'] as const;
/** The name of a filter: its field in the form and its parameter in the address. */
export type FilterName = (typeof filterNames)[number];

/** The values of every filter. */
export const filterOptions: Readonly<Record<FilterName, readonly string[]>> = {
  category: Object.keys(categories),
  difficulty: Object.keys(difficulties),
  /** One of the best months of the location. */
  month: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  /** The longest drive, in hours. */
  drive: ['1', '2', '4', '6'],
};

/** The first and the last day of the visitor's trip: their fields in the form and their parameters in the address. */
export const dateNames = ['from', 'to'] as const;
export type DateName = (typeof dateNames)[number];

/** A search as it is in the form and in the address. `q` is a part of a name; an empty text is no filter. */
export type SearchQuery = Readonly<Record<'q' | FilterName | DateName, string>>;

/** The props of every part of the search. */
export type SearchProps = { query: SearchQuery; onChange: (query: SearchQuery) => void };

/** Longer than any name of a location; the rest of a text is ignored. */
export const MAX_TEXT_LENGTH = 60;

export const EMPTY_QUERY: SearchQuery = { q: '', category: '', difficulty: '', month: '', drive: '', from: '', to: '' };

/** Whether a query has neither text nor filters. */
export const isEmptyQuery = ({ q, ...filters }: SearchQuery): boolean =>
  q.trim() === '' && Object.values(filters).every((value) => value === '');

/**
 * The dates on which a location must be open, yyyy-MM-dd; undefined without a date. One date alone is a trip of one day,
 * and an end before the start is ignored.
 */
export function getTripDates({ from, to }: SearchQuery): readonly [string, string] | undefined {
  const first = from || to;
  return first ? [first, to > first ? to : first] : undefined;
}

/** Parses the fields of a form or the parameters of an address. Unknown filter values are ignored. */
export function parseQuery(source: FormData | URLSearchParams): SearchQuery {
  const getText = (name: string) => String(source.get(name) ?? '');
  const filters = filterNames.map((name) => [name, filterOptions[name].includes(getText(name)) ? getText(name) : '']);
  const dates = dateNames.map((name) => [name, isCalendarDate(getText(name)) ? getText(name) : '']);
  return { ...EMPTY_QUERY, ...Object.fromEntries([...filters, ...dates]), q: getText('q').slice(0, MAX_TEXT_LENGTH) };
}

/** Writes a query into a copy of an address's parameters and keeps the other parameters. */
export function writeQuery(query: SearchQuery, searchParams: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(query)) {
    if (value.trim() === '') result.delete(name);
    else result.set(name, value.trim());
  }
  return result;
}
