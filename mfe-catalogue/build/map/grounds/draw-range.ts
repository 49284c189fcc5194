import { projections } from '../../../src/lib/map/frames.ts';
import type { Projection } from '../../../src/lib/map/projection.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import type { HeightModel } from '../relief/height-model.ts';
import { paintRelief, paintSummits, pickSummits } from './draw-relief.ts';
import { createGround, type Ground } from './ground.ts';
import { getNoise } from './noise.ts';
import { writeLakes } from './write-lakes.ts';

/** The least distance of two painted summits in pixels. */
export const SUMMIT_GAP = 15;
/** The distance of two heights in pixels. */
const STEP = 9;
/** The built-up area as an ellipse, in degrees, and the height above which nobody has built, in metres. */
const CITY = { lon: 76.9, lat: 43.262, halfWidth: 0.15, halfHeight: 0.088, highest: 1040 };
/** Kilometres from block to block, and the part of it that is built. */
const BLOCK_KM = 0.4;
const BUILT_PART = 0.66;

/** Squares where the city is, fewer towards its edge: a pattern and no plan. */
function paintCity(ground: Ground, { width, height, pixelsPerKm, unproject }: Projection, heights: HeightModel): void {
  const distance = BLOCK_KM * pixelsPerKm;
  const side = Number((distance * BUILT_PART).toFixed(1));
  let blocks = '';
  for (let y = 0; y < height; y += distance) {
    let before: number | undefined;
    for (let x = 0; x < width; x += distance) {
      const { lon, lat } = unproject({ x, y });
      const away = Math.hypot((lon - CITY.lon) / CITY.halfWidth, (lat - CITY.lat) / CITY.halfHeight);
      if (away > 1 || getNoise(Math.round(x), Math.round(y)) < Math.max(0.07, (away - 0.45) * 1.5)) continue;
      if (heights(lon, lat) > CITY.highest) continue;
      blocks += before === undefined ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `m${(x - before).toFixed(1)} 0`;
      blocks += `h${side}v${side}h-${side}z`;
      before = x;
    }
  }
  ground.paint('block', blocks);
}

/** Draws the ground of the range: relief, forest, lakes, summits, and the city as a pattern. */
export function drawRange(geodata: Geodata, heights: HeightModel): string {
  const projection = projections.range;
  const ground = createGround(projection, 'band-0');
  paintRelief(ground, projection, heights, STEP);
  ground.paint('water', writeLakes(geodata, projection));
  paintCity(ground, projection, heights);
  paintSummits(ground, pickSummits(geodata, projection, SUMMIT_GAP));
  return ground.write();
}
