import type { LocationDetails } from './location-details.ts';

/** The file of a release with the details of a location. */
export const getDetailsFile = (slug: string): string => `details/${slug}.json`;

/**
 * Fetches the details of a location from its release. They are data and no module, because every module adds its
 * integrity hash to the entry that all pages load.
 *
 * @public The module that build/content-plugin.ts generates calls it.
 * @param releaseUrl the address of the release, with a slash at its end.
 * @throws Error when the file cannot be fetched.
 */
export async function fetchLocationDetails(releaseUrl: string, slug: string): Promise<LocationDetails> {
  const response = await fetch(`${releaseUrl}${getDetailsFile(slug)}`);
  if (!response.ok) throw new Error(`The details of ${slug} answered ${response.status}`);
  return response.json();
}
