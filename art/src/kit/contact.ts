import { mix, type Rgb } from './colour.ts';
import type { GBuffer } from './gbuffer.ts';
import type { Raster } from './raster.ts';

/** Neighbours that may stand over a pixel, in pixels of a frame 2400 wide. */
const AROUND = [
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
/** How much nearer a neighbour is that shades a pixel: less is the same surface, more is another thing. Metres. */
const [LEAST, MOST] = [0.008, 0.25];

/** Darkens what lies close behind something else, so that things in a heap touch each other. */
export function shadeContacts(raster: Raster, { width, height, depth }: GBuffer, colour: Rgb): void {
  const scale = width / 2400;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (depth[i] > 1e8) continue;
      let nearer = 0;
      for (const [dx, dy] of AROUND) {
        const nx = Math.round(x + dx * scale);
        const ny = Math.round(y + dy * scale);
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const step = depth[i] - depth[ny * width + nx];
        if (step > LEAST && step < MOST) nearer++;
      }
      if (nearer === 0) continue;
      const { colours } = raster;
      const shaded = mix(
        [colours[i * 3], colours[i * 3 + 1], colours[i * 3 + 2]],
        colour,
        Math.min(0.5, (nearer / AROUND.length) * 0.62),
      );
      raster.set(i, shaded);
    }
}
