import '../app.css';
import { mountainCards } from '../content/view-models/mountain-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function MountainRoutesPage() {
  return <CategoryScreen tab="mountains" cards={mountainCards} />;
}
