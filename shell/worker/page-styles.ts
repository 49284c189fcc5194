import { isInlineable, type Release, type RemoteName } from '@almaty/delivery/schema';
import type { InlineStyle } from '../src/document-head.tsx';
import type { SitePage } from '../src/site/site-page.ts';
import type { EdgeContext } from './env.ts';
import { getPageFiles } from './head-links.ts';
import { readFile } from './read-file.ts';

/**
 * Reads the style sheets of a page, to be written into it: a sheet of its own would hold back the page and its scripts
 * for as long as it hangs. A sheet that is missing here is loaded by the shell together with the page's code, and fails
 * with it (docs/decisions/0003). `areAllRead` is false when one could not be read.
 */
export async function readPageStyles(
  context: EdgeContext,
  remote: RemoteName,
  page: SitePage,
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
  const sheets = await Promise.all(getPageFiles(page, release).styles.map(read));
  return { styles: sheets.flatMap((sheet) => sheet ?? []), areAllRead: !sheets.includes(null) };
}
