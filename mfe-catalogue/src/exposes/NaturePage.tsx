import '../app.css';
import { natureCards } from '../content/view-models/nature-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

export default function NaturePage() {
  return <CategoryScreen tab="nature" cards={natureCards} />;
}
