import type { Page } from '@almaty/delivery/page';
import { categories } from '../content/categories.ts';
import { locations } from '../content/locations.ts';
import { natureCards } from '../content/view-models/nature-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { tabCategories } from '../lib/tab.ts';
import { describeLocations } from '../structured-data.ts';

const TAB = 'nature';

export const page: Page = {
  route: '/nature',
  skeleton: 'cards',
  title: () => `${categories[TAB].title} · Almaty guide`,
  description: () => categories[TAB].introduction,
  getStructuredData: () => describeLocations(locations.filter(({ category }) => category === tabCategories[TAB])),
};

export default function NaturePage() {
  return <CategoryScreen tab={TAB} cards={natureCards} />;
}
