export { CATALOGUE_INDEX_FILE, CatalogueIndex, type LocalNames, type MapGround } from './catalogue-index.ts';
export { findAddressProblem, toAsciiAddress } from './email-address.ts';
export { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from './item-limits.ts';
export { Activity, Category, Difficulty, Intensity, Location } from './items.ts';
export {
  ItineraryRequest,
  itineraryRequestSchema,
  SubmitResponse,
  tripDatesSchema,
} from './itinerary-request.ts';
export { isRequestProblem } from './request-problem-code.ts';
export { findHoliday, TIPS_FILE, TipsFile } from './tips-file.ts';
