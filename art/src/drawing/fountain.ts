import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../renderer/color.ts';
import { createRandom } from '../renderer/random.ts';

/** Draws the jets of a fountain; lengths are in units of the picture. */
export function drawFountain(
  canvas: SKRSContext2D,
  x: number,
  y: number,
  rise: number,
  width: number,
  color: Rgb,
  seed: number,
): void {
  const random = createRandom(seed);
  canvas.lineCap = 'round';
  for (let jet = 0; jet < 26; jet++) {
    const reach = (random() - 0.5) * width;
    const tall = rise * (1 - (Math.abs(reach) / width) * 1.1) * (0.75 + 0.3 * random());
    canvas.strokeStyle = css(color, 0.3 + 0.35 * random());
    canvas.lineWidth = 1.2 + random() * 2;
    canvas.beginPath();
    canvas.moveTo(x + reach * 0.1, y);
    canvas.quadraticCurveTo(x + reach * 0.35, y - tall * 1.7, x + reach, y - random() * 3);
    canvas.stroke();
  }
  canvas.fillStyle = css(color, 0.45);
  canvas.beginPath();
  canvas.ellipse(x, y, width * 0.55, width * 0.06, 0, 0, Math.PI * 2);
  canvas.fill();
}
