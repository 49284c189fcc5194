import type { Release } from '@almaty/delivery/schema';
import type { RemotePage } from '../src/app/pages.ts';
import type { HeadLink } from '../src/document-head.tsx';
import { getReleasePath } from './releases.ts';

/**
 * The style sheets and script preloads that a page of a remote needs in its first wave of requests.
 *
 * @param site origin of the site: the runtime compares style sheets by absolute URL.
 */
export function getHeadLinks({ remote, expose }: RemotePage, release: Release, site: string): HeadLink[] {
  const { version, snapshot, files } = release;
  const assets = snapshot.modules.find(({ modulePath }) => modulePath === expose)?.assets;
  if (!assets) return [];
  const toLink = (rel: HeadLink['rel']) => (file: string) => ({
    rel,
    file,
    url: `${site}${getReleasePath(remote, version)}${file}`,
    integrity: files[file]?.integrity ?? '',
  });
  return [
    ...assets.css.sync.map(toLink('stylesheet')),
    ...[snapshot.remoteEntry, ...assets.js.sync].map(toLink('preload')),
  ];
}
