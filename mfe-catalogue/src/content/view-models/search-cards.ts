import { locations } from '../locations.ts';
import { knownCards } from './known-cards.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';

const known = new Set(knownCards.map(({ location }) => location.slug));

/**
 * The cards of all locations that a page does not bring anyway. In a bundle the build replaces this module by its result
 * (build/content-plugin.ts).
 */
export const otherCards: readonly LocationCard[] = locations.filter(({ slug }) => !known.has(slug)).map(toLocationCard);
