import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '../schema/remotes.ts';
import { compareScreenshots, joinScreenshots } from './screenshots.ts';

/** Names the folder for the screenshots of a version, and removes those of an earlier trial. */
export async function emptyFolder(remote: RemoteName, version: string): Promise<string> {
  const folder = path.resolve('.stack/gate', remote, version);
  await rm(folder, { recursive: true, force: true });
  return folder;
}

/** Writes a picture of a page, such as `ru-locations.png`. @returns the file. */
async function save(folder: string, page: string, picture: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${page.slice(1).replaceAll('/', '-')}.png`);
  await writeFile(file, picture);
  return file;
}

/** How a page looks beside what is live: the share that changed, null without anything live, and the picture that shows it. */
type Look = { share: number | null; file: string };

/**
 * Compares how a page looks live and in a version, and saves both beside what differs.
 *
 * @param live its screenshot as visitors get it now, or null when there is none.
 */
export async function comparePage(
  folder: string,
  page: string,
  live: Uint8Array | null,
  version: Uint8Array,
): Promise<Look> {
  if (!live) return { share: null, file: await save(folder, page, version) };
  const { share, difference } = await compareScreenshots(live, version);
  return { share, file: await save(folder, page, await joinScreenshots([live, version, difference])) };
}
