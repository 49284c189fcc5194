import type { Category } from '@almaty/store/schema';
import type { TrailEnd, TrailMap } from '../../../src/content/view-models/trail.ts';
import type { Position } from '../../../src/lib/distance-and-bearing.ts';
import type { MapLabel, MapMarks, MapPin } from '../../../src/lib/map/marks.ts';
import type { Point, Projection } from '../../../src/lib/map/projection.ts';
import { findOnLine, type MeasuredLine } from '../geodata/measure-line.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { pickSummits } from '../grounds/draw-relief.ts';
import { writeLine } from '../grounds/write-path.ts';
import { LabelPlacer } from '../labels/label-placer.ts';
import { measureText } from '../labels/text-width.ts';
import { SUMMIT_GAP } from './draw-trail-grounds.ts';
import type { PointNearLine } from './find-points.ts';

const END_FONT = 15;
const FONT = 13;
/** Half the side of what stands on the map, in pixels. */
const [END_RADIUS, KM_RADIUS, SIGN_RADIUS, PIN_RADIUS] = [11, 10, 9, 15];
/** Below the bottom edge is the room of the scale and the credit, in pixels. */
const FOOT = 30;
/** By how many pixels the pin of a lake stands above its sign. */
const LAKE_PIN_RAISE = 20;
/** Water farther from the line than this is not on its map, in kilometres; huts and rescue posts are. */
const WATER_KM = 0.35;

/** The two ends of a trail in words, with their heights where they are known. */
export type EndTexts = Record<'start' | 'end', { text: string; detail?: string }>;

/** A location that can stand on the map. */
export type Place = { id: number; category: Category; name: string; position: Position };

type Drawing = {
  geodata: Geodata;
  projection: Projection;
  line: MeasuredLine;
  ends: EndTexts;
  located: readonly PointNearLine[];
  places: readonly Place[];
  /** The location whose lake is a sign of the ground. */
  lakeId: number | undefined;
  /** The name of a summit in the language of the map, by the Russian one. */
  nameSummit: (name: string) => string | undefined;
  writeMetres: (metres: number) => string;
};

/** A drawing with what keeps its labels apart, and the two ends of its line. */
type Board = Drawing & { placer: LabelPlacer; first: Point; last: Point };

const roundPoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Whether something of that radius is on a map, and covers neither its scale nor its credit. */
const isInside = ({ x, y }: Point, { width, height }: Projection, radius: number) =>
  x > radius && y > radius && x < width - radius && y < height - FOOT - radius;

/** Whether a point is farther from both ends than so many pixels. */
const isClear = ({ first, last }: Board, at: Point, distance: number) =>
  [first, last].every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > distance);

/** Keeps labels off the whole line, not only off its points. */
function blockLine(placer: LabelPlacer, points: readonly Point[]): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6);
    for (let step = 0; step <= steps; step++)
      placer.blockAround(
        { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
        4,
      );
  }
}

/** Full kilometres, but those that would cover an end. */
function markKilometres(board: Board): TrailMap['kilometres'] {
  const { line, projection, placer } = board;
  const marks = Array.from({ length: Math.floor(line.kilometres.at(-1) ?? 0) }, (_, index) => {
    const [lon, lat] = findOnLine(line, index + 1);
    return { km: index + 1, ...roundPoint(projection.project({ lat, lon })) };
  }).filter((mark) => isClear(board, mark, END_RADIUS + KM_RADIUS));
  for (const mark of marks) placer.blockAround(mark, KM_RADIUS);
  return marks;
}

/** Water near the line, huts and rescue posts; a sign that would cover an end or the scale is left out: the list has it. */
function placeSigns(board: Board): MapMarks['signs'] {
  const { located, projection, placer } = board;
  const signs = located.flatMap(({ point, distanceKm }): MapMarks['signs'][number][] => {
    const [lon, lat] = point.at;
    const at = roundPoint(projection.project({ lat, lon }));
    if (point.kind === 'peak' || (point.kind === 'water' && distanceKm > WATER_KM)) return [];
    if (!isInside(at, projection, 12) || !isClear(board, at, END_RADIUS + 4)) return [];
    return [{ kind: point.kind === 'water' && point.isSpring ? 'spring' : point.kind, ...at }];
  });
  for (const sign of signs) placer.blockAround(sign, SIGN_RADIUS);
  return signs;
}

/** The locations in the frame, that of a lake above its sign. */
function placePins(board: Board) {
  const { places, lakeId, projection, placer } = board;
  const pins = places.flatMap(({ position, ...place }) => {
    const { x, y } = roundPoint(projection.project(position));
    const at = { x, y: place.id === lakeId ? y - LAKE_PIN_RAISE : y };
    return isClear(board, at, 32) && isInside(at, projection, 18) ? [{ ...place, ...at }] : [];
  });
  for (const pin of pins) placer.blockAround(pin, PIN_RADIUS);
  return pins;
}

function labelEnd({ placer }: Board, at: Point, { text, detail }: EndTexts['start']): TrailEnd {
  const width = Math.max(measureText(text, END_FONT, true), measureText(detail ?? '', FONT));
  const offset = placer.place(at, { gap: END_RADIUS + 6, width, lineHeight: 17, lines: detail ? 2 : 1 });
  // An end has its name, whatever it covers.
  const { dx, dy, anchor } = offset ?? { dx: 0, dy: -END_RADIUS - 22, anchor: 'middle' as const };
  return {
    ...roundPoint(at),
    text,
    ...(detail && { detail }),
    dx,
    dy,
    ...(anchor && anchor !== 'start' && { anchor }),
  };
}

const labelPins = ({ placer }: Board, pins: ReturnType<typeof placePins>): MapPin[] =>
  pins.map(({ name, ...pin }) => {
    const label = placer.place(pin, { gap: PIN_RADIUS + 5, width: measureText(name, END_FONT, true), lineHeight: 18 });
    return { ...pin, ...(label && { label: { ...label, text: name } }) };
  });

const labelSummits = ({ geodata, projection, placer, nameSummit, writeMetres }: Board): MapLabel[] =>
  pickSummits(geodata, projection, SUMMIT_GAP).flatMap(({ name, elevationMetres, x, y }): MapLabel[] => {
    const text = name && nameSummit(name);
    if (!text) return [];
    const detail = writeMetres(elevationMetres);
    const width = Math.max(measureText(text, FONT), measureText(detail, FONT));
    // Beside the middle of the painted summit, whose tip is its place.
    const at = { x, y: y + 8 };
    const offset = placer.place(at, { gap: 13, width, lineHeight: 14, lines: 2 });
    return offset ? [{ kind: 'summit', ...roundPoint(at), ...offset, text, detail }] : [];
  });

/** Draws what stands on the ground of a trail's map; labels are placed in the order of their importance. */
export function drawTrailMap(drawing: Drawing): Omit<TrailMap, 'ground'> {
  const { projection, line, ends } = drawing;
  const { width, height, pixelsPerKm } = projection;
  const points = line.line.map(([lon, lat]) => projection.project({ lat, lon }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error('A trail needs two points');
  const board: Board = { ...drawing, first, last, placer: new LabelPlacer({ width, height: height - FOOT }) };
  for (const end of [first, last]) board.placer.blockAround(end, END_RADIUS);
  blockLine(board.placer, points);
  const kilometres = markKilometres(board);
  const signs = placeSigns(board);
  const pins = placePins(board);
  const [start, end] = [labelEnd(board, first, ends.start), labelEnd(board, last, ends.end)];
  const labelledPins = labelPins(board, pins);
  return {
    ...{ width, height, pixelsPerKm, pins: labelledPins, start, end, kilometres },
    marks: { lines: [{ kind: 'way', path: writeLine(points) }], signs, labels: labelSummits(board), plates: [] },
    line: points.map(({ x, y }, index) => [
      Math.round((line.kilometres[index] ?? 0) * 1000) / 1000,
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
    ]),
  };
}
