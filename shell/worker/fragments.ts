import { Fragment, getFragmentFile, type Release, type RemoteName } from '@almaty/delivery/schema';
import { readObject, withinLimit } from './bucket.ts';
import { FOREVER_SECONDS, keepJson, readKeptJson } from './edge-cache.ts';
import type { EdgeContext } from './env.ts';
import { checkIntegrity } from './integrity.ts';
import { POINTER_SECONDS } from './releases.ts';

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
  const key = `${release.version}/${getFragmentFile(page)}`;
  const kept = Fragment.safeParse(await readKeptJson(context, `/${remote}/${key}`));
  if (kept.success) return kept.data;
  try {
    return await withinLimit(context, context.settings.pointerLimitMs, `The fragment ${key} of ${remote}`, async () => {
      const { bytes } = await readObject(context, remote, key);
      const digest = release.fragments?.[page];
      if (digest) await checkIntegrity(key, bytes, digest);
      const text = new TextDecoder().decode(bytes);
      const fragment = Fragment.parse(JSON.parse(text));
      keepJson(context, `/${remote}/${key}`, text, digest ? FOREVER_SECONDS : POINTER_SECONDS);
      return fragment;
    });
  } catch (error) {
    console.error(JSON.stringify({ event: 'fragment_unreadable', remote, page, error: String(error) }));
    return null;
  }
}
