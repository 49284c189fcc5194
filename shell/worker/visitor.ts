import { parseGroup } from '@almaty/delivery/canary';
import { isRemoteName, type RemoteName, Version } from '@almaty/delivery/schema';
import { isLanguage, type Language } from '@almaty/languages';
import { LANGUAGE_COOKIE } from '../src/languages/language-cookie.ts';

/** Name of the cookie with the visitor's canary group: a number from 0 to 99, set only while a canary runs. */
const GROUP_COOKIE = 'canary-group';

/** Name of the cookie with the versions that a team looks at: `catalogue@<version>/itinerary@<version>`. */
const PREVIEW_COOKIE = 'preview';

/** How long a visitor stays in a group: longer than a canary runs. */
const GROUP_SECONDS = 7 * 86_400;

/** Remote -> version that the visitor asked to see, or host and port of a release server. */
export type Previews = Partial<Record<RemoteName, string>>;

/** What of a visitor decides what to serve. `group` is null before the first page; `language` is what the visitor chose. */
export type Visitor = { group: number | null; previews: Previews; language?: Language };

/** Who gets what is stable, for what must not depend on who asks. */
export const EVERYBODY: Visitor = { group: null, previews: {} };

function readCookie(header: string, name: string): string | undefined {
  const prefix = `${name}=`;
  return header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Host and port of a release server; the environment says which exist. */
const SERVER = /^[a-z0-9.-]{1,64}:\d{1,5}$/;

/** Parses `<remote>@<version>` or `<remote>@<host>:<port>`; null for anything else. */
export function parsePreview(text: string): { remote: RemoteName; preview: string } | null {
  const [remote = '', preview = '', more] = text.split('@');
  if (!isRemoteName(remote) || more !== undefined) return null;
  return Version.safeParse(preview).success || SERVER.test(preview) ? { remote, preview } : null;
}

/** Reads from the cookies of a request which versions its visitor gets; what is no valid value is ignored. */
export function readVisitor({ headers }: Request): Visitor {
  const cookies = headers.get('cookie') ?? '';
  const previews: Previews = {};
  for (const text of readCookie(cookies, PREVIEW_COOKIE)?.split('/') ?? []) {
    const parsed = parsePreview(text);
    if (parsed) previews[parsed.remote] = parsed.preview;
  }
  const language = readCookie(cookies, LANGUAGE_COOKIE) ?? '';
  const group = parseGroup(readCookie(cookies, GROUP_COOKIE));
  return { group, previews, ...(isLanguage(language) && { language }) };
}

/** The attributes of every cookie. Without encryption, as on a developer's own machine, a secure cookie would be refused. */
const getAttributes = (site: string) => `Path=/; HttpOnly; SameSite=Lax${site.startsWith('https:') ? '; Secure' : ''}`;

/** The `set-cookie` header that keeps a visitor in a group. */
export const setGroup = (group: number, site: string): string =>
  `${GROUP_COOKIE}=${group}; Max-Age=${GROUP_SECONDS}; ${getAttributes(site)}`;

/** The `set-cookie` header of previews, which end with the browser's session; of none, the one that removes the cookie. */
export function setPreviews(previews: Previews, site: string): string {
  const value = Object.entries(previews)
    .map(([remote, preview]) => `${remote}@${preview}`)
    .join('/');
  return `${PREVIEW_COOKIE}=${value}; ${value === '' ? 'Max-Age=0; ' : ''}${getAttributes(site)}`;
}
