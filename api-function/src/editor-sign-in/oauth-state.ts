import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { timingSafeEqual } from '../crypto/timing-safe-equal.ts';

const COOKIE = 'editor-sign-in';
/** How long an editor may take at GitHub, in seconds: as long as GitHub's code is valid. */
const LIFETIME_S = 600;

const writeCookie = (c: Context, value: string, maxAge: number) =>
  setCookie(c, COOKIE, value, {
    // Browsers accept the prefix __Host- only over HTTPS, from this very host and for every path.
    prefix: 'host',
    path: '/',
    secure: true,
    httpOnly: true,
    // Strict cookies would not be sent when GitHub redirects the editor back.
    sameSite: 'Lax',
    maxAge,
  });

/** Creates a state (RFC 6749, section 10.12): a secret between this site and one browser, kept there in a cookie. */
export function startOAuthState(c: Context): string {
  const state = crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true });
  writeCookie(c, state, LIFETIME_S);
  return state;
}

/** Deletes the cookie of the state: a state is valid for one callback. */
export const clearOAuthState = (c: Context): void => writeCookie(c, '', 0);

/** Whether the state in the query is the one in the browser's cookie. */
export async function hasValidOAuthState(c: Context): Promise<boolean> {
  const expected = getCookie(c, COOKIE, 'host');
  return !!expected && timingSafeEqual(c.req.query('state') ?? '', expected);
}
