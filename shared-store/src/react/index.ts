export type { Itinerary } from '../store/store.ts';
export { ItineraryProvider, useItinerary } from './ItineraryProvider.tsx';
