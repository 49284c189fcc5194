import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../kit/colour.ts';
import { randomFrom } from '../kit/random.ts';
import type { Sketch } from './sketch.ts';

/** Pigeons on the paving, picking; spread around a place. `size` is half the length of one. */
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
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + (random() - 0.5) * width, y + random() * depth];
    const size = body * (0.75 + random() * 0.5);
    const fill = sketch.paint(random() < 0.3 ? '#F4E3C8' : '#6A5E78', 0.6);
    sketch.ellipse([px, py], size, size * 0.55, fill, -0.3);
    sketch.ellipse([px + size * 0.85, py + (body < 1 ? size : -size) * 0.65], size * 0.36, size * 0.36, fill);
  }
}

/** Birds in the air over a part of the picture. */
export function drawBirds(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  seed: number,
): void {
  const random = randomFrom(seed);
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

/** A fountain: jets that rise from a basin and fall back, with their height in units of the picture. */
export function drawFountain(
  canvas: SKRSContext2D,
  x: number,
  y: number,
  rise: number,
  width: number,
  colour: Rgb,
  seed: number,
): void {
  const random = randomFrom(seed);
  canvas.lineCap = 'round';
  for (let jet = 0; jet < 26; jet++) {
    const reach = (random() - 0.5) * width;
    const tall = rise * (1 - (Math.abs(reach) / width) * 1.1) * (0.75 + 0.3 * random());
    canvas.strokeStyle = css(colour, 0.3 + 0.35 * random());
    canvas.lineWidth = 1.2 + random() * 2;
    canvas.beginPath();
    canvas.moveTo(x + reach * 0.1, y);
    canvas.quadraticCurveTo(x + reach * 0.35, y - tall * 1.7, x + reach, y - random() * 3);
    canvas.stroke();
  }
  canvas.fillStyle = css(colour, 0.45);
  canvas.beginPath();
  canvas.ellipse(x, y, width * 0.55, width * 0.06, 0, 0, Math.PI * 2);
  canvas.fill();
}
