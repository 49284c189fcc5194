import { KM_PER_LATITUDE, KM_PER_LONGITUDE } from '../geodata/degrees.ts';
import { findOnLine, measureLine } from '../geodata/measure-line.ts';
import type { Geodata } from '../geodata/read-geodata.ts';

/** Height in metres above sea level at a place in degrees. */
export type HeightModel = (lon: number, lat: number) => number;

/** Height of the valley floor by latitude, from the plain in the north up to the range, read off maps: for the eye only. */
const FLOOR: readonly (readonly [lat: number, metres: number])[] = [
  [42.96, 3150],
  [43.0, 2950],
  [43.05, 2500],
  [43.1, 2000],
  [43.15, 1520],
  [43.19, 1060],
  [43.24, 860],
  [43.32, 690],
  [43.4, 640],
];
/** A summit falls off by this much in the first kilometre, and raises nothing farther off than this. */
const SLOPE_METRES_PER_KM = 640;
const SLOPE_EXPONENT = 0.92;
const SUMMIT_RADIUS_KM = 6;
/** How softly summits close to each other merge, in metres. */
const MERGE_METRES = 90;
/** A known height of a trail corrects the model around it, by a Gaussian of this square of a width in km. */
const CORRECTION_WIDTH = 0.55;
const CORRECTION_RADIUS_KM = 2;
const CORRECTION_DAMPING = 0.35;

function getFloor(lat: number): number {
  const after = FLOOR.findIndex(([at]) => lat <= at);
  const index = Math.max(1, after === -1 ? FLOOR.length - 1 : after);
  const [[latA, a], [latB, b]] = [FLOOR[index - 1] ?? [lat, 0], FLOOR[index] ?? [lat + 1, 0]];
  return a + (b - a) * Math.min(1.2, Math.max(-0.2, (lat - latA) / (latB - latA)));
}

type Known = { x: number; y: number; metres: number };

/** Every second height of a profile, with its place on the line of its trail. */
const listProfileHeights = ({ trails }: Geodata): Known[] =>
  trails.flatMap(({ line, heights }) => {
    const measured = measureLine(line);
    return (heights?.profile ?? [])
      .filter((_, index) => index % 2 === 0)
      .map(([km, metres]) => {
        const [lon, lat] = findOnLine(measured, km);
        return { x: lon * KM_PER_LONGITUDE, y: lat * KM_PER_LATITUDE, metres };
      });
  });

/**
 * A model of heights from what is known only: a cone under each summit, a valley floor by latitude, pulled to the heights
 * along the trails. It is a drawing and no survey, which every map says.
 */
export function createHeightModel(geodata: Geodata): HeightModel {
  const summits: Known[] = geodata.points.flatMap(({ kind, elevationMetres, at: [lon, lat] }) =>
    kind === 'peak' && elevationMetres
      ? [{ x: lon * KM_PER_LONGITUDE, y: lat * KM_PER_LATITUDE, metres: elevationMetres }]
      : [],
  );
  function getRaised(x: number, y: number): number {
    const floor = getFloor(y / KM_PER_LATITUDE + 0.006 * Math.sin(x * 0.52 + 1) + 0.004 * Math.sin(x * 1.31 + y * 0.4));
    let [sum, top] = [0, floor];
    for (const summit of summits) {
      const distance = Math.hypot(x - summit.x, y - summit.y);
      if (distance > SUMMIT_RADIUS_KM) continue;
      const height = summit.metres - SLOPE_METRES_PER_KM * distance ** SLOPE_EXPONENT;
      if (height <= top - 500) continue;
      sum += Math.exp(Math.min(60, (height - floor) / MERGE_METRES));
      top = Math.max(top, height);
    }
    return sum > 0 ? Math.max(floor, Math.min(top + 40, floor + MERGE_METRES * Math.log(1 + sum))) : floor;
  }
  const corrections = listProfileHeights(geodata).map(({ x, y, metres }) => ({ x, y, by: metres - getRaised(x, y) }));
  return (lon, lat) => {
    const [x, y] = [lon * KM_PER_LONGITUDE, lat * KM_PER_LATITUDE];
    let [weights, sum] = [0, 0];
    for (const correction of corrections) {
      const squared = (x - correction.x) ** 2 + (y - correction.y) ** 2;
      if (squared > CORRECTION_RADIUS_KM ** 2) continue;
      const weight = Math.exp(-squared / CORRECTION_WIDTH);
      weights += weight;
      sum += weight * correction.by;
    }
    return getRaised(x, y) + (weights > 0 ? sum / (weights + CORRECTION_DAMPING) : 0);
  };
}
