import type { LocationDetails } from './location-details.ts';

/** The file of a release with the details of a location. */
export const getDetailsFile = (slug: string): string => `details/${slug}.json`;

/**
 * After this many milliseconds the details count as failed, like a file of the page (shell/src/parts/file-timeout.ts): on a slow
 * connection they come late, and the visitor is told meanwhile.
 */
const TIMEOUT_MS = 20_000;

/**
 * Fetches the details of a location from a release. They are data and no module, because every module adds its integrity hash
 * to the entry that all pages load.
 *
 * @param releaseUrl the address of the release, with a slash at its end.
 * @throws Error when the file cannot be fetched within 20 seconds.
 */
export async function fetchLocationDetails(releaseUrl: string, slug: string): Promise<LocationDetails> {
  const response = await fetch(releaseUrl + getDetailsFile(slug), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The details of ${slug} answered ${response.status}`);
  return response.json();
}
