import type { Category } from '@almaty/store/schema';
import type { TrailEnd, TrailMap } from '../../../src/content/view-models/trail.ts';
import type { Position } from '../../../src/lib/distance-and-bearing.ts';
import type { MapLabel, MapMarks, MapPin } from '../../../src/lib/map/marks.ts';
import type { Point, Projection } from '../../../src/lib/map/projection.ts';
import { findOnLine, type MeasuredLine } from '../geodata/measure-line.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import type { Coordinates } from '../geodata/schema.ts';
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

/** The two ends of a trail in words, with their heights. */
export type EndTexts = Record<'start' | 'end', { text: string; detail: string }>;

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

const isInside = ({ x, y }: Point, { width, height }: Projection, margin: number) =>
  x > margin && y > margin && x < width - margin && y < height - margin;

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

const roundPoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Draws what stands on the ground of a trail's map. */
export function drawTrailMap(drawing: Drawing): Omit<TrailMap, 'ground'> {
  const { geodata, projection, line, ends, located, places, lakeId, nameSummit, writeMetres } = drawing;
  const { width, height, pixelsPerKm } = projection;
  const toPoint = ([lon, lat]: Coordinates) => projection.project({ lat, lon });
  const points = line.line.map(toPoint);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error('A trail needs two points');
  const total = line.kilometres.at(-1) ?? 0;
  const placer = new LabelPlacer({ width, height: height - FOOT });
  for (const end of [first, last]) placer.blockAround(end, END_RADIUS);
  const kilometres = Array.from({ length: Math.floor(total) }, (_, index) => index + 1)
    .map((km) => ({ km, ...roundPoint(toPoint(findOnLine(line, km))) }))
    .filter((mark) => [first, last].every(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) > END_RADIUS + KM_RADIUS));
  for (const mark of kilometres) placer.blockAround(mark, KM_RADIUS);
  blockLine(placer, points);

  const signs = located
    .filter(({ point, distanceKm }) => point.kind !== 'peak' && (point.kind !== 'water' || distanceKm <= WATER_KM))
    .flatMap(({ point }): MapMarks['signs'][number][] => {
      const at = roundPoint(toPoint(point.at));
      if (point.kind === 'peak' || !isInside(at, projection, 12)) return [];
      // A sign that would cover an end is left out: the list has it.
      if ([first, last].some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < END_RADIUS + 4)) return [];
      return [{ kind: point.kind === 'water' && point.isSpring ? 'spring' : point.kind, ...at }];
    });
  for (const sign of signs) placer.blockAround(sign, SIGN_RADIUS);

  const pins = places.flatMap(({ position, ...place }) => {
    const at = roundPoint(projection.project(position));
    if (place.id === lakeId) at.y -= LAKE_PIN_RAISE;
    const isClear = [first, last].every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > 32);
    return isClear && isInside(at, projection, 18) ? [{ ...place, ...at }] : [];
  });
  for (const pin of pins) placer.blockAround(pin, PIN_RADIUS);

  const toEnd = (at: Point, { text, detail }: { text: string; detail: string }): TrailEnd => {
    const textWidth = Math.max(measureText(text, END_FONT, true), measureText(detail, FONT));
    const offset = placer.place(at, { gap: END_RADIUS + 6, width: textWidth, lineHeight: 17, lines: 2 });
    const { dx, dy, anchor } = offset ?? { dx: 0, dy: -END_RADIUS - 22, anchor: 'middle' as const };
    return { ...roundPoint(at), text, detail, dx, dy, ...(anchor && anchor !== 'start' && { anchor }) };
  };
  const [start, end] = [toEnd(first, ends.start), toEnd(last, ends.end)];

  const labelledPins = pins.map(({ name, ...pin }): MapPin => {
    const label = placer.place(pin, { gap: PIN_RADIUS + 5, width: measureText(name, END_FONT, true), lineHeight: 18 });
    return { ...pin, ...(label && { label: { ...label, text: name } }) };
  });
  const labels = pickSummits(geodata, projection, SUMMIT_GAP).flatMap(({ name, elevationMetres, x, y }): MapLabel[] => {
    const text = name && nameSummit(name);
    if (!text) return [];
    const detail = writeMetres(elevationMetres);
    const textWidth = Math.max(measureText(text, FONT), measureText(detail, FONT));
    const offset = placer.place({ x, y: y + 8 }, { gap: 13, width: textWidth, lineHeight: 14, lines: 2 });
    return offset ? [{ kind: 'summit', ...roundPoint({ x, y: y + 8 }), ...offset, text, detail }] : [];
  });
  return {
    ...{ width, height, pixelsPerKm, pins: labelledPins, start, end, kilometres },
    marks: { lines: [{ kind: 'way', path: writeLine(points) }], signs, labels, plates: [] },
    line: points.map(({ x, y }, index) => [
      Math.round((line.kilometres[index] ?? 0) * 1000) / 1000,
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
    ]),
  };
}
