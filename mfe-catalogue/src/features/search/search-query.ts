import { isCalendarDate } from '@almaty/dates';
import type { Difficulty } from '@almaty/store/schema';
import { themes } from '../../content/search/themes.ts';
import { DEFAULT_TAB, tabs } from '../../lib/tab.ts';

// A record, because the compiler reports what is missing in a record. The zod enum would bring zod into the browser.
const difficulties = { Medium: true, Hard: true, 'Very Hard': true } satisfies Record<Difficulty, true>;

/** The filters that are lists of options. */
export const selectNames = ['difficulty', 'month', 'drive'] as const;
const filterNames = ['tab', ...selectNames, ...themes] as const;
/** The name of a filter: its field in the form and its parameter in the address. `tab` is the category. */
export type FilterName = (typeof filterNames)[number];

/** The value of a theme that is on. */
export const ON = 'yes';

/** The values of every filter. */
export const filterOptions: Readonly<Record<FilterName, readonly string[]>> = {
  tab: tabs,
  difficulty: Object.keys(difficulties),
  /** One of the best months of the location. */
  month: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  /** The longest drive, in hours. */
  drive: ['1', '2', '4', '6'],
  family: [ON],
  noCar: [ON],
  winter: [ON],
  halfDay: [ON],
};

/** The orders besides the best match. */
export const sortOptions = ['drive', 'season'] as const;

/** The first and the last day of the visitor's trip: their fields in the form and their parameters in the address. */
export const dateNames = ['from', 'to'] as const;
export type DateName = (typeof dateNames)[number];

/** A search as it is in the form and in the address. `q` is what the visitor looks for; an empty text is no filter. */
export type SearchQuery = Readonly<Record<'q' | 'sort' | FilterName | DateName, string>>;

/** Changes the given parts of the query. */
export type ChangeQuery = (change: Partial<SearchQuery>) => void;

/** The rest of a longer text is ignored. */
export const MAX_TEXT_LENGTH = 60;

export const EMPTY_QUERY: SearchQuery = {
  q: '',
  tab: '',
  difficulty: '',
  month: '',
  drive: '',
  family: '',
  noCar: '',
  winter: '',
  halfDay: '',
  from: '',
  to: '',
  sort: '',
};

/** Whether a query has neither text nor filters nor order. A category alone is no search: it is a tab. */
export const isEmptyQuery = ({ tab: _, q, ...filters }: SearchQuery): boolean =>
  q.trim() === '' && Object.values(filters).every((value) => value === '');

/** Parses the fields of a form or the parameters of an address. Unknown filter values are ignored. */
export function parseQuery(source: FormData | URLSearchParams): SearchQuery {
  const getText = (name: string) => String(source.get(name) ?? '');
  const parse = (name: string, options: readonly string[]) => [
    name,
    options.includes(getText(name)) ? getText(name) : '',
  ];
  return {
    ...EMPTY_QUERY,
    ...Object.fromEntries(filterNames.map((name) => parse(name, filterOptions[name]))),
    ...Object.fromEntries(dateNames.map((name) => [name, isCalendarDate(getText(name)) ? getText(name) : ''])),
    ...Object.fromEntries([parse('sort', sortOptions)]),
    q: getText('q').slice(0, MAX_TEXT_LENGTH),
  };
}

/** Parses the form, which has no field for the category. */
export function parseForm(form: HTMLFormElement): Omit<SearchQuery, 'tab'> {
  const { tab: _, ...fields } = parseQuery(new FormData(form));
  return fields;
}

/**
 * Writes a query into a copy of an address's parameters, after the other parameters and always in the same order, so that
 * a search has one address. The default tab has no parameter unless the visitor searches in it, because a search without
 * a tab is a search in all categories.
 */
export function writeQuery(query: SearchQuery, searchParams: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(searchParams);
  const isDefault = isEmptyQuery(query) && query.tab === DEFAULT_TAB;
  for (const [name, value] of Object.entries(isDefault ? { ...query, tab: '' } : query)) {
    result.delete(name);
    if (value.trim() !== '') result.append(name, value.trim());
  }
  return result;
}

/**
 * Applies a change to a query, and decides where a search begins and ends: a filter keeps the category of an open tab, a
 * text looks in all of them. A search in all categories ends at the tab at which it began.
 *
 * @param openTab the tab at which the search began; empty for the default tab.
 */
export function applyChange(query: SearchQuery, change: Partial<SearchQuery>, openTab: string): SearchQuery {
  const next = { ...query, ...change };
  const [wasSearching, isSearching] = [!isEmptyQuery(query), !isEmptyQuery(next)];
  if (!wasSearching && isSearching && next.q.trim() !== '') return { ...next, tab: '' };
  if (wasSearching && !isSearching) return { ...next, tab: next.tab || openTab };
  return next;
}
