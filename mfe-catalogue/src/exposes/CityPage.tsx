import '../app.css';
import { addFirstPage } from '../content/load-first-pages.ts';
import { cityCards } from '../content/view-models/city-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

const locations = addFirstPage('city', cityCards);

export default function CityPage() {
  return <CategoryScreen tab="city" locations={locations} />;
}
