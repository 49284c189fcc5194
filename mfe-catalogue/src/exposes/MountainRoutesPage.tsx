import '../app.css';
import { addFirstPage } from '../content/load-first-pages.ts';
import { mountainCards } from '../content/view-models/mountain-cards.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';

const locations = addFirstPage('mountains', mountainCards);

export default function MountainRoutesPage() {
  return <CategoryScreen tab="mountains" locations={locations} />;
}
