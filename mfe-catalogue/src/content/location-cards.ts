import type { Tab } from '../lib/tab.ts';
import { cityCards } from './view-models/city-cards.ts';
import type { LocationCard } from './view-models/location-card.ts';
import { mountainCards } from './view-models/mountain-cards.ts';
import { natureCards } from './view-models/nature-cards.ts';

/** The cards of all locations, by tab. */
export const locationCards: Readonly<Record<Tab, readonly LocationCard[]>> = {
  nature: natureCards,
  mountains: mountainCards,
  city: cityCards,
};
