import type { Camera } from './camera.ts';
import { type GBuffer, GROUND, WATER } from './g-buffer.ts';
import { sampleGrid, type Terrain } from './terrain.ts';

export type GroundRasterOptions = {
  /** The nearest distance that is drawn, by column of the frame, and the farthest, in metres. */
  near: (column: number) => number;
  far?: number;
  /** Step along a ray as a share of the distance: smaller is finer and slower. */
  precision?: number;
  /** Ground below this height is left out: the reflection shows nothing under water. */
  above?: number;
};

/** Draws the terrain column by column from near to far, and only what rises above the pixels already drawn. */
export function rasterizeGround(buffer: GBuffer, camera: Camera, terrain: Terrain, options: GroundRasterOptions): void {
  const { near, far = terrain.size * 2, precision = 0.0011, above = Number.NEGATIVE_INFINITY } = options;
  const { width, height } = buffer;
  const { cells, step, heights, size } = terrain;
  const minStride = step * 0.35;
  for (let column = 0; column < width; column++) {
    const lateralOffset = (column + 0.5 - width / 2) / camera.focal;
    const vx = camera.forward[0] + camera.right[0] * lateralOffset;
    const vz = camera.forward[1] + camera.right[1] * lateralOffset;
    let top = height;
    // The previous point of the surface in this column; null where the ray has left the surface.
    let last: { row: number; u: number; v: number; distance: number } | null = null;
    for (let distance = near(column); distance < far; distance += Math.max(minStride, distance * precision)) {
      const x = camera.x + vx * distance;
      const z = camera.z + vz * distance;
      const inside = x >= 0 && z >= 0 && x < size && z < size;
      const u = x / step;
      const v = z / step;
      const ground = inside ? sampleGrid(heights, cells, u, v) : Number.NEGATIVE_INFINITY;
      if (!inside || ground < above) {
        last = null;
        continue;
      }
      const row = camera.horizon - (camera.focal * (ground - camera.y)) / distance;
      if (row < top) {
        const first = Math.max(0, Math.ceil(row - 0.5));
        const from = last ?? { row, u, v, distance };
        for (let y = top - 1; y >= first; y--) {
          const share = from.row <= row ? 1 : Math.min(1, Math.max(0, (from.row - (y + 0.5)) / (from.row - row)));
          const depth = from.distance + (distance - from.distance) * share;
          buffer.put(
            y * width + column,
            depth,
            GROUND,
            0,
            from.u + (u - from.u) * share,
            from.v + (v - from.v) * share,
          );
        }
        top = first;
        if (top <= 0) break;
      }
      last = { row, u, v, distance };
    }
  }
}

/**
 * Finds the distance at which the longest stretch of water in each column begins, in metres. Objects in front of it
 * hide water from the viewer but are not reflected in it. A column without water gets `otherwise`.
 */
export function findWaterStart({ width, height, material, depth }: GBuffer, otherwise: number): Float32Array {
  const begins = new Float32Array(width).fill(otherwise);
  for (let column = 0; column < width; column++) {
    let longest = 0;
    let length = 0;
    for (let row = height - 1; row >= 0; row--) {
      const water = material[row * width + column] === WATER;
      length = water ? length + 1 : 0;
      if (length <= longest) continue;
      longest = length;
      begins[column] = Math.max(otherwise, depth[(row + length - 1) * width + column]);
    }
  }
  return begins;
}

/** Draws still water at a level, in front of farther pixels and over ground below that level. (u, v) are in metres. */
export function rasterizeWater(buffer: GBuffer, camera: Camera, terrain: Terrain, level: number, far: number): void {
  const { width, height } = buffer;
  for (let row = Math.max(0, Math.ceil(camera.horizon)); row < height; row++) {
    const distance = (camera.focal * (camera.y - level)) / (row + 0.5 - camera.horizon);
    if (distance < 0.01 || distance > far) continue;
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const flooded =
        buffer.material[i] === GROUND && sampleGrid(terrain.heights, terrain.cells, buffer.u[i], buffer.v[i]) < level;
      if (distance >= buffer.depth[i] && !flooded) continue;
      const lateralOffset = (column + 0.5 - width / 2) / camera.focal;
      buffer.depth[i] = distance;
      buffer.material[i] = WATER;
      buffer.u[i] = camera.x + (camera.forward[0] + camera.right[0] * lateralOffset) * distance;
      buffer.v[i] = camera.z + (camera.forward[1] + camera.right[1] * lateralOffset) * distance;
    }
  }
}
