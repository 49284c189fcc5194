import type { RsbuildPlugin } from '@rsbuild/core';
import type { GroundName } from '../../src/lib/map/frames.ts';
import { createCatalogueContent } from '../content/catalogue-content.ts';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { listMapPlaces } from './frames/map-places.ts';
import { readGeodata } from './geodata/read-geodata.ts';
import { drawCentre } from './grounds/draw-centre.ts';
import { drawCountry } from './grounds/draw-country.ts';
import { drawRange } from './grounds/draw-range.ts';
import { drawRegion } from './grounds/draw-region.ts';
import type { Painting } from './grounds/ground.ts';
import { createHeightModel } from './relief/height-model.ts';

/** What a place of the region is known for, by the slug of its location. */
const VIGNETTES: Readonly<Record<string, Painting>> = {
  'charyn-canyon': 'canyon',
  'altyn-emel': 'dune',
  'kolsay-lake': 'lake',
  'kaindy-lake': 'lake',
  'issyk-lake': 'lake',
  'turgen-gorge': 'waterfall',
  'asy-plateau': 'yurts',
};

/** Draws every ground. @param workspace the root folder of the workspace. */
export function drawGrounds(workspace: string = WORKSPACE): Readonly<Record<GroundName, string>> {
  const geodata = readGeodata(workspace);
  const vignettes = listMapPlaces(createCatalogueContent(readContent(workspace), 'en')).flatMap(
    ({ slug, position }) => {
      const painting = VIGNETTES[slug];
      return painting ? [{ ...position, painting }] : [];
    },
  );
  return {
    range: drawRange(geodata, createHeightModel(geodata)),
    region: drawRegion(geodata, vignettes),
    centre: drawCentre(geodata),
    country: drawCountry(geodata),
  };
}

/** Adds the grounds of the maps to the release, beside the pictures. */
export const groundsPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-grounds',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      for (const [name, drawing] of Object.entries(drawGrounds()))
        compilation.emitAsset(`pictures/map-${name}.svg`, new sources.RawSource(drawing));
    });
  },
});
