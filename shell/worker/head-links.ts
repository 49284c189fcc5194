import type { Release } from '@almaty/delivery/schema';
import type { ScriptPreload } from '../src/document-head.tsx';
import { getReleasePath } from '../src/parts/remote-list.ts';
import type { SitePage } from '../src/site/site-page.ts';
import type { CurrentReleases } from './releases.ts';

/** The script and style files that a page of a remote needs first; none for a module that the release does not have. */
export function getPageFiles({ module }: SitePage, { snapshot }: Release): { scripts: string[]; styles: string[] } {
  const assets = snapshot.modules.find(({ modulePath }) => modulePath === module)?.assets;
  return assets
    ? { scripts: [snapshot.remoteEntry, ...assets.js.sync], styles: assets.css.sync }
    : { scripts: [], styles: [] };
}

/**
 * The preloads of a page's scripts. A file without a hash in its release is left out, because nobody may load it.
 *
 * @param site origin of the site.
 */
export function getScriptPreloads(page: SitePage, releases: CurrentReleases, site: string): ScriptPreload[] {
  const release = page.part === 'shell' ? undefined : releases[page.part];
  if (!release) return [];
  return getPageFiles(page, release).scripts.flatMap((file) => {
    const integrity = release.files[file]?.integrity;
    return integrity ? [{ url: `${site}${getReleasePath(page.part, release.version)}${file}`, integrity }] : [];
  });
}
