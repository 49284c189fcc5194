import { createHash } from 'node:crypto';
import type { MapGround } from '@almaty/store/schema';
import { type GroundName, projections } from '../../../src/lib/map/frames.ts';
import type { MapPlace } from '../frames/map-places.ts';
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

/** Draws every ground, the most detailed one first. @param places whose vignettes stand on the region. */
export function drawGrounds(geodata: Geodata, places: readonly MapPlace[]): Readonly<Record<GroundName, string>> {
  const vignettes = places.flatMap(({ slug, position }) => {
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

/**
 * The name of a ground's file. Its hash is part of the name, because browsers and the edge keep a picture for a week, and another
 * ground would not fit what is drawn on it.
 */
export const getGroundFile = (name: string, drawing: string): string =>
  `map-${name}-${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}.svg`;

/** What other packages get of the grounds: their files, and what they show in degrees. The most detailed one comes first. */
export const listGrounds = (drawings: Readonly<Record<GroundName, string>>): MapGround[] =>
  Object.entries(drawings).map(([name, drawing]) => {
    const { width, height, unproject } = projections[name as GroundName];
    const [corner, opposite] = [unproject({ x: 0, y: 0 }), unproject({ x: width, y: height })];
    const round = (degrees: number) => Number(degrees.toFixed(5));
    return {
      path: `/pictures/${getGroundFile(name, drawing)}`,
      ...{ west: round(corner.lon), east: round(opposite.lon) },
      ...{ south: round(opposite.lat), north: round(corner.lat) },
    };
  });
