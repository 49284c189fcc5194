import { type Erosion, erode } from './erosion.ts';
import type { Vec3 } from './math.ts';
import { blurGrid, sampleGrid, type Terrain } from './terrain.ts';

/** A terrain with the values that lighting needs, one of each per cell. */
export type Ground = {
  terrain: Terrain;
  normalX: Float32Array;
  normalY: Float32Array;
  normalZ: Float32Array;
  /** Share of the sun that is visible from the cell, 0 to 1. */
  sunlight: Float32Array;
  /** Positive above its surroundings (a crest), negative below (a hollow). */
  openness: Float32Array;
};

export type GroundOptions = {
  erosion?: Erosion;
  /** Radius in cells of the blur that is applied after erosion. */
  blur?: number;
  /** Width of the edge of cast shadows; a small number gives a sharp edge. */
  softness?: number;
  /** Radius in cells and weight of each scale at which openness is calculated. */
  openness?: readonly (readonly [radius: number, weight: number])[];
};

/** The surface normal at a point in cells. */
const normalAt = ({ terrain, normalX, normalY, normalZ }: Ground, u: number, v: number): Vec3 => [
  sampleGrid(normalX, terrain.cells, u, v),
  sampleGrid(normalY, terrain.cells, u, v),
  sampleGrid(normalZ, terrain.cells, u, v),
];

/** Cosine of the angle between the sun and the surface at a point in cells, 0 to 1; cast shadows are not considered. */
export function sunIncidenceAt(ground: Ground, sun: Vec3, u: number, v: number): number {
  const [x, y, z] = normalAt(ground, u, v);
  return Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
}

/** Calculates the surface normals of all cells. */
function normals({ cells, step, heights: h }: Terrain) {
  const [normalX, normalY, normalZ] = [0, 1, 2].map(() => new Float32Array(cells * cells));
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const k = row * cells + column;
      const west = h[row * cells + Math.max(0, column - 1)];
      const east = h[row * cells + Math.min(cells - 1, column + 1)];
      const near = h[Math.max(0, row - 1) * cells + column];
      const away = h[Math.min(cells - 1, row + 1) * cells + column];
      const x = (west - east) / (2 * step);
      const z = (near - away) / (2 * step);
      const scale = 1 / Math.hypot(x, 1, z);
      normalX[k] = x * scale;
      normalY[k] = scale;
      normalZ[k] = z * scale;
    }
  return { normalX, normalY, normalZ };
}

/** Follows a ray from every cell towards the sun and measures how far the ground stays below it. */
function sunlightOn({ cells, step, heights: h }: Terrain, sun: Vec3, softness: number): Float32Array {
  const light = new Float32Array(cells * cells);
  const flat = Math.hypot(sun[0], sun[2]);
  const sx = sun[0] / flat;
  const sz = sun[2] / flat;
  const rise = (sun[1] / flat) * step;
  const soft = softness * step;
  const highest = h.reduce((top, height) => Math.max(top, height), Number.NEGATIVE_INFINITY);
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const start = h[row * cells + column] + step * 0.05;
      let seen = 1;
      let distance = 1;
      let stride = 1;
      for (;;) {
        const x = column + sx * distance;
        const y = row + sz * distance;
        if (x < 0 || y < 0 || x >= cells - 1 || y >= cells - 1) break;
        const ray = start + rise * distance;
        if (ray > highest) break;
        const k = (y | 0) * cells + (x | 0);
        const fu = x - (x | 0);
        const fv = y - (y | 0);
        const below =
          (h[k] * (1 - fu) + h[k + 1] * fu) * (1 - fv) + (h[k + cells] * (1 - fu) + h[k + cells + 1] * fu) * fv;
        seen = Math.min(seen, (ray - below) / (soft * distance + step * 0.05));
        if (seen <= 0) break;
        distance += stride;
        if (distance > 24) stride = 1.5;
        if (distance > 90) stride = 2.5;
      }
      light[row * cells + column] = Math.max(0, seen);
    }
  return light;
}

/**
 * Erodes a terrain and calculates what lighting needs.
 *
 * @param sun unit vector towards the sun.
 */
export function createGround(terrain: Terrain, sun: Vec3, options: GroundOptions = {}): Ground {
  const { erosion, blur = 0, softness = 0.03 } = options;
  const scales = options.openness ?? [
    [4, 1],
    [16, 0.6],
  ];
  if (erosion) erode(terrain, erosion);
  const { cells, step } = terrain;
  if (blur > 0) terrain.heights = blurGrid(terrain.heights, cells, blur, 1);
  const openness = new Float32Array(cells * cells);
  for (const [radius, weight] of scales) {
    const around = blurGrid(terrain.heights, cells, radius, 2);
    const scale = weight / (radius * step);
    for (let i = 0; i < openness.length; i++) openness[i] += (terrain.heights[i] - around[i]) * scale;
  }
  return { terrain, ...normals(terrain), sunlight: sunlightOn(terrain, sun, softness), openness };
}
