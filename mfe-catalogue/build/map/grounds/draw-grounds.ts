import { createHash } from 'node:crypto';
import type { GroundName } from '../../../src/lib/map/frames.ts';
import { createCatalogueContent } from '../../content/catalogue-content.ts';
import { readContent, WORKSPACE } from '../../content/read-content.ts';
import { listMapPlaces } from '../frames/map-places.ts';
import { readGeodata } from '../geodata/read-geodata.ts';
import { createHeightModel } from '../relief/height-model.ts';
import { drawCentre } from './draw-centre.ts';
import { drawCountry } from './draw-country.ts';
import { drawRange } from './draw-range.ts';
import { drawRegion } from './draw-region.ts';
import type { Painting } from './ground.ts';

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

/**
 * The name of a ground's file. Its hash is part of the name, because browsers and the edge keep a picture for a week, and another
 * ground would not fit what is drawn on it.
 */
export const getGroundFile = (name: string, drawing: string): string =>
  `map-${name}-${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}.svg`;
