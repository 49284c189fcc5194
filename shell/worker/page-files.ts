import { getSnapshot, isInlineable, type Release, type RemoteName } from '@almaty/delivery/schema';
import { getLanguage } from '@almaty/languages';
import type { InlineStyle, ScriptPreload } from '../src/document-head.tsx';
import { getReleasePath } from '../src/parts/remote-list.ts';
import type { FragmentSource } from '../src/site/site-page.ts';
import type { EdgeContext } from './env.ts';
import { readFile } from './read-file.ts';

/** The files that the module of a page needs first; none for a module that the release does not have. */
function findFiles({ module, path }: FragmentSource, release: Release) {
  const snapshot = getSnapshot(release, getLanguage(path));
  const assets = snapshot?.modules.find(({ modulePath }) => modulePath === module)?.assets;
  return snapshot && assets && { remoteEntry: snapshot.remoteEntry, assets };
}

/**
 * The preloads of a page's scripts. A file without a hash in its release is left out, because nobody may load it.
 *
 * @param site origin of the site.
 */
export function getScriptPreloads(page: FragmentSource, release: Release, site: string): ScriptPreload[] {
  const found = findFiles(page, release);
  if (!found) return [];
  return [found.remoteEntry, ...found.assets.js.sync].flatMap((file) => {
    const integrity = release.files[file]?.integrity;
    return integrity ? [{ url: `${site}${getReleasePath(page.part, release.version)}${file}`, integrity }] : [];
  });
}

/**
 * Reads the style sheets of a page, to be written into it: a sheet of its own would hold back the page and its scripts
 * for as long as it hangs. A sheet that is missing here is loaded by the shell together with the page's code, and fails
 * with it (docs/decisions/0003). `areAllRead` is false when one could not be read.
 */
export async function readPageStyles(
  context: EdgeContext,
  remote: RemoteName,
  page: FragmentSource,
  release: Release,
): Promise<{ styles: InlineStyle[]; areAllRead: boolean }> {
  const { version } = release;
  const read = async (file: string) => {
    // As long as for a fragment, because the page waits for it.
    const response = await readFile(context, { remote, version, file, limitMs: context.settings.pointerLimitMs });
    const integrity = release.files[file]?.integrity;
    if (!response.ok) return null;
    const css = await response.text();
    return integrity && isInlineable(css) ? [{ file, css, integrity }] : [];
  };
  const sheets = await Promise.all((findFiles(page, release)?.assets.css.sync ?? []).map(read));
  return { styles: sheets.flatMap((sheet) => sheet ?? []), areAllRead: !sheets.includes(null) };
}
