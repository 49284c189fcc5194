import { readFile } from 'node:fs/promises';
import { ContentError, type ContentIssue } from '@almaty/content';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readContent } from '../content/read-content.ts';
import { createPhotographFiles } from './create-photograph-files.ts';
import { listPhotographs } from './list-photographs.ts';

/** Adds the photographs to the release, beside the pictures. */
export const photographsPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-photographs',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      const issues: ContentIssue[] = [];
      for (const { source, name, toIssue } of listPhotographs(readContent().locations)) {
        const files = await createPhotographFiles(await readFile(source)).catch((error: Error) => {
          issues.push(toIssue(error.message));
          return [];
        });
        for (const { suffix, data } of files)
          compilation.emitAsset(`pictures/${name}${suffix}`, new sources.RawSource(data));
      }
      // Its message is enough.
      if (issues.length > 0) throw Object.assign(new ContentError('The catalogue', issues), { stack: '' });
    });
  },
});
