import type { Position } from '../../../src/lib/distance-and-bearing.ts';
import { projections } from '../../../src/lib/map/frames.ts';
import type { Projection } from '../../../src/lib/map/projection.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import { isInside } from '../frames/draw-ways.ts';
import { findNearestOnLine, measureLine } from '../geodata/measure-line.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { paintContours, paintRelief, paintSummits, pickSummits } from '../grounds/draw-relief.ts';
import { createGround } from '../grounds/ground.ts';
import { writeLakes } from '../grounds/write-lakes.ts';
import { createHeightModel, type HeightModel } from '../relief/height-model.ts';
import { type DrawnTrail, listDrawnTrails } from './list-drawn-trails.ts';

/** The distance of two heights in pixels. */
const STEP = 11;
const CONTOUR_METRES = 100;
/** The least distance of two painted summits in pixels. */
export const SUMMIT_GAP = 34;
const LAKE_SCALE = 1.3;
/** A lake whose shore is nearer than this to a place is that of the place, in kilometres. */
const LAKE_KM = 1;

/** Whether the middle of a map is on the range: elsewhere no height is known, and a relief would be invented. */
const isOnRange = ({ width, height, unproject }: Projection) =>
  isInside(projections.range.project(unproject({ x: width / 2, y: height / 2 })), projections.range, 0);

/** Whether the shore of a place's lake is known. */
const hasShore = ({ lakes }: Geodata, { lon, lat }: Position) =>
  lakes.flat().some((ring) => findNearestOnLine(measureLine(ring), [lon, lat]).distanceKm < LAKE_KM);

/** Draws the ground of a trail's map: relief with contours of 100 m, forest, summits, and lakes, one without a shore as a sign. */
function drawTrailGround(geodata: Geodata, heights: HeightModel, { frame: { ground: projection }, lake }: DrawnTrail) {
  const ground = createGround(projection, 'band-0');
  if (isOnRange(projection)) {
    paintRelief(ground, projection, heights, STEP);
    paintContours(ground, projection, heights, { step: STEP, every: CONTOUR_METRES });
  }
  ground.paint('water', writeLakes(geodata, projection));
  if (lake && !hasShore(geodata, lake)) {
    const { x, y } = projection.project(lake);
    ground.place('lake', x, y, LAKE_SCALE);
  }
  paintSummits(ground, pickSummits(geodata, projection, SUMMIT_GAP));
  return ground.write();
}

/** The name of the ground of a trail by its id. */
export const getTrailGroundName = (id: string): string => `trail-${id}`;

/** The grounds of the trails' maps, by their names. */
export function drawTrailGrounds(
  geodata: Geodata,
  content: Pick<CatalogueContent, 'locations'>,
): Readonly<Record<string, string>> {
  const heights = createHeightModel(geodata);
  return Object.fromEntries(
    listDrawnTrails(geodata, content).map((drawn) => [
      getTrailGroundName(drawn.texts.id),
      drawTrailGround(geodata, heights, drawn),
    ]),
  );
}
