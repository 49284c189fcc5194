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

/** The length of a line in pixels. */
const measure = (points: readonly Point[]) =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);

/** The place at a part of a line's length. */
function findPart(points: readonly Point[], part: number): Point {
  let left = measure(points) * part;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

/** The kilometres of each road that is long enough on the map, the longest first. */
export const createRoadPlates = (
  roads: readonly DrawnRoad[],
  projection: Projection,
  marks: readonly FixedMark[],
): Plates =>
  placePlates(
    roads
      .filter(({ edge, points }) => edge.surface !== 'gondola' && measure(points) > LEAST_ROAD)
      .sort((one, other) => other.edge.km - one.edge.km)
      .map(({ edge, points }) => ({
        kind: 'road',
        text: formatMapKm(edge.km),
        listPlaces: (width) =>
          [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82]
            .map((part) => findPart(points, part))
            .filter((point) => isInside(point, projection, width / 2 + 6)),
      })),
    marks,
  );
