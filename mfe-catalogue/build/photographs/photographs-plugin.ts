import { readFile } from 'node:fs/promises';
import { ContentError, type ContentIssue } from '@almaty/content';
import { hasChanged } from '@almaty/content/build/has-changed';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readContent } from '../content/read-content.ts';
import { createPhotographFiles } from './create-photograph-files.ts';
import { listPhotographs } from './list-photographs.ts';

/** Crops every photograph. @throws ContentError with what is wrong with their files. */
async function createFiles(): Promise<[file: string, data: Buffer][]> {
  const issues: ContentIssue[] = [];
  const created: [string, Buffer][] = [];
  for (const { source, name, toIssue } of listPhotographs(readContent().locations)) {
    const files = await createPhotographFiles(await readFile(source)).catch((error: Error) => {
      issues.push(toIssue(error.message));
      return [];
    });
    for (const { suffix, data } of files) created.push([`pictures/${name}${suffix}`, data]);
  }
  // Its message is enough.
  if (issues.length > 0) throw Object.assign(new ContentError('The catalogue', issues), { stack: '' });
  return created;
}

/** Adds the photographs to the release, beside the pictures. @param root the remote's folder. */
export const photographsPlugin = (root: string): RsbuildPlugin => ({
  name: 'catalogue-photographs',
  setup(api) {
    let files: ReturnType<typeof createFiles> | undefined;
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compiler, compilation, sources }) => {
      if (!files || hasChanged(compiler, root)) files = createFiles();
      for (const [file, data] of await files) compilation.emitAsset(file, new sources.RawSource(data));
    });
  },
});
