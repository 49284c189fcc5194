import { isSecret } from './is-secret.ts';

const SESSION_MS = 12 * 3_600_000;
const COOKIE = 'team';

const encode = (text: string) => new TextEncoder().encode(text);

/** Whether two texts are equal; by their hashes, so that the time taken reveals neither content nor length. */
export async function isEqual(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([given, expected].map((text) => crypto.subtle.digest('SHA-256', encode(text))));
  return a !== undefined && b !== undefined && crypto.subtle.timingSafeEqual(a, b);
}

/** The signature of the moment until which a session lasts. */
async function sign(until: string, key: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', imported, encode(`team until ${until}`));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The cookie by which a browser is that of a team for twelve hours, without the key in it. */
export async function createSessionCookie(key: string): Promise<string> {
  const until = String(Date.now() + SESSION_MS);
  const value = `${until}.${await sign(until, key)}`;
  // Also from a link on another site, such as that of a pull request: it opens nothing that changes something.
  return `${COOKIE}=${value}; Path=/; Max-Age=${SESSION_MS / 1000}; HttpOnly; Secure; SameSite=Lax`;
}

/**
 * Whether a request is of a team: by its cookie, or by the key in `authorization: Bearer …`.
 *
 * @param key the key of the site; without one nobody is.
 */
export async function isOfTeam({ headers }: Request, key: string | undefined): Promise<boolean> {
  if (!isSecret(key)) return false;
  if (await isEqual(headers.get('authorization') ?? '', `Bearer ${key}`)) return true;
  const [, until = '', signature = ''] =
    new RegExp(`(?:^|; )${COOKIE}=(\\d+)\\.([0-9a-f]+)`).exec(headers.get('cookie') ?? '') ?? [];
  return Number(until) > Date.now() && (await isEqual(signature, await sign(until, key)));
}
