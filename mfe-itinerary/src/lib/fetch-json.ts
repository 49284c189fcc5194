import { loadHttpClient } from './http-client.ts';

/** How long a file may take, in milliseconds, as a file of a page may. */
export const FILE_TIMEOUT_MS = 20_000;

/** Fetches a JSON file of the site. @throws Error when it does not arrive. */
export const fetchJson = async (path: string): Promise<unknown> =>
  (await loadHttpClient()).get(path, { timeout: FILE_TIMEOUT_MS }).json();
