import type { GroundName } from '../../../src/lib/map/frames.ts';
import type { PositionedLocation } from '../frames/positioned-locations.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
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

/** Draws the grounds of whole maps. @param locations whose vignettes stand on the region. */
export function drawGrounds(
  geodata: Geodata,
  locations: readonly PositionedLocation[],
): Readonly<Record<GroundName, string>> {
  const vignettes = locations.flatMap(({ slug, position }) => {
    const painting = VIGNETTES[slug];
    return painting ? [{ ...position, painting }] : [];
  });
  return {
    centre: drawCentre(geodata),
    range: drawRange(geodata, createHeightModel(geodata)),
    region: drawRegion(geodata, vignettes),
    country: drawCountry(geodata),
  };
}
