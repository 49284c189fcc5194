import type { Camera } from './camera.ts';
import type { GBuffer } from './g-buffer.ts';
import { clamp, type Vec3 } from './math.ts';
import { hashCell } from './random.ts';

/** A bush or a part of a tree's crown: a round shape with a leafy edge. Lengths are in metres; `y` is its foot. */
export type Blob = {
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
  /** 0 to 1; changes the outline and the grain. */
  variation: number;
  /** Brightness: 1 is full light. */
  light: number;
};

/**
 * Draws blobs into the buffer.
 *
 * @param sunSide the side the sun is on: -1 left, 1 right.
 */
export function rasterizeBlobs(
  buffer: GBuffer,
  camera: Camera,
  blobs: readonly Blob[],
  material: number,
  sunSide: number,
): void {
  const { width, height } = buffer;
  for (const blob of blobs) {
    const [cx, cy, depth] = camera.project(blob.x, blob.y + blob.height * 0.55, blob.z);
    if (depth < 2) continue;
    const rx = (camera.focal * blob.radius) / depth;
    const ry = (camera.focal * blob.height * 0.5) / depth;
    if (rx < 0.7 || cx < -rx || cx > width + rx) continue;
    const seed = (blob.variation * 65536) | 0;
    for (let y = Math.max(0, Math.floor(cy - ry)); y <= Math.min(height - 1, cy + ry); y++)
      for (let x = Math.max(0, Math.floor(cx - rx)); x <= Math.min(width - 1, cx + rx); x++) {
        const ex = (x + 0.5 - cx) / rx;
        const ey = (y + 0.5 - cy) / ry;
        const angle = Math.atan2(ey, ex);
        const away = ex * ex + ey * ey;
        if (away > 0.86 + 0.14 * Math.sin(angle * 5 + blob.variation * 20) * Math.sin(angle * 3 + blob.variation * 9))
          continue;
        const grain = (hashCell((x * 0.3) | 0, (y * 0.3) | 0, seed) - 0.5) * 0.14;
        const shade = clamp((0.42 + 0.34 * ex * sunSide - 0.3 * ey + grain) * blob.light);
        buffer.put(y * width + x, depth - Math.sqrt(1 - Math.min(1, away)) * blob.radius * 0.5, material, shade);
      }
  }
}

/**
 * A smooth ball such as a fruit. Lengths are in metres; (x, y, z) is its centre. In the buffer `u` is its kind and `v`
 * its variation.
 */
export type Ball = {
  x: number;
  y: number;
  z: number;
  radius: number;
  /** Factors on the radius, across and upwards. */
  widthFactor?: number;
  heightFactor?: number;
  kind: number;
  variation: number;
  /** Share of the light that reaches it: 1 is in the open, less is between other balls. */
  exposure: number;
  /** Cosine of the angle below which it has a highlight; above 1 it never has one. */
  gloss?: number;
  /** Draws the hollow and the stalk of an apple. */
  hasStalk?: boolean;
};

/** Shades outside 0 to 1 that mark a highlight and the stalk of an apple. */
export const GLINT = 1.2;
export const STALK = -1;

/** Draws balls into the buffer. `sun` is the unit vector towards the sun. */
export function rasterizeBalls(
  buffer: GBuffer,
  camera: Camera,
  balls: readonly Ball[],
  material: number,
  sun: Vec3,
): void {
  const { width, height } = buffer;
  const half = [sun[0], sun[1], sun[2] - 1];
  const halfLength = Math.hypot(...half);
  for (const ball of balls) {
    const [cx, cy, depth] = camera.project(ball.x, ball.y, ball.z);
    const rx = (camera.focal * ball.radius * (ball.widthFactor ?? 1)) / depth;
    const ry = (camera.focal * ball.radius * (ball.heightFactor ?? 1)) / depth;
    if (depth < 0.3 || rx < 0.6 || cx < -rx || cx > width + rx || cy < -ry || cy > height + ry) continue;
    for (let y = Math.max(0, Math.floor(cy - ry)); y <= Math.min(height - 1, cy + ry); y++)
      for (let x = Math.max(0, Math.floor(cx - rx)); x <= Math.min(width - 1, cx + rx); x++) {
        const nx = (x + 0.5 - cx) / rx;
        const ny = -(y + 0.5 - cy) / ry;
        const flat = nx * nx + ny * ny;
        if (flat > 1) continue;
        const nz = -Math.sqrt(1 - flat);
        const facing = Math.max(0, nx * sun[0] + ny * sun[1] + nz * sun[2]);
        const shelter = ball.exposure * (0.62 + 0.38 * clamp(0.5 + 0.7 * ny));
        let shade = (0.16 + 0.2 * clamp(0.5 + 0.5 * ny) + 0.62 * facing) * shelter;
        if ((nx * half[0] + ny * half[1] + nz * half[2]) / halfLength > (ball.gloss ?? 0.985)) shade = GLINT;
        if (ball.hasStalk) {
          const hollow = Math.hypot(nx * 1.1, (ny - 0.84) * 1.9);
          if (hollow < 0.3) shade -= 0.26 * (1 - hollow / 0.3);
          if (ny > 0.82 && Math.abs(nx - (ball.variation - 0.5) * 0.7 * (ny - 0.8)) < 0.055) shade = STALK;
        }
        buffer.put(y * width + x, depth + nz * ball.radius, material, shade, ball.kind, ball.variation);
      }
  }
}
