/** The tabs in their order (docs/specification.md, section 2); the first one is the default. */
export const tabs = ['nature', 'mountains', 'city'] as const;
export type Tab = (typeof tabs)[number];

export const DEFAULT_TAB: Tab = 'nature';

/** The query parameter of the selected tab: `/locations?tab=mountains`. */
const TAB_PARAMETER = 'tab';

const isTab = (text: string): text is Tab => tabs.some((tab) => tab === text);

/** Parses the selected tab of an address. `isUnknown` says that the address names a tab that does not exist. */
export function parseTab(searchParams: URLSearchParams): { tab: Tab; isUnknown: boolean } {
  const value = searchParams.get(TAB_PARAMETER);
  if (value === null) return { tab: DEFAULT_TAB, isUnknown: false };
  return isTab(value) ? { tab: value, isUnknown: false } : { tab: DEFAULT_TAB, isUnknown: true };
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
