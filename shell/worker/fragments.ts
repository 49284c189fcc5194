import {
  Fragment,
  getContentKey,
  RELEASE_BASE_PLACEHOLDER,
  type Release,
  type RemoteName,
} from '@almaty/delivery/schema';
import { withinLimit } from './bucket.ts';
import { FOREVER_SECONDS, keepJson, readKeptJson } from './edge-cache.ts';
import type { EdgeContext } from './env.ts';
import { checkIntegrity } from './integrity.ts';
import { readVersionObject } from './release-server.ts';
import { getReleasePath } from './releases.ts';

/** The HTML of a fragment with the URLs of its release's files on a site, given by its origin. */
export const withReleaseUrls = (html: string, site: string, remote: RemoteName, version: string): string =>
  html.replaceAll(RELEASE_BASE_PLACEHOLDER, site + getReleasePath(remote, version));

/**
 * Reads the fragment of a page. Null when it is unusable: the page is then rendered in the browser.
 *
 * @param page a path or route of the release's `pages`.
 */
export async function readFragment(
  context: EdgeContext,
  remote: RemoteName,
  release: Release,
  page: string,
): Promise<Fragment | null> {
  const digest = release.fragments[page];
  if (!digest) return null;
  const key = getContentKey(digest);
  const name = `The fragment of ${page} in ${release.version} of ${remote}`;
  const kept = Fragment.safeParse(await readKeptJson(context, `/${remote}/${key}`));
  if (kept.success) return kept.data;
  try {
    return await withinLimit(context, context.settings.pointerLimitMs, name, async () => {
      const { bytes } = await readVersionObject(context, remote, key);
      await checkIntegrity(name, bytes, digest);
      const text = new TextDecoder().decode(bytes);
      const fragment = Fragment.parse(JSON.parse(text));
      keepJson(context, `/${remote}/${key}`, text, FOREVER_SECONDS);
      return fragment;
    });
  } catch (error) {
    console.error(JSON.stringify({ event: 'fragment_unreadable', remote, page, error: String(error) }));
    return null;
  }
}
