import '../app.css';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function NaturePage() {
  return <CategoryScreen tab="nature" />;
}
