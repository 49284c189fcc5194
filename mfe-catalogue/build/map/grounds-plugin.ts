import { hasChanged } from '@almaty/content/build/has-changed';
import type { RsbuildPlugin } from '@rsbuild/core';
import { createCatalogueContent } from '../content/catalogue-content.ts';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { readGeodata } from './geodata/read-geodata.ts';
import { drawAllGrounds, isWholeMap } from './ground-files.ts';
import { drawGroundPicture, getPictureFile } from './ground-pictures.ts';

/** Draws every ground: the name of each file, and what it contains. */
async function drawFiles(): Promise<[file: string, content: string | Buffer][]> {
  const { drawings } = drawAllGrounds(readGeodata(WORKSPACE), createCatalogueContent(readContent(), 'en'));
  const files = drawings.map(
    async ({ name, file, drawing }): Promise<[string, string | Buffer][]> => [
      [`pictures/${file}`, drawing],
      ...(isWholeMap(name)
        ? [[getPictureFile(name), await drawGroundPicture(name, drawing)] satisfies [string, Buffer]]
        : []),
    ],
  );
  return (await Promise.all(files)).flat();
}

/** Adds the grounds of the maps to the release, beside the pictures; those of whole maps as PNG, too. @param root the remote's folder. */
export const groundsPlugin = (root: string): RsbuildPlugin => ({
  name: 'catalogue-grounds',
  setup(api) {
    let files: ReturnType<typeof drawFiles> | undefined;
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compiler, compilation, sources }) => {
      if (!files || hasChanged(compiler, root)) files = drawFiles();
      for (const [file, content] of await files) compilation.emitAsset(file, new sources.RawSource(content));
    });
  },
});
