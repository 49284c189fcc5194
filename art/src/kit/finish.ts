import { Noise } from './noise.ts';
import { smooth } from './numbers.ts';
import { hash } from './random.ts';
import type { Raster } from './raster.ts';

export type Finish = {
  seed: number;
  /** Strength of the paper's grain. */
  grain?: number;
  /** How much darker the corners are. */
  vignette?: number;
};

/** The last step of every picture: fibre, grain and slightly darker corners, as on printed paper. */
export function finish({ width, height, colours }: Raster, { seed, grain = 0.035, vignette = 0.16 }: Finish): void {
  const paper = new Noise(seed + 99);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 3;
      const luminance = colours[k] * 0.3 + colours[k + 1] * 0.59 + colours[k + 2] * 0.11;
      const fine = hash(x, y, seed) + hash(x, y, seed + 5) - 1;
      const coarse = hash(x >> 1, y >> 1, seed + 2) - 0.5;
      const fibre = paper.at(x * 0.9, y * 0.28) * 0.25 + paper.at(x * 0.05, y * 0.05) * 0.3;
      const noise = grain * (1.15 - 0.55 * luminance) * (fine * 0.9 + coarse * 0.5 + fibre * 0.35);
      const dx = (x / width - 0.5) * 2;
      const dy = (y / height - 0.5) * 2;
      const corner = 1 - vignette * smooth(0.45, 1.7, dx * dx * 0.8 + dy * dy * 0.9);
      for (let c = 0; c < 3; c++) colours[k + c] = (colours[k + c] + noise) * corner;
    }
}
