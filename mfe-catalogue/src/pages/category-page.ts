import type { Page } from '@almaty/delivery/page';
import locations from '#generated/locations.json' with { type: 'json' };
import * as m from '#messages';
import { categories } from '../content/categories.ts';
import { categoryRoutes } from '../lib/category-routes.ts';
import { type Tab, tabCategories } from '../lib/tab.ts';
import { pressToggle } from '../press-toggle.ts';
import { describeLocations } from '../structured-data.ts';

const listLocations = (tab: Tab) => locations.filter(({ category }) => category === tabCategories[tab]);

/** What the page of a category is. */
export const createCategoryPage = (tab: Tab): Page => ({
  route: categoryRoutes[tab],
  skeleton: 'cards',
  title: m.pageTitle({ name: categories[tab].title }),
  description: categories[tab].introduction,
  getStructuredData: () => describeLocations(listLocations(tab)),
  getPresses: () => ({ presses: pressToggle(listLocations(tab)) }),
});
