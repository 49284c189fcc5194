import '../app.css';
import { addFirstPage } from '../content/load-first-pages.ts';
import { natureCards } from '../content/view-models/nature-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

const locations = addFirstPage('nature', natureCards);

export default function NaturePage() {
  return <CategoryScreen tab="nature" locations={locations} />;
}
