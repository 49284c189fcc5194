import { exports } from 'cloudflare:workers';

export const SITE = 'https://guide.test';
/** The origin of the site's editor screen. */
export const EDITOR_SITE = 'https://edit.guide.test';

/** Requests a path of the site from the Worker, without following redirects. */
export const fetchPath = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(`${SITE}${path}`, { redirect: 'manual', ...init });

/** Requests a path of the origin of the editor screen from the Worker, without following redirects. */
export const fetchEditorPath = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(`${EDITOR_SITE}${path}`, { redirect: 'manual', ...init });

/** Requests a path and returns the text of the response. */
export const fetchText = async (path: string): Promise<string> => (await fetchPath(path)).text();
