import type { RsbuildPlugin } from '@rsbuild/core';
import { createCatalogueContent } from '../content/catalogue-content.ts';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { readGeodata } from './geodata/read-geodata.ts';
import { drawAllGrounds, isWholeMap } from './ground-files.ts';
import { drawGroundPicture, getPictureFile } from './ground-pictures.ts';

/** Adds the grounds of the maps to the release, beside the pictures; those of whole maps as PNG, too. */
export const groundsPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-grounds',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      const { drawings } = drawAllGrounds(readGeodata(WORKSPACE), createCatalogueContent(readContent(), 'en'));
      for (const { name, file, drawing } of drawings) {
        compilation.emitAsset(`pictures/${file}`, new sources.RawSource(drawing));
        if (isWholeMap(name))
          compilation.emitAsset(getPictureFile(name), new sources.RawSource(await drawGroundPicture(name, drawing)));
      }
    });
  },
});
