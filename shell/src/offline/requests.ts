/** What the worker does with a request: a page, a file that never changes, or one of which the newest is wanted. */
export type RequestKind = 'page' | 'immutable' | 'newest';

/** Paths that are never kept: answers of the API, reports, the desk, the editor's files, and what the store itself is fetched by. */
const NEVER = /^\/((ru|kk)\/)?(api|_reports|_offline|desk|editor|team-tools|service-worker\.js)(\/|$)/;
const IMMUTABLE = /^\/(static|_mfe\/[a-z-]+\/[^/]+)\//;
const NEWEST = /^\/((home-page|pictures)\/.+|(.+\/)?[\w-]+\.(json|svg|css|webmanifest))$/;

/**
 * Says what the worker does with a request; null for one that it leaves alone: another method or site, what is never kept, and
 * what a team asked to see.
 *
 * @param origin that of the site.
 */
export function classifyRequest(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind | null {
  const { origin: own, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || own !== origin || NEVER.test(pathname)) return null;
  if (searchParams.has('mfe') || searchParams.has('parts')) return null;
  if (mode === 'navigate') return /\.[a-z0-9]+$/i.test(pathname) ? null : 'page';
  if (pathname === '/_mfe/remotes.json') return null;
  if (IMMUTABLE.test(pathname)) return 'immutable';
  return NEWEST.test(pathname) ? 'newest' : null;
}

/** Only the site's own pages say where their policy is reported to: a hotel's sign-in page does not. */
const POLICY_REPORTS = 'report-uri /_reports';

/** Whether an answer to a request for a page is to be shown, rather than the page of the store: a page of the site, or a redirect. */
export const isOwnPage = ({ type, status, headers }: Pick<Response, 'type' | 'status' | 'headers'>): boolean =>
  type === 'opaqueredirect' ||
  (status < 500 && (headers.get('content-security-policy') ?? '').includes(POLICY_REPORTS));

/** Whether an answer to a request for a file is the file: no error, and no page. */
export const isOwnFile = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && !(headers.get('content-type') ?? '').includes('text/html');
