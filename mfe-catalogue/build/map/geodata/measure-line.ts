import { KM_PER_LATITUDE, KM_PER_LONGITUDE } from './degrees.ts';
import type { Coordinates } from './schema.ts';

/** A line with the kilometres from its start to each of its points. */
export type MeasuredLine = { line: readonly Coordinates[]; kilometres: readonly number[] };

/** The distance between two places of the range in kilometres, on a plane. */
export const getPlaneKm = ([lonA, latA]: Coordinates, [lonB, latB]: Coordinates): number =>
  Math.hypot((lonB - lonA) * KM_PER_LONGITUDE, (latB - latA) * KM_PER_LATITUDE);

/** Measures a line of the range. */
export function measureLine(line: readonly Coordinates[]): MeasuredLine {
  let total = 0;
  const kilometres = line.map((point, index) => {
    const before = line[index - 1];
    if (before) total += getPlaneKm(before, point);
    return total;
  });
  return { line, kilometres };
}

/** The place on a line at so many kilometres from its start; its end for more. */
export function findOnLine({ line, kilometres }: MeasuredLine, km: number): Coordinates {
  const after = kilometres.findIndex((at) => at >= km);
  const index = after === -1 ? line.length - 1 : Math.max(1, after);
  const [from, to] = [line[index - 1], line[index]];
  const [fromKm = 0, toKm = 0] = [kilometres[index - 1], kilometres[index]];
  if (!from || !to) throw new Error('A line needs two points');
  const part = toKm > fromKm ? Math.min(1, Math.max(0, (km - fromKm) / (toKm - fromKm))) : 0;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** How far a place is from a line, and how far from the line's start the nearest point of it is, in kilometres. */
export function findNearestOnLine(
  { line, kilometres }: MeasuredLine,
  [lon, lat]: Coordinates,
): { distanceKm: number; atKm: number } {
  let nearest = { distanceKm: Number.POSITIVE_INFINITY, atKm: 0 };
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const [dx, dy] = [(to[0] - from[0]) * KM_PER_LONGITUDE, (to[1] - from[1]) * KM_PER_LATITUDE];
    const [px, py] = [(lon - from[0]) * KM_PER_LONGITUDE, (lat - from[1]) * KM_PER_LATITUDE];
    const squared = dx ** 2 + dy ** 2;
    const part = squared > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / squared)) : 0;
    const distanceKm = Math.hypot(px - part * dx, py - part * dy);
    if (distanceKm < nearest.distanceKm)
      nearest = { distanceKm, atKm: (kilometres[index - 1] ?? 0) + part * Math.sqrt(squared) };
  }
  return nearest;
}
