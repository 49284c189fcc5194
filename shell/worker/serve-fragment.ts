import { MissingObjectError } from '@almaty/delivery/bucket-reader';
import { type Fragment, isRemoteName, type Release, type RemoteName, Version } from '@almaty/delivery/schema';
import { FRAGMENTS_FOLDER } from '../src/parts/remote-list.ts';
import type { EdgeContext } from './env.ts';
import { readFragment } from './fragments.ts';
import { baseHeaders } from './headers.ts';
import { FOREVER_SECONDS } from './kept.ts';
import { readRelease } from './releases.ts';
import { fileNotFound, unavailable } from './responses.ts';
import { getShell, SHELL_VERSION } from './shells.ts';

const FRAGMENT = new RegExp(`^/_mfe/(?<part>[a-z-]+)/(?<version>[^/]+)/${FRAGMENTS_FOLDER}(?<page>/[a-z0-9:/-]*|\\*)$`);

/** Whether a path is that of a fragment: `/_mfe/<part>/<version>/_fragments<page>`. */
export const isFragmentPath = (pathname: string): boolean => FRAGMENT.test(pathname);

/** Reads a version that a path names; null when there is none. @throws Error when the bucket fails. */
async function findRelease(context: EdgeContext, remote: RemoteName, version: string): Promise<Release | null> {
  try {
    return await readRelease(context, remote, version, context.settings.pointerLimitMs);
  } catch (error) {
    if (error instanceof MissingObjectError) return null;
    throw error;
  }
}

/** The part of a fragment that a tab needs, for one that runs this version: it never changes. */
const respond = ({ head: { title, description, noindex }, body }: Fragment) =>
  Response.json(
    { head: { title, description, noindex }, body },
    { headers: { ...baseHeaders, 'cache-control': `public, max-age=${FOREVER_SECONDS}, immutable` } },
  );

/** Serves a page of the shell; of another version nobody knows it here. */
const serveShellFragment = (version: string, page: string): Promise<Response> | Response =>
  version === SHELL_VERSION ? getShell(page).renderShellPage(page).then(respond, fileNotFound) : fileNotFound();

/**
 * Serves the fragment of a page for a tab that runs this version of its part. 404 for a page that the version does not contain;
 * 503 when the fragment is damaged or cannot be read, which nobody keeps.
 */
export async function serveFragment(request: Request, context: EdgeContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const { part = '', version = '', page = '' } = FRAGMENT.exec(pathname)?.groups ?? {};
  if (part === 'shell') return serveShellFragment(version, page);
  if (!isRemoteName(part) || !Version.safeParse(version).success) return fileNotFound();
  try {
    const release = await findRelease(context, part, version);
    if (!release?.fragments[page]) return fileNotFound();
    const fragment = await readFragment(context, part, release, page, origin);
    return fragment ? respond(fragment) : unavailable();
  } catch (error) {
    console.error(JSON.stringify({ event: 'release_unreadable', remote: part, version, error: String(error) }));
    return unavailable();
  }
}
