import type { LocationDetails } from '../src/content/view-models/location-details.ts';

declare const data: Readonly<Record<string, LocationDetails>>;
export default data;
