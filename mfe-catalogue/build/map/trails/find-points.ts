import type { TrailPoint } from '../../../src/content/view-models/trail.ts';
import { findNearestOnLine, type MeasuredLine } from '../geodata/measure-line.ts';
import type { MapPoint } from '../geodata/read-geodata.ts';

/** What is so near stands on the profile and in the list, in kilometres. */
const BESIDE_KM = 0.25;
/** A hut farther off is none for this trail, in kilometres. */
const REACHABLE_KM = 2;

/** A point with how far it is from a line, and where. */
export type PointNearLine = { point: MapPoint; distanceKm: number; atKm: number };

/** The places of a line where points are nearest to it. */
export const locatePoints = (points: readonly MapPoint[], line: MeasuredLine): PointNearLine[] =>
  points.map((point) => ({ point, ...findNearestOnLine(line, point.at) }));

type NameOf = (point: MapPoint) => string | undefined;

/** Whether a point is what its kind says: a hut without a name in OpenStreetMap can be anybody's cabin. */
export const isKnown = (point: MapPoint, nameOf: NameOf): boolean =>
  point.kind === 'water' || point.kind === 'peak' || nameOf(point) !== undefined;

function toTrailPoint({ point, distanceKm, atKm }: PointNearLine, nameOf: NameOf): TrailPoint[] {
  const { kind, isSpring } = point;
  if (kind === 'peak' || !isKnown(point, nameOf)) return [];
  const name = nameOf(point);
  return [
    {
      kind: kind === 'water' && isSpring ? 'spring' : kind,
      km: Math.round(atKm * 10) / 10,
      awayMetres: Math.round(distanceKm * 100) * 10,
      ...(kind !== 'water' && name && { name }),
    },
  ];
}

/** Water, huts and rescue posts beside a trail, from its start on; and the nearest hut, if none is there. */
export function listTrailPoints(
  located: readonly PointNearLine[],
  nameOf: NameOf,
): { points: TrailPoint[]; nearestHut?: TrailPoint } {
  const points = located
    .filter(({ distanceKm }) => distanceKm <= BESIDE_KM)
    .sort((one, other) => one.atKm - other.atKm)
    .flatMap((each) => toTrailPoint(each, nameOf));
  if (points.some(({ kind }) => kind === 'hut')) return { points };
  const [nearestHut] = located
    .filter(({ point, distanceKm }) => point.kind === 'hut' && distanceKm <= REACHABLE_KM)
    .sort((one, other) => one.distanceKm - other.distanceKm)
    .flatMap((each) => toTrailPoint(each, nameOf));
  return { points, ...(nearestHut && { nearestHut }) };
}
