import '../app.css';
import { categories } from '../content/categories.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function MountainRoutesPage() {
  return <CategoryScreen {...categories.mountains} />;
}
