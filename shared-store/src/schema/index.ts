export { CATALOGUE_INDEX_FILE, CatalogueIndex } from './catalogue-index.ts';
export { Activity, Category, Difficulty, Intensity, Location } from './items.ts';
export {
  ItineraryRequest,
  itineraryRequestSchema,
  MAX_MONTHS_AHEAD,
  MAX_TRIP_DAYS,
  SubmitResponse,
  tripDatesSchema,
} from './itinerary-request.ts';
