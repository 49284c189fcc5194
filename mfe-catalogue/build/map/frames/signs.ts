import type { MapMarks, SignKind, ZoomLevel } from '../../../src/lib/map/marks.ts';
import type { Projection } from '../../../src/lib/map/projection.ts';
import { findNearestOnLine, measureLine } from '../geodata/measure-line.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { isInside } from './draw-ways.ts';
import { PIN_SIZE, type PlacedPin } from './pins.ts';

/** Water is shown this near to a trail: elsewhere no visitor of ours passes it. */
const WATER_KM = 0.35;

/** Springs beside trails, huts and rescue posts, each from the step of enlargement at which it touches no other and no pin. */
export function createSigns(
  { points, trails }: Geodata,
  projection: Projection,
  pins: readonly PlacedPin[],
  levels: readonly number[],
): MapMarks['signs'] {
  const lines = trails.map(({ line }) => measureLine(line));
  const signs = (['rescue', 'hut', 'water'] as const).flatMap((kind) =>
    points.flatMap((point): { kind: SignKind; x: number; y: number }[] => {
      const [lon, lat] = point.at;
      const { x, y } = projection.project({ lat, lon });
      const isBesideTrail = () => lines.some((line) => findNearestOnLine(line, point.at).distanceKm < WATER_KM);
      if (point.kind !== kind || !isInside({ x, y }, projection) || (kind === 'water' && !isBesideTrail())) return [];
      return [{ kind: point.isSpring ? 'spring' : kind, x: Math.round(x), y: Math.round(y) }];
    }),
  );
  const shown: (MapMarks['signs'][number] & { size: number })[] = [];
  for (const [level, zoom] of levels.entries())
    for (const sign of signs) {
      const size = sign.kind === 'hut' || sign.kind === 'rescue' ? 10 : 8;
      const isFree =
        shown.every(
          (other) =>
            Math.hypot(other.x - sign.x, other.y - sign.y) * zoom >= size + other.size + 2 ||
            (other.x === sign.x && other.y === sign.y),
        ) &&
        pins.every(
          ({ x, y, dx = 0, dy = 0 }) =>
            Math.hypot(x * zoom + dx - sign.x * zoom, y * zoom + dy - sign.y * zoom) >= size + PIN_SIZE,
        );
      const isShown = shown.some(({ x, y }) => x === sign.x && y === sign.y);
      if (isFree && !isShown) shown.push({ ...sign, size, ...(level > 0 && { from: level as ZoomLevel }) });
    }
  return shown.map(({ size: _, ...sign }) => sign);
}
