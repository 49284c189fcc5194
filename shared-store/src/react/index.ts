export { countItems } from '../store/itinerary-items.ts';
export type { Itinerary } from '../store/itinerary-store.ts';
export { ItineraryProvider, useItinerary } from './ItineraryProvider.tsx';
