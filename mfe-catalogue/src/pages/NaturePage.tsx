import { definePage } from '@almaty/delivery/page';
import natureCards from '#generated/nature-cards.json' with { type: 'json' };
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { createCategoryPage } from './category-page.ts';

export const page = definePage(() => createCategoryPage('nature'));

export default function NaturePage() {
  return <CategoryScreen tab="nature" cards={natureCards} />;
}
