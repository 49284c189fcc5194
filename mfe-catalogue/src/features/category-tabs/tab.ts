/** The tabs in their order (specification, section 2); `nature` is what a page opens with. */
export const tabs = ['nature', 'mountains', 'city'] as const;
export type Tab = (typeof tabs)[number];

/** The query parameter that carries the chosen tab, as in `/locations?tab=mountains`. */
const TAB_PARAMETER = 'tab';

const isTab = (text: string): text is Tab => tabs.some((tab) => tab === text);

/** The tab an address asks for, and whether the address has to be repaired because there is no such tab. */
export function tabOf(query: URLSearchParams): { tab: Tab; unknown: boolean } {
  const asked = query.get(TAB_PARAMETER);
  if (asked === null) return { tab: 'nature', unknown: false };
  return isTab(asked) ? { tab: asked, unknown: false } : { tab: 'nature', unknown: true };
}

/** The query that shows a tab; the default needs no parameter, so that every tab has one address. */
export function queryOf(tab: Tab, query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (tab === 'nature') changed.delete(TAB_PARAMETER);
  else changed.set(TAB_PARAMETER, tab);
  return changed;
}

/** The tab `steps` away, or undefined beyond either end: Next and Back do not go round. */
export const neighbour = (tab: Tab, steps: 1 | -1): Tab | undefined => tabs[tabs.indexOf(tab) + steps];
