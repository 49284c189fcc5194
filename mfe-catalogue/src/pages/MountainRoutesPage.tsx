import type { Page } from '@almaty/delivery/page';
import { categories } from '../content/categories.ts';
import { locations } from '../content/locations.ts';
import { mountainCards } from '../content/view-models/mountain-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { tabCategories } from '../lib/tab.ts';
import { describeLocations } from '../structured-data.ts';

const TAB = 'mountains';

export const page: Page = {
  route: '/mountain-routes',
  skeleton: 'cards',
  title: () => `${categories[TAB].title} · Almaty guide`,
  description: () => categories[TAB].introduction,
  getStructuredData: () => describeLocations(locations.filter(({ category }) => category === tabCategories[TAB])),
};

export default function MountainRoutesPage() {
  return <CategoryScreen tab={TAB} cards={mountainCards} />;
}
