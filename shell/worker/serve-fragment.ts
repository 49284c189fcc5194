import { MissingObjectError } from '@almaty/delivery/bucket-reader';
import { isRemoteName, type Release, type RemoteName, Version } from '@almaty/delivery/schema';
import { FRAGMENTS_FOLDER } from '../src/remotes/remote-list.ts';
import type { EdgeContext } from './env.ts';
import { readFragment, withReleaseUrls } from './fragments.ts';
import { baseHeaders } from './headers.ts';
import { FOREVER_SECONDS } from './kept.ts';
import { readRelease } from './releases.ts';
import { fileNotFound, unavailable } from './responses.ts';

const FRAGMENT = new RegExp(`^/_mfe/(?<remote>[a-z-]+)/(?<version>[^/]+)/${FRAGMENTS_FOLDER}(?<page>/[a-z0-9:/-]*)$`);

/** Whether a path is that of a fragment: `/_mfe/<remote>/<version>/_fragments<page>`. */
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

/**
 * Serves the fragment of a page for a tab that runs this version of its remote. It never changes. 404 for a page that the
 * version does not contain; 503 when the fragment is damaged or cannot be read, which nobody keeps.
 */
export async function serveFragment(request: Request, context: EdgeContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const { remote = '', version = '', page = '' } = FRAGMENT.exec(pathname)?.groups ?? {};
  if (!isRemoteName(remote) || !Version.safeParse(version).success) return fileNotFound();
  try {
    const release = await findRelease(context, remote, version);
    if (!release?.fragments[page]) return fileNotFound();
    const fragment = await readFragment(context, remote, release, page);
    if (!fragment) return unavailable();
    const { title, description, noindex } = fragment.head;
    return Response.json(
      { head: { title, description, noindex }, body: withReleaseUrls(fragment.body, origin, remote, version) },
      { headers: { ...baseHeaders, 'cache-control': `public, max-age=${FOREVER_SECONDS}, immutable` } },
    );
  } catch (error) {
    console.error(JSON.stringify({ event: 'release_unreadable', remote, version, error: String(error) }));
    return unavailable();
  }
}
