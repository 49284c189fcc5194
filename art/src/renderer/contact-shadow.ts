import { mix, type Rgb } from './color.ts';
import type { GBuffer } from './g-buffer.ts';
import type { Raster } from './raster.ts';

/** Offsets of the compared neighbours, in pixels of a frame 2400 wide. */
const NEIGHBOURS = [
  [-7, 0],
  [7, 0],
  [0, -7],
  [0, 7],
  [-5, -5],
  [5, -5],
  [-5, 5],
  [5, 5],
  [-14, 0],
  [14, 0],
  [0, -14],
] as const;
/**
 * How much nearer a neighbour must be to darken a pixel, in metres: a smaller step belongs to the same surface,
 * a larger one to an unrelated object.
 */
const [MIN_STEP, MAX_STEP] = [0.008, 0.25];

/**
 * Darkens pixels close behind a nearer object (ambient occlusion in screen space), in place, so that stacked objects look
 * connected.
 */
export function applyContactShadow(raster: Raster, { width, height, depth }: GBuffer, color: Rgb): void {
  const scale = width / 2400;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (depth[i] > 1e8) continue;
      let nearer = 0;
      for (const [dx, dy] of NEIGHBOURS) {
        const nx = Math.round(x + dx * scale);
        const ny = Math.round(y + dy * scale);
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const step = depth[i] - depth[ny * width + nx];
        if (step > MIN_STEP && step < MAX_STEP) nearer++;
      }
      if (nearer === 0) continue;
      const { colors } = raster;
      const shaded = mix(
        [colors[i * 3], colors[i * 3 + 1], colors[i * 3 + 2]],
        color,
        Math.min(0.5, (nearer / NEIGHBOURS.length) * 0.62),
      );
      raster.set(i, shaded);
    }
}
