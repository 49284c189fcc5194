import { type LocationDetails, locationDetails } from './location-details.ts';

/**
 * Loads the details of a location; undefined if there is none with this slug. In the browser the build
 * replaces this module by one that fetches the file of the location (build/content-plugin.ts).
 */
export const loadLocationDetails = (slug: string): Promise<LocationDetails | undefined> =>
  Promise.resolve(locationDetails[slug]);
