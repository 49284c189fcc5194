import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the list is written that `wrangler r2 bulk put` reads. */
export const FILE_LIST = 'shell/dist/static-files.json';

/** Lists the files of the shell whose names have a hash, and the key of each in the bucket: its path on the site. */
export const listStaticFiles = (root = ROOT): { key: string; file: string }[] =>
  globSync('static/**/*.*', { cwd: path.join(root, 'shell/dist/web') })
    .sort()
    .map((key) => ({ key, file: `shell/dist/web/${key}` }));

/** Writes the list of the last build. @throws Error when there is none. */
export function writeFileList(): void {
  const files = listStaticFiles();
  if (files.length === 0) throw new Error('shell/dist/web has no files: was the shell built?');
  writeFileSync(path.join(ROOT, FILE_LIST), JSON.stringify(files));
}
