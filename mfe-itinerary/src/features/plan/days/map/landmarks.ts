import type { Position } from './projection.ts';

/** Latitude and longitude in degrees, WGS 84. */
type LatLon = readonly [lat: number, lon: number];

const toPositions = (points: readonly LatLon[]): Position[] => points.map(([lat, lon]) => ({ lat, lon }));

/**
 * Ridges and water for orientation, from general knowledge and to within a few kilometres: nobody finds the way by them, and
 * the caption of a map says so.
 */
export const RIDGES: readonly (readonly Position[])[] = (
  [
    // Trans-Ili Alatau with three spurs above Almaty, Kungey Alatau, Zhongar Alatau.
    [
      [42.98, 76.2],
      [43.02, 76.9],
      [43.07, 77.1],
      [43.11, 77.34],
      [43.13, 77.65],
      [43.16, 78.05],
    ],
    [
      [43.13, 76.84],
      [43.06, 76.86],
    ],
    [
      [43.15, 77.0],
      [43.07, 77.03],
    ],
    [
      [43.16, 77.13],
      [43.08, 77.17],
    ],
    [
      [42.82, 76.6],
      [42.86, 77.6],
      [42.92, 78.2],
      [42.93, 78.6],
      [42.84, 79.2],
    ],
    [
      [44.75, 78.6],
      [44.85, 79.3],
      [45.1, 80.1],
      [45.25, 80.75],
      [45.35, 81.6],
    ],
    // Karatau, Ugam and Talas, Kyrgyz Alatau.
    [
      [42.95, 70.4],
      [43.5, 69.3],
      [44.0, 68.1],
    ],
    [
      [41.9, 70.2],
      [42.25, 71.2],
      [42.45, 72.4],
      [42.5, 73.4],
      [42.45, 74.6],
      [42.6, 75.6],
    ],
  ] as const
).map(toPositions);

/** Lakes large enough to have a shape: Kapchagay, Issyk-Kul, Balkhash, Alakol. */
export const LAKES: readonly (readonly Position[])[] = (
  [
    [
      [43.93, 77.1],
      [43.94, 77.35],
      [43.88, 77.7],
      [43.79, 78.15],
      [43.7, 78.0],
      [43.7, 77.7],
      [43.74, 77.4],
      [43.81, 77.2],
    ],
    [
      [42.45, 76.15],
      [42.65, 76.5],
      [42.75, 77.2],
      [42.73, 77.9],
      [42.6, 78.3],
      [42.4, 78.1],
      [42.2, 77.5],
      [42.15, 76.9],
    ],
    [
      [46.8, 79.2],
      [46.5, 77.6],
      [46.7, 76.5],
      [46.6, 75.3],
      [45.8, 74.1],
      [45.1, 73.7],
      [45.9, 74.9],
      [46.2, 77],
      [46.4, 79.2],
    ],
    [
      [46.3, 81.4],
      [46.35, 81.8],
      [46.1, 82.1],
      [45.85, 81.7],
      [46.0, 81.4],
    ],
  ] as const
).map(toPositions);

/** Mountain lakes, drawn as a drop: Big Almaty, Issyk, Kolsay (two), Kaindy, Zhasylkol. */
export const SMALL_LAKES: readonly Position[] = toPositions([
  [43.05, 76.985],
  [43.252, 77.486],
  [42.984, 78.322],
  [42.953, 78.3],
  [42.982, 78.468],
  [45.386, 80.579],
]);

/** The middle of Almaty, around which its blocks are drawn. */
export const CITY: Position = { lat: 43.25, lon: 76.925 };
