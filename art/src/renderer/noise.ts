import { clamp } from './math.ts';
import { createRandom } from './random.ts';

const SIZE = 256;
const MASK = SIZE - 1;

/** Seeded gradient noise over the plane. Values range from about -1 to 1 unless a method says otherwise. */
export class Noise {
  readonly #order = new Uint8Array(SIZE * 2);
  readonly #gradientX = new Float32Array(SIZE);
  readonly #gradientY = new Float32Array(SIZE);

  constructor(seed: number) {
    const random = createRandom(seed);
    const order = Uint8Array.from({ length: SIZE }, (_, i) => i);
    for (let i = MASK; i > 0; i--) {
      const j = (random() * (i + 1)) | 0;
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let i = 0; i < SIZE * 2; i++) this.#order[i] = order[i & MASK];
    for (let i = 0; i < SIZE; i++) {
      const angle = random() * Math.PI * 2;
      this.#gradientX[i] = Math.cos(angle);
      this.#gradientY[i] = Math.sin(angle);
    }
  }

  /** One octave of noise with features about one unit wide. */
  at(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const fx = x - column;
    const fy = y - row;
    const order = this.#order;
    const left = order[column & MASK];
    const right = order[(column & MASK) + 1];
    const below = row & MASK;
    const corner = (k: number, dx: number, dy: number) => this.#gradientX[k] * dx + this.#gradientY[k] * dy;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const a = corner(order[left + below], fx, fy);
    const b = corner(order[right + below], fx - 1, fy);
    const c = corner(order[left + below + 1], fx, fy - 1);
    const d = corner(order[right + below + 1], fx - 1, fy - 1);
    const top = a + u * (b - a);
    return (top + v * (c + u * (d - c) - top)) * 1.5;
  }

  /** Fractal noise: a sum of octaves, each half as high as the one before. For clouds, soil and rounded hills. */
  fbm(x: number, y: number, octaves: number): number {
    let sum = 0;
    let weight = 0;
    let height = 1;
    for (let i = 0; i < octaves; i++) {
      sum += height * this.at(x, y);
      weight += height;
      height *= 0.5;
      // Each octave is rotated, so that the grids of the octaves do not align.
      [x, y] = [x * 2.03 * 0.8 - y * 2.03 * 0.6 + 17.3, x * 2.03 * 0.6 + y * 2.03 * 0.8 - 9.1];
    }
    return sum / weight;
  }

  /** Ridged fractal noise, 0 to 1: sharp crests with smooth valleys. For mountains. */
  ridged(x: number, y: number, octaves: number): number {
    let sum = 0;
    let weight = 0;
    let height = 1;
    let carry = 1;
    for (let i = 0; i < octaves; i++) {
      let crest = 1 - Math.abs(this.at(x, y) * 1.25);
      crest = crest * crest * carry;
      carry = clamp(crest * 1.7);
      sum += height * crest;
      weight += height;
      height *= 0.5;
      [x, y] = [x * 2.07 * 0.8 - y * 2.07 * 0.6 + 31.7, x * 2.07 * 0.6 + y * 2.07 * 0.8 + 4.7];
    }
    return sum / weight;
  }
}
