import type { SampleItineraryDetails } from '../src/content/view-models/sample-itineraries.ts';

declare const data: readonly SampleItineraryDetails[];
export default data;
