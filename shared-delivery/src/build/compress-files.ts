import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import { getCompressedCopy, hasCompressedCopy } from '../schema/compressed-copy.ts';
import { EDITOR_FOLDER } from '../schema/release.ts';

const compress = promisify(brotliCompress);

/**
 * Writes beside every script and style sheet a copy that is compressed with Brotli at its highest level: the edge would compress it at level
 * 4, to a sixth more (docs/decisions/0064). After the build, because the hashes in scripts are the last thing to be written.
 *
 * @param folder the folder of the files; those in folders below it are compressed too.
 */
export const compressFilesPlugin = (folder: string): RsbuildPlugin => ({
  name: 'compress-files',
  setup(api) {
    api.onAfterBuild(async () => {
      const names = await readdir(folder, { recursive: true });
      const files = names
        // The screen of editors is no page that visitors wait for.
        .filter((name) => hasCompressedCopy(name) && !name.startsWith(`${EDITOR_FOLDER}${path.sep}`))
        .map((name) => path.join(folder, name));
      await Promise.all(
        files.map(async (file) => writeFile(getCompressedCopy(file), await compress(await readFile(file)))),
      );
    });
  },
});
