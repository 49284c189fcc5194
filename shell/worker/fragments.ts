import { parseJson, readContent } from '@almaty/delivery/bucket-reader';
import {
  Fragment,
  getContentKey,
  RELEASE_BASE_PLACEHOLDER,
  type Release,
  type RemoteName,
} from '@almaty/delivery/schema';
import { getReleasePath } from '../src/parts/remote-list.ts';
import type { EdgeContext } from './env.ts';
import { asJson, FOREVER_SECONDS, getKept } from './kept.ts';
import { getVersionBucket } from './release-server.ts';

/**
 * Reads the fragment of a page, with the URLs of its release's files. Null when it is unusable: the page is then rendered in
 * the browser.
 *
 * @param page a path or route of the release's `pages`.
 * @param site origin of the site.
 */
export async function readFragment(
  context: EdgeContext,
  remote: RemoteName,
  release: Release,
  page: string,
  site: string,
): Promise<Fragment | null> {
  const digest = release.fragments[page];
  if (!digest) return null;
  const name = `The fragment of ${page} in ${release.version} of ${remote}`;
  try {
    const { head, body } = await getKept(context, {
      key: `/${remote}/${getContentKey(digest)}`,
      maxAge: FOREVER_SECONDS,
      limitMs: context.settings.pointerLimitMs,
      format: asJson(Fragment),
      read: async () => Fragment.parse(parseJson(await readContent(getVersionBucket(context, remote), name, digest))),
    });
    return { head, body: body.replaceAll(RELEASE_BASE_PLACEHOLDER, site + getReleasePath(remote, release.version)) };
  } catch (error) {
    console.error(JSON.stringify({ event: 'fragment_unreadable', remote, page, error: String(error) }));
    return null;
  }
}
