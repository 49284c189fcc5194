import '../app.css';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function MountainRoutesPage() {
  return <CategoryScreen tab="mountains" />;
}
