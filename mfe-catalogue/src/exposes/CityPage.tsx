import '../app.css';
import { cityCards } from '../content/view-models/city-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function CityPage() {
  return <CategoryScreen tab="city" cards={cityCards} />;
}
