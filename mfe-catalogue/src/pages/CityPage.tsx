import { definePage } from '@almaty/delivery/page';
import cityCards from '#generated/city-cards.json' with { type: 'json' };
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { createCategoryPage } from './category-page.ts';

export const page = definePage(() => createCategoryPage('city'));

export default function CityPage() {
  return <CategoryScreen tab="city" cards={cityCards} />;
}
