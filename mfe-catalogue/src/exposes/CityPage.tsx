import '../app.css';
import { categories } from '../content/categories.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function CityPage() {
  return <CategoryScreen {...categories.city} />;
}
