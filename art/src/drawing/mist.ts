import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRandom } from '../renderer/random.ts';

/** Spray, steam or dust: soft puffs that rise from a point and fade out. Lengths are in units of the picture. */
export type Mist = {
  x: number;
  y: number;
  width: number;
  rise: number;
  puffs: number;
  strength: number;
  seed: number;
  color?: string;
};

/** Draws mist; `color` lists red, green and blue as in CSS, such as '255,250,240'. */
export function drawMist(
  canvas: SKRSContext2D,
  { x, y, width, rise, puffs, strength, seed, color = '255,250,240' }: Mist,
): void {
  const random = createRandom(seed);
  for (let i = 0; i < puffs; i++) {
    const up = random();
    const cx = x + (random() - 0.5) * width * (0.6 + up);
    const cy = y - up * rise;
    const radius = width * (0.14 + 0.22 * random()) * (0.7 + 0.6 * up);
    const puff = canvas.createRadialGradient(cx, cy, 0, cx, cy, radius);
    puff.addColorStop(0, `rgba(${color},${strength * (1 - up * 0.8)})`);
    puff.addColorStop(1, `rgba(${color},0)`);
    canvas.fillStyle = puff;
    canvas.fillRect(cx - radius, cy - radius, radius * 2, radius * 2);
  }
}
