import { createRandom } from '../renderer/random.ts';
import type { Sketch } from './sketch.ts';

/** Draws pigeons on the ground, spread around a point; `body` is half the length of one. */
export function drawPigeons(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  depth: number,
  count: number,
  seed: number,
  body = 3.2,
): void {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + (random() - 0.5) * width, y + random() * depth];
    const size = body * (0.75 + random() * 0.5);
    const fill = sketch.paint(random() < 0.3 ? '#F4E3C8' : '#6A5E78', 0.6);
    sketch.ellipse([px, py], size, size * 0.55, fill, -0.3);
    sketch.ellipse([px + size * 0.85, py + (body < 1 ? size : -size) * 0.65], size * 0.36, size * 0.36, fill);
  }
}

/** Draws flying birds in an area of the picture; its size is in units. */
export function drawBirds(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  seed: number,
): void {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + random() * width, y + random() * height];
    const size = 4 + random() * 5;
    sketch.line(
      [
        [px - size, py - size * 0.4],
        [px - size * 0.4, py - size * 0.3],
        [px, py],
        [px + size * 0.4, py - size * 0.3],
        [px + size, py - size * 0.35],
      ],
      1.5,
      sketch.paint('#4C4464', 0.4),
    );
  }
}
