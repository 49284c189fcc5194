import { exports } from 'cloudflare:workers';

export const SITE = 'https://guide.test';

/** Requests a path of the site from the Worker, without following redirects. */
export const fetchPath = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(`${SITE}${path}`, { redirect: 'manual', ...init });

/** Requests a path and returns the text of the response. */
export const fetchText = async (path: string): Promise<string> => (await fetchPath(path)).text();
