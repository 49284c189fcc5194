import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { getPhotographName } from '../../src/content/photographs.ts';
import { CONTENT_FOLDER, readContent, WORKSPACE } from '../content/read-content.ts';
import { createPhotographFiles } from './create-photograph-files.ts';

/** Adds the photographs to the release, beside the pictures. The plugin of the content names the mistakes of the content. */
export const photographsPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-photographs',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      for (const { name: slug, entry } of readContent().locations)
        for (const { file } of entry.photographs ?? []) {
          const source = `${CONTENT_FOLDER}/photographs/${slug}/${file}`;
          const files = await createPhotographFiles(await readFile(path.join(WORKSPACE, source))).catch(
            (error: Error) => {
              throw Object.assign(new Error(`${source}: ${error.message}`), { stack: '' });
            },
          );
          for (const { suffix, data } of files)
            compilation.emitAsset(`pictures/${getPhotographName(slug, file)}${suffix}`, new sources.RawSource(data));
        }
    });
  },
});
