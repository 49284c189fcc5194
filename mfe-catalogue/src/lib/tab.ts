import type { Category } from '@almaty/store/schema';
import * as m from '#messages';

/** The tabs in their order (docs/specification.md, section 2); the first one is the default. */
export const tabs = ['nature', 'mountains', 'city'] as const;
export type Tab = (typeof tabs)[number];

/** The category of each tab. */
export const tabCategories: Readonly<Record<Tab, Category>> = {
  nature: 'Nature',
  mountains: 'Mountain Routes',
  city: 'City Experience',
};

/** The tab of a category. */
export const findTab = (category: Category): Tab => tabs.find((tab) => tabCategories[tab] === category) ?? DEFAULT_TAB;

/** The labels of the tabs, and the shorter ones of small screens (docs/specification.md, section 2). */
export const tabLabels: Readonly<Record<Tab, { full: string; short: string }>> = {
  nature: { full: m.categoryNature, short: m.categoryNature },
  mountains: { full: m.categoryMountains, short: m.categoryMountainsShort },
  city: { full: m.categoryCity, short: m.categoryCityShort },
};

export const DEFAULT_TAB: Tab = 'nature';

/** The query parameter of the selected tab: `/locations?tab=mountains`. */
const TAB_PARAMETER = 'tab';

const isTab = (text: string): text is Tab => tabs.some((tab) => tab === text);

/** Parses the selected tab of an address: the default tab if the address names none, or one that does not exist. */
export function parseTab(searchParams: URLSearchParams): Tab {
  const value = searchParams.get(TAB_PARAMETER);
  return value !== null && isTab(value) ? value : DEFAULT_TAB;
}

/**
 * Writes a tab into a copy of an address's parameters. The default tab has no parameter, so that every tab has one
 * address.
 */
export function writeTab(tab: Tab, searchParams: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(searchParams);
  if (tab === DEFAULT_TAB) result.delete(TAB_PARAMETER);
  else result.set(TAB_PARAMETER, tab);
  return result;
}

/** The next (1) or previous (-1) tab; undefined behind the last and before the first one. */
export const getAdjacentTab = (tab: Tab, offset: 1 | -1): Tab | undefined => tabs[tabs.indexOf(tab) + offset];
