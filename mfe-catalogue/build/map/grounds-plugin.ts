import type { RsbuildPlugin } from '@rsbuild/core';
import { createCatalogueContent } from '../content/catalogue-content.ts';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { listMapPlaces } from './frames/map-places.ts';
import { readGeodata } from './geodata/read-geodata.ts';
import { drawGrounds, getGroundFile } from './grounds/draw-grounds.ts';
import { drawTrailGrounds } from './trails/draw-trail-grounds.ts';

/** Adds the grounds of the maps to the release, beside the pictures. */
export const groundsPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-grounds',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      const [geodata, content] = [readGeodata(WORKSPACE), createCatalogueContent(readContent(), 'en')];
      const drawings = { ...drawGrounds(geodata, listMapPlaces(content)), ...drawTrailGrounds(geodata, content) };
      for (const [name, drawing] of Object.entries(drawings))
        compilation.emitAsset(`pictures/${getGroundFile(name, drawing)}`, new sources.RawSource(drawing));
    });
  },
});
