import { isSameText } from '../http/same-text.ts';

// The prefix has browsers take it only from this very host, over HTTPS, for every path.
const NAME = '__Host-editor-sign-in';
/** How long an editor may take at GitHub, in seconds: as long as GitHub's code lives. */
const LIFETIME_S = 600;

// Lax, because GitHub sends the editor back: Strict cookies stay at home then.
const cookie = (value: string, seconds: number) =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;

/** A new state: a secret between this site and one browser, safe in an address and in a cookie. */
export const newState = (): string =>
  crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true });

/** The cookie that keeps a state until the editor comes back. */
export const stateCookie = (state: string): string => cookie(state, LIFETIME_S);

/** The cookie that ends it: a state is good for one return. */
export const clearedCookie = cookie('', 0);

const keptState = (cookies: string) =>
  cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

/** Whether a browser comes back with the state it was sent away with. */
export async function hasItsState(request: Request): Promise<boolean> {
  const kept = keptState(request.headers.get('cookie') ?? '');
  return !!kept && isSameText(new URL(request.url).searchParams.get('state') ?? '', kept);
}
