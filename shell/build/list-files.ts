import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeContent } from '@almaty/delivery/releases';
import { getCompressedCopy, hasCompressedCopy } from '@almaty/delivery/schema';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isKeptFile } from '../src/offline/kept-files.ts';

/** Files of `public` that pages in every language load. */
const PUBLIC_FILES = ['icon.svg', 'offline-notice.css'];

/** The hash of a file, and how many bytes travel: those of its compressed copy, if it has one. */
async function describeFile(folder: string, name: string) {
  const file = path.join(folder, name);
  const { integrity, bytes } = describeContent(await readFile(file));
  const copy = hasCompressedCopy(name) ? await stat(getCompressedCopy(file)).catch(() => null) : null;
  return { integrity, bytes: copy?.size ?? bytes };
}

/**
 * Writes a list of the shell's files that a browser keeps for times without a connection, for the Worker: language -> path ->
 * hash and bytes. After the build, because the compressed copies are written then.
 *
 * @param root the folder of the shell.
 * @param languages environment -> its language.
 */
export const listFilesPlugin = (root: string, languages: Readonly<Record<string, string>>): RsbuildPlugin => ({
  name: 'list-files',
  setup(api) {
    const names = new Map<string, string[]>();
    api.onAfterEnvironmentCompile(({ environment, stats }) => {
      const language = languages[environment.name];
      const assets = stats && 'compilation' in stats ? Object.keys(stats.compilation.assets) : [];
      if (language) names.set(language, [...assets.filter(isKeptFile), ...PUBLIC_FILES]);
    });
    api.onAfterBuild({
      order: 'post',
      handler: async () => {
        const folder = path.join(root, 'dist/web');
        const lists: Record<string, Record<string, unknown>> = {};
        for (const [language, files] of names) {
          const list: Record<string, unknown> = {};
          for (const file of files) list[`/${file}`] = await describeFile(folder, file);
          lists[language] = list;
        }
        await mkdir(path.join(root, 'dist/offline'), { recursive: true });
        await writeFile(path.join(root, 'dist/offline/files.json'), JSON.stringify(lists));
      },
    });
  },
});
