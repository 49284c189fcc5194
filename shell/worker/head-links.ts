import type { Release } from '@almaty/delivery/schema';
import type { RemotePage } from '../src/app/pages.ts';
import type { ScriptPreload } from '../src/document-head.tsx';
import { getReleasePath } from './releases.ts';

/** The script and style files that a page of a remote needs first; none for a module that the release does not have. */
export function getPageFiles({ expose }: RemotePage, { snapshot }: Release): { scripts: string[]; styles: string[] } {
  const assets = snapshot.modules.find(({ modulePath }) => modulePath === expose)?.assets;
  return assets
    ? { scripts: [snapshot.remoteEntry, ...assets.js.sync], styles: assets.css.sync }
    : { scripts: [], styles: [] };
}

/**
 * The preloads of a page's scripts. A file without a hash in its release is left out, because nobody may load it.
 *
 * @param site origin of the site.
 */
export const getScriptPreloads = (page: RemotePage, release: Release, site: string): ScriptPreload[] =>
  getPageFiles(page, release).scripts.flatMap((file) => {
    const integrity = release.files[file]?.integrity;
    return integrity ? [{ url: `${site}${getReleasePath(page.remote, release.version)}${file}`, integrity }] : [];
  });
