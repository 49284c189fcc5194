import { type Layer, mist } from './layers.ts';
import type { Point } from './sketch.ts';

/**
 * The reflection of a lit hall on wet stone, in vertical strips. Lengths are in units; `color` lists red, green and blue
 * as in CSS.
 */
export const wetReflection =
  (top: number, from: number, to: number, color: string): Layer =>
  ({ canvas, drawing: { height } }) => {
    for (let i = 0; i < 26; i++) {
      const fall = canvas.createLinearGradient(0, top, 0, height);
      fall.addColorStop(0, `rgba(${color},${0.1 + 0.055 * ((i * 7) % 5)})`);
      fall.addColorStop(1, `rgba(${color},0)`);
      canvas.fillStyle = fall;
      canvas.fillRect(from + (i / 25) * (to - from), top, 12 + ((i * 13) % 11), height - top);
    }
  };

/** Dust behind a vehicle, thinner with distance; `size` is the vehicle's units per metre. */
export const dust = ([x, y]: Point, size: number): Layer[] =>
  [0, 1, 2, 3].map((puff) =>
    mist([x - (size * (1.1 + puff * 0.9)) / 1200, y], {
      width: size * (1 + puff * 0.5),
      rise: size * (0.5 + puff * 0.24),
      puffs: 24,
      strength: 0.34 - puff * 0.05,
      seed: puff + size,
      color: '255,236,196',
    }),
  );
