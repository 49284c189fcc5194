import { getFurtherPages, takePage } from '../../lib/list-pages.ts';
import { type Tab, tabCategories, tabs } from '../../lib/tab.ts';
import { locations } from '../locations.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';

function createPages(tab: Tab): [string, LocationCard[]][] {
  const ofTab = locations.filter(({ category }) => category === tabCategories[tab]);
  return getFurtherPages(ofTab.length).map((page) => [`${tab}-${page}`, takePage(ofTab, page).map(toLocationCard)]);
}

/** The cards of every page of a category after the first one: `nature-2`. */
export const listPages: Readonly<Record<string, readonly LocationCard[]>> = Object.fromEntries(
  tabs.flatMap(createPages),
);
