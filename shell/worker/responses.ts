import { baseHeaders } from './headers.ts';

/** The headers of a 503: after how many seconds one may ask again, and that nobody keeps it. */
export const RETRY_AFTER = { 'retry-after': '5', 'cache-control': 'no-store' };

const textHeaders = { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** The response for a file that does not exist; not cached, because the next release may contain it. */
export const fileNotFound = (): Response =>
  new Response('There is no such file.\n', { status: 404, headers: textHeaders });

/** The response for a method that changes something. */
export const methodNotAllowed = (): Response =>
  new Response('Pages and files can only be read: use GET.\n', {
    status: 405,
    headers: { ...baseHeaders, allow: 'GET, HEAD', 'cache-control': 'no-store' },
  });

/** The response for what should exist and cannot be read now. */
export const unavailable = (): Response =>
  new Response('This cannot be read at the moment. Try again.\n', {
    status: 503,
    headers: { ...textHeaders, ...RETRY_AFTER },
  });

/** The response for a request that cannot be understood; `reason` says what would be. */
export const badRequest = (reason: string): Response =>
  new Response(`${reason}\n`, { status: 400, headers: textHeaders });

/** A redirect that sets a cookie. */
export const seeOther = (location: string, cookie: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...baseHeaders, location, 'cache-control': 'no-store', 'set-cookie': cookie },
  });
