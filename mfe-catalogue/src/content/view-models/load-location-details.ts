import { fetchLocationDetails } from './fetch-location-details.ts';
import type { LocationDetails } from './location-details.ts';

/** The address of the release, which the build sets. */
declare const __webpack_public_path__: string;

/**
 * Loads the details of a location: in the browser from a file of the release, and while pages are prerendered from all
 * details, which no browser gets.
 *
 * @throws Error when there is no location with this slug, or its file does not arrive.
 */
export async function loadLocationDetails(slug: string): Promise<LocationDetails> {
  if (!import.meta.env.SSR) return fetchLocationDetails(__webpack_public_path__, slug);
  const { default: details } = await import('#generated/location-details.json', { with: { type: 'json' } });
  const found = details[slug];
  if (!found) throw new Error(`There is no location ${slug}`);
  return found;
}
