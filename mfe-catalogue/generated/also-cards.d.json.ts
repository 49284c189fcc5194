import type { LocationCard } from '../src/content/view-models/location-card.ts';

declare const data: readonly LocationCard[];
export default data;
