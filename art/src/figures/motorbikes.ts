import type { Point, Sketch } from '../drawing/sketch.ts';
import { drawSpokedWheel, drawWheel } from './wheels.ts';

/** Draws a quad bike with its rider, 2 m long, facing right; the origin is under its middle. */
export function drawQuadBike(sketch: Sketch, body: string, jacket: string) {
  sketch.blob(
    [
      [-0.95, 0.6],
      [-0.9, 0.92],
      [-0.3, 0.98],
      [0.1, 0.86],
      [0.55, 1.05],
      [1, 0.95],
      [0.98, 0.62],
    ],
    sketch.paint(body, 0.6),
  );
  sketch.polygon(
    [
      [-0.5, 0.35],
      [0.5, 0.35],
      [0.6, 0.66],
      [-0.6, 0.66],
    ],
    sketch.paint('#3A3644', 0.25),
  );
  sketch.blob(
    [
      [-0.95, 0.84],
      [-0.8, 1.0],
      [-0.3, 1.02],
      [-0.4, 0.84],
    ],
    sketch.paint('#2A2438', 0.3),
  );
  sketch.line(
    [
      [0.5, 1.0],
      [0.36, 1.34],
    ],
    0.06,
    sketch.paint('#2A2438', 0.4),
  );
  sketch.ellipse([1, 0.86], 0.08, 0.1, sketch.paint('#FFF1C2', 1));
  for (const x of [-0.68, 0.68]) drawWheel(sketch, [x, 0.34], 0.34);
  drawRiderUpright(sketch, [-0.4, 1.0], jacket, [0.34, 1.34]);
}

/** Draws a light motorbike in the air with its rider, 2 m long, facing right; the origin is under its middle. */
export function drawEnduroBike(sketch: Sketch, body: string, jacket: string) {
  for (const x of [-0.68, 0.72]) drawSpokedWheel(sketch, [x, 0.34], 0.34, 0.1);
  sketch.line(
    [
      [0.72, 0.34],
      [0.44, 1.04],
    ],
    0.07,
    sketch.paint('#B9B4A8', 0.6),
  );
  sketch.line(
    [
      [-0.68, 0.34],
      [-0.1, 0.48],
      [0.2, 0.44],
    ],
    0.08,
    sketch.paint('#4A4658', 0.3),
  );
  sketch.blob(
    [
      [-0.25, 0.32],
      [-0.25, 0.72],
      [0.35, 0.75],
      [0.3, 0.34],
    ],
    sketch.paint('#3A3644', 0.3),
  );
  sketch.blob(
    [
      [-0.95, 0.92],
      [-0.4, 0.98],
      [0.1, 0.84],
      [0.5, 1.06],
      [0.42, 0.76],
      [0, 0.68],
      [-0.5, 0.78],
    ],
    sketch.paint(body, 0.65),
  );
  sketch.blob(
    [
      [0.5, 0.78],
      [1.14, 0.72],
      [1.08, 0.82],
      [0.55, 0.92],
    ],
    sketch.paint(body, 0.9),
  );
  sketch.line(
    [
      [0.36, 1.12],
      [0.5, 1.16],
    ],
    0.05,
    sketch.paint('#2A2438', 0.3),
  );
  drawRiderUpright(sketch, [-0.42, 1.06], jacket, [0.42, 1.16]);
}

/** Draws a rider with a helmet, seated at a point; `grip` is where the hands are. */
function drawRiderUpright(sketch: Sketch, [x, y]: Point, jacket: string, grip: Point) {
  sketch.line(
    [
      [x + 0.05, y],
      [x + 0.42, y - 0.1],
      [x + 0.34, y - 0.56],
    ],
    0.17,
    sketch.paint('#2E3350', 0.35),
  );
  sketch.line(
    [
      [x + 0.3, y - 0.58],
      [x + 0.5, y - 0.58],
    ],
    0.11,
    sketch.paint('#1F1A2C', 0.3),
  );
  sketch.blob(
    [
      [x - 0.16, y - 0.04],
      [x - 0.1, y + 0.42],
      [x + 0.14, y + 0.62],
      [x + 0.34, y + 0.44],
      [x + 0.16, y - 0.04],
    ],
    sketch.paint(jacket, 0.55),
  );
  sketch.line([[x + 0.2, y + 0.44], [x + 0.46, y + 0.18], grip], 0.12, sketch.paint(jacket, 0.8));
  sketch.ellipse([x + 0.3, y + 0.76], 0.17, 0.17, sketch.paint('#EFE6D2', 0.75));
  sketch.blob(
    [
      [x + 0.32, y + 0.7],
      [x + 0.34, y + 0.84],
      [x + 0.5, y + 0.82],
      [x + 0.48, y + 0.68],
    ],
    sketch.paint('#22263F', 0.4),
  );
}
