import { type LocationDetails, locationDetails } from './location-details.ts';

/**
 * Loads the details of a location. In the browser the build replaces this module by one that fetches the file of the
 * location (build/content-plugin.ts).
 *
 * @throws Error when there is no location with this slug, or its file does not arrive.
 */
export async function loadLocationDetails(slug: string): Promise<LocationDetails> {
  const details = locationDetails[slug];
  if (!details) throw new Error(`There is no location ${slug}`);
  return details;
}
