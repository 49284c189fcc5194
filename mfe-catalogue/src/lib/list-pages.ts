import { routes } from '@almaty/delivery/routes';
import { formatInteger } from '@almaty/planner/messages';
import type { Tab } from './tab.ts';

/**
 * How many cards a page of a list has: more than any category has today. With its featured cards, the rows of three and of
 * four columns are full.
 */
export const PAGE_SIZE = 14;

/** From this number on a list can have featured cards. */
export const MIN_FEATURED = 8;

/** The route of the page of each category, and of its further pages. */
export const categoryRoutes = {
  nature: { first: routes.nature, further: routes.naturePage },
  mountains: { first: routes.mountainRoutes, further: routes.mountainRoutesPage },
  city: { first: routes.city, further: routes.cityPage },
} as const satisfies Record<Tab, { first: string; further: string }>;

/** The path of a page of a category; its first page is that of the category. */
export const getListPath = (tab: Tab, page: number): string =>
  page === 1 ? categoryRoutes[tab].first : categoryRoutes[tab].further.replace(':page', String(page));

/** The number of pages of a list. */
export const countPages = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** The numbers of the pages after the first one. */
export const getFurtherPages = (count: number): number[] =>
  Array.from({ length: countPages(count) - 1 }, (_, index) => index + 2);

/** The entries of a page of a list. */
export const takePage = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** Says which entries a page shows: `25 to 48 of 1,012`. */
export function formatRange(page: number, count: number): string {
  const [first, last] = [(page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, count)].map(formatInteger);
  return `${first} to ${last} of ${formatInteger(count)}`;
}
