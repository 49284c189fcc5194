import { type Tab, tabCategories } from '../../lib/tab.ts';
import { locations } from '../locations.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';

/** Creates the cards of a category. */
export const createCards = (tab: Tab): readonly LocationCard[] =>
  locations.filter(({ category }) => category === tabCategories[tab]).map(toLocationCard);
