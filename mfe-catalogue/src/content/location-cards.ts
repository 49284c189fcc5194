import cityCards from '#generated/city-cards.json' with { type: 'json' };
import mountainCards from '#generated/mountain-cards.json' with { type: 'json' };
import natureCards from '#generated/nature-cards.json' with { type: 'json' };
import type { Tab } from '../lib/tab.ts';
import type { LocationCard } from './view-models/location-card.ts';

/** The cards of all locations, by tab. */
export const locationCards: Readonly<Record<Tab, readonly LocationCard[]>> = {
  nature: natureCards,
  mountains: mountainCards,
  city: cityCards,
};
