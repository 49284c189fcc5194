import type { RsbuildPlugin } from '@rsbuild/core';
import { createCatalogueContent } from '../content/catalogue-content.ts';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { readGeodata } from './geodata/read-geodata.ts';
import { drawAllGrounds } from './ground-files.ts';

/** Adds the grounds of the maps to the release, beside the pictures. */
export const groundsPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-grounds',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      const { drawings } = drawAllGrounds(readGeodata(WORKSPACE), createCatalogueContent(readContent(), 'en'));
      for (const { file, drawing } of drawings)
        compilation.emitAsset(`pictures/${file}`, new sources.RawSource(drawing));
    });
  },
});
