import '../app.css';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function CityPage() {
  return <CategoryScreen tab="city" />;
}
