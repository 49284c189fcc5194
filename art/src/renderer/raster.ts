import type { Rgb } from './color.ts';
import { clamp } from './math.ts';

/** A picture with three floating-point numbers per pixel; with a transparent sky `coverage` has the opacity of each. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly colors: Float32Array;
  coverage: Float32Array | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.colors = new Float32Array(width * height * 3);
  }

  /** Sets the colour of the pixel with index `i`. */
  set(i: number, [r, g, b]: Rgb): void {
    this.colors[i * 3] = r;
    this.colors[i * 3 + 1] = g;
    this.colors[i * 3 + 2] = b;
  }

  /** Composites a drawing of the same size over the picture: RGBA bytes, not premultiplied. */
  compositeDrawing(drawing: Uint8ClampedArray): void {
    const { colors } = this;
    for (let i = 0; i < this.width * this.height; i++) {
      const alpha = drawing[i * 4 + 3] / 255;
      if (alpha <= 0) continue;
      for (let c = 0; c < 3; c++) colors[i * 3 + c] += (drawing[i * 4 + c] / 255 - colors[i * 3 + c]) * alpha;
    }
  }

  /** Averages 2 x 2 pixels into one. Transparent pixels do not contribute colour, so that edges have no fringe. */
  downsample(): Raster {
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
          half.colors[to * 3 + c] = four.reduce((sum, k, n) => sum + this.colors[k * 3 + c] * weights[n], 0) / total;
      }
    return half;
  }

  /** Converts the picture to bytes: RGB, or RGBA when it has transparent pixels. */
  toBytes(): { data: Buffer; channels: 3 | 4 } {
    const channels = this.coverage ? 4 : 3;
    const data = Buffer.alloc(this.width * this.height * channels);
    for (let i = 0; i < this.width * this.height; i++) {
      for (let c = 0; c < 3; c++) data[i * channels + c] = clamp(this.colors[i * 3 + c]) * 255 + 0.5;
      if (this.coverage) data[i * 4 + 3] = this.coverage[i] * 255 + 0.5;
    }
    return { data, channels };
  }
}
