import type { Sketch } from '../drawing/sketch.ts';
import { drawSpokedWheel, rubber } from './wheels.ts';

/** Draws a bicycle with its rider, 1.8 m long, facing right; the origin is under its middle. */
export function drawCyclist(sketch: Sketch, frame: string, jacket: string) {
  for (const x of [-0.55, 0.55]) drawSpokedWheel(sketch, [x, 0.35], 0.35, 0.055);
  const tube = sketch.paint(frame, 0.7);
  sketch.line(
    [
      [-0.55, 0.35],
      [-0.08, 0.32],
      [0.4, 0.82],
      [-0.2, 0.8],
      [-0.55, 0.35],
    ],
    0.05,
    tube,
  );
  sketch.line(
    [
      [-0.08, 0.32],
      [-0.22, 0.92],
    ],
    0.05,
    tube,
  );
  sketch.line(
    [
      [0.05, 0.44],
      [0.3, 0.72],
    ],
    0.11,
    sketch.paint('#22263F', 0.4),
  );
  sketch.line(
    [
      [0.55, 0.35],
      [0.38, 0.98],
      [0.5, 1.04],
    ],
    0.045,
    sketch.paint('#5C5A68', 0.5),
  );
  sketch.line(
    [
      [-0.34, 0.94],
      [-0.12, 0.94],
    ],
    0.07,
    sketch.paint(rubber, 0.3),
  );
  sketch.line(
    [
      [-0.2, 1],
      [0.14, 0.72],
      [-0.02, 0.26],
    ],
    0.14,
    sketch.paint('#2E3350', 0.4),
  );
  sketch.line(
    [
      [-0.05, 0.24],
      [0.1, 0.24],
    ],
    0.08,
    sketch.paint('#EFE6D2', 0.6),
  );
  sketch.blob(
    [
      [-0.34, 0.96],
      [-0.22, 1.4],
      [0.04, 1.54],
      [0.2, 1.36],
      [-0.06, 0.96],
    ],
    sketch.paint(jacket, 0.55),
  );
  sketch.line(
    [
      [0.06, 1.36],
      [0.26, 1.12],
      [0.46, 1.06],
    ],
    0.1,
    sketch.paint(jacket, 0.8),
  );
  sketch.ellipse([0.18, 1.64], 0.12, 0.14, sketch.paint('#9A6248', 0.5));
  sketch.blob(
    [
      [0.0, 1.68],
      [0.06, 1.86],
      [0.3, 1.84],
      [0.34, 1.7],
    ],
    sketch.paint('#EFE6D2', 0.9),
  );
}
