export { CATALOGUE_INDEX_FILE, CatalogueIndex } from './catalogue-index.ts';
export { Activity, Category, Difficulty, Intensity, Location } from './items.ts';
export { type ItineraryRequest, itineraryRequestSchema, SubmitResponse } from './itinerary-request.ts';
