import '../app.css';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { categories } from '../features/category/categories.ts';

export default function NaturePage() {
  return <CategoryScreen {...categories.nature} />;
}
