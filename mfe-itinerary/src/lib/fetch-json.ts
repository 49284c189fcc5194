import { loadHttpClient } from './http-client.ts';

/** Fetches a JSON file of the site. @throws Error when it does not arrive. */
export const fetchJson = async (path: string): Promise<unknown> => (await loadHttpClient()).get(path).json();
