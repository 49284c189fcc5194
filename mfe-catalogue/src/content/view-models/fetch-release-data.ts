/** The data of a release that pages load one by one: the details of a location, or the cards of a page of a category. */
export type DataKind = 'details' | 'lists';

/** The file of a release with some data. */
export const getDataFile = (kind: DataKind, name: string): string => `${kind}/${name}.json`;

/** After this many milliseconds the data count as failed: visitors can try again. */
const TIMEOUT_MS = 5000;

/**
 * Fetches data from a release. They are data and no module, because every module adds its integrity hash to the entry that
 * all pages load.
 *
 * @public The modules that build/content-plugin.ts generates call it.
 * @param releaseUrl the address of the release, with a slash at its end.
 * @throws Error when the file cannot be fetched within five seconds.
 */
export async function fetchReleaseData(releaseUrl: string, kind: DataKind, name: string): Promise<unknown> {
  const response = await fetch(releaseUrl + getDataFile(kind, name), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The ${kind} of ${name} answered ${response.status}`);
  return response.json();
}
