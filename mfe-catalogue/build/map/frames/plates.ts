import type { MapMarks } from '../../../src/lib/map/marks.ts';
import type { Point, Projection } from '../../../src/lib/map/projection.ts';
import type { Trail } from '../geodata/read-geodata.ts';
import { measureText } from '../labels/text-width.ts';
import { type DrawnRoad, isInside, projectLine } from './draw-ways.ts';
import type { FixedMark } from './label-levels.ts';
import { formatMapKm } from './map-texts.ts';

/** The size of the text of a plate in map.css, and what is around it, in pixels. */
const TEXT_SIZE = 13;
const PADDING = 14;
/** A road shorter than this has no plate, in pixels. */
const LEAST_ROAD = 110;

type Plate = MapMarks['plates'][number];

/** Plates, and the marks that keep labels off them. */
export type Plates = { plates: readonly Plate[]; blocked: readonly FixedMark[] };

/** A plate that wants one of several places. */
type Wanted = { kind: Plate['kind']; text: string; listPlaces: (width: number) => readonly Point[] };

/** Gives each plate the first place where it covers no mark and no other plate; without one it is left out. */
function placePlates(wanted: readonly Wanted[], marks: readonly FixedMark[]): Plates {
  const plates: Plate[] = [];
  const blocked: FixedMark[] = [];
  for (const { kind, text, listPlaces } of wanted) {
    const width = measureText(text, TEXT_SIZE, true) + PADDING;
    const isFree = (point: Point) =>
      [...marks, ...blocked].every(
        ({ x, y, dx = 0, dy = 0, halfWidth, halfHeight }) =>
          Math.abs(x + dx - point.x) > halfWidth + width / 2 + 2 || Math.abs(y + dy - point.y) > halfHeight + 13,
      );
    const place = listPlaces(width)
      .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
      .find(isFree);
    if (!place) continue;
    plates.push({ ...place, width, kind, text });
    blocked.push({ ...place, halfWidth: width / 2 + 2, halfHeight: 12 });
  }
  return { plates, blocked };
}

/** The kilometres of each trail there and back, beside its middle. */
export const createTrailPlates = (
  trails: readonly Trail[],
  projection: Projection,
  marks: readonly FixedMark[],
): Plates =>
  placePlates(
    trails.map(({ line, lengthKm, shape }) => {
      const points = projectLine(line, projection);
      return {
        kind: 'trail',
        text: formatMapKm(lengthKm * (shape === 'out_and_back' ? 2 : 1)),
        listPlaces: (width) =>
          [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2].flatMap((part) => {
            const { x, y } = points[Math.round((points.length - 1) * part)] ?? { x: 0, y: 0 };
            return [1, -1].map((side) => ({ x: x + side * (width / 2 + 9), y }));
          }),
      };
    }),
    marks,
  );

/** The kilometres of each road that is long enough on the map, the longest first. */
export const createRoadPlates = (
  roads: readonly DrawnRoad[],
  projection: Projection,
  marks: readonly FixedMark[],
): Plates =>
  placePlates(
    roads
      .filter(
        ({ edge, start, end }) =>
          edge.surface !== 'gondola' && Math.hypot(start.x - end.x, start.y - end.y) > LEAST_ROAD,
      )
      .sort((one, other) => other.edge.km - one.edge.km)
      .map(({ edge, start, end }) => ({
        kind: 'road',
        text: formatMapKm(edge.km),
        listPlaces: (width) =>
          [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82]
            .map((part) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }))
            .filter((point) => isInside(point, projection, width / 2 + 6)),
      })),
    marks,
  );
