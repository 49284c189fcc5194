import type { LocationCard } from '../src/content/view-models/location-card.ts';

/** The cards of the page Also in Almaty, in the order of the categories. */
declare const data: readonly LocationCard[];
export default data;
