import { PAGE_SIZE } from '../lib/list-pages.ts';
import { type Tab, tabCategories } from '../lib/tab.ts';
import { knownCards, locationCounts } from './view-models/known-cards.ts';

/** The locations of the first page of a category, and how many it has in all. */
const getFirstPage = (tab: Tab) => ({
  locations: knownCards
    .map(({ location }) => location)
    .filter(({ category }) => category === tabCategories[tab])
    .slice(0, PAGE_SIZE),
  count: locationCounts[tab] ?? 0,
});

/** The categories: title and introduction of their page and tab (docs/specification.md, section 2), and the
 * locations of their first page. */
export const categories = {
  nature: {
    title: 'Enjoy the Nature',
    introduction: 'Lakes, canyons and high pasture. Some fit in a morning, some deserve two days.',
    ...getFirstPage('nature'),
  },
  mountains: {
    title: 'Famous Mountain Routes',
    introduction:
      'Ten walks and climbs, in the gorges above the city and in Turgen, from a shady waterfall to a summit of 3,681 metres.',
    ...getFirstPage('mountains'),
  },
  city: {
    title: 'City Experience',
    introduction: 'Almaty’s urban landmarks, museums, parks and cultural attractions.',
    ...getFirstPage('city'),
  },
} as const;
