import type { Rgb } from './colour.ts';
import { clamp } from './numbers.ts';

/** A picture of colours in floating point, three numbers per pixel, and how much of each pixel is covered if it is cut out. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly colours: Float32Array;
  coverage: Float32Array | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.colours = new Float32Array(width * height * 3);
  }

  set(i: number, [r, g, b]: Rgb): void {
    this.colours[i * 3] = r;
    this.colours[i * 3 + 1] = g;
    this.colours[i * 3 + 2] = b;
  }

  /** Lays a drawing of the same size over this one: RGBA bytes, not premultiplied. */
  over(drawing: Uint8ClampedArray): void {
    const { colours } = this;
    for (let i = 0; i < this.width * this.height; i++) {
      const alpha = drawing[i * 4 + 3] / 255;
      if (alpha <= 0) continue;
      for (let c = 0; c < 3; c++) colours[i * 3 + c] += (drawing[i * 4 + c] / 255 - colours[i * 3 + c]) * alpha;
    }
  }

  /** Half as wide and high. Covered pixels alone give a cut-out its colours, so that its edge has no fringe. */
  halved(): Raster {
    const half = new Raster(this.width >> 1, this.height >> 1);
    if (this.coverage) half.coverage = new Float32Array(half.width * half.height);
    for (let y = 0; y < half.height; y++)
      for (let x = 0; x < half.width; x++) {
        const from = y * 2 * this.width + x * 2;
        const to = y * half.width + x;
        const four = [from, from + 1, from + this.width, from + this.width + 1];
        const weights = four.map((k) => this.coverage?.[k] ?? 1);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        if (half.coverage) half.coverage[to] = total / 4;
        if (total === 0) continue;
        for (let c = 0; c < 3; c++)
          half.colours[to * 3 + c] = four.reduce((sum, k, n) => sum + this.colours[k * 3 + c] * weights[n], 0) / total;
      }
    return half;
  }

  /** As bytes: RGB, or RGBA when it is cut out. */
  bytes(): { data: Buffer; channels: 3 | 4 } {
    const channels = this.coverage ? 4 : 3;
    const data = Buffer.alloc(this.width * this.height * channels);
    for (let i = 0; i < this.width * this.height; i++) {
      for (let c = 0; c < 3; c++) data[i * channels + c] = clamp(this.colours[i * 3 + c]) * 255 + 0.5;
      if (this.coverage) data[i * 4 + 3] = this.coverage[i] * 255 + 0.5;
    }
    return { data, channels };
  }
}
