export { ItineraryProvider, useItinerary } from './ItineraryProvider.tsx';
