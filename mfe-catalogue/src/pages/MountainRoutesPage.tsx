import { definePage } from '@almaty/delivery/page';
import mountainCards from '#generated/mountain-cards.json' with { type: 'json' };
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { createCategoryPage } from './category-page.ts';

export const page = definePage(() => createCategoryPage('mountains'));

export default function MountainRoutesPage() {
  return <CategoryScreen tab="mountains" cards={mountainCards} />;
}
