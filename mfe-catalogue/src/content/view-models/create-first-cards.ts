import { takePage } from '../../lib/list-pages.ts';
import { type Tab, tabCategories } from '../../lib/tab.ts';
import { locations } from '../locations.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';

/** Creates the cards of the first page of a category. */
export const createFirstCards = (tab: Tab): readonly LocationCard[] =>
  takePage(
    locations.filter(({ category }) => category === tabCategories[tab]),
    1,
  ).map(toLocationCard);
