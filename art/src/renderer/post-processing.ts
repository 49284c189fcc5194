import { smoothstep } from './math.ts';
import { Noise } from './noise.ts';
import { hashCell } from './random.ts';
import type { Raster } from './raster.ts';

export type PostProcessing = {
  seed: number;
  /** Strength of the paper grain. */
  grain?: number;
  /** How much darker the corners are. */
  vignette?: number;
};

/** Adds paper fibre, grain and a vignette to the finished picture, in place. */
export function applyPostProcessing(
  { width, height, colors }: Raster,
  { seed, grain = 0.035, vignette = 0.16 }: PostProcessing,
): void {
  const paper = new Noise(seed + 99);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 3;
      const luminance = colors[k] * 0.3 + colors[k + 1] * 0.59 + colors[k + 2] * 0.11;
      const fine = hashCell(x, y, seed) + hashCell(x, y, seed + 5) - 1;
      const coarse = hashCell(x >> 1, y >> 1, seed + 2) - 0.5;
      const fibre = paper.at(x * 0.9, y * 0.28) * 0.25 + paper.at(x * 0.05, y * 0.05) * 0.3;
      const noise = grain * (1.15 - 0.55 * luminance) * (fine * 0.9 + coarse * 0.5 + fibre * 0.35);
      const dx = (x / width - 0.5) * 2;
      const dy = (y / height - 0.5) * 2;
      const corner = 1 - vignette * smoothstep(0.45, 1.7, dx * dx * 0.8 + dy * dy * 0.9);
      for (let c = 0; c < 3; c++) colors[k + c] = (colors[k + c] + noise) * corner;
    }
}
