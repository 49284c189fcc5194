import { definePage } from '@almaty/delivery/page';
import { cityCards } from '../content/view-models/city-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { createCategoryPage } from './category-page.ts';

export const page = definePage(() => createCategoryPage('city'));

export default function CityPage() {
  return <CategoryScreen tab="city" cards={cityCards} />;
}
