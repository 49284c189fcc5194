import type { Sketch } from '../drawing/sketch.ts';

/** Draws a rowing boat, 4 m long, with two people in it; the origin is on the waterline under its middle. */
export function drawBoat(sketch: Sketch, hull: string) {
  sketch.ellipse([0.2, -0.12], 2.3, 0.12, sketch.paint('#123A44', 0.2, 0.4));
  sketch.blob(
    [
      [-2, 0.5],
      [-1.8, -0.02],
      [1.7, -0.02],
      [2.2, 0.62],
      [1.4, 0.4],
      [-1.2, 0.4],
    ],
    sketch.paint(hull, 0.5),
  );
  sketch.line(
    [
      [-1.9, 0.46],
      [-1, 0.36],
      [1.2, 0.38],
      [2.1, 0.58],
    ],
    0.08,
    sketch.paint('#F3E6C8', 0.8),
  );
  for (const [x, coat] of [
    [-0.7, '#C9503C'],
    [0.7, '#E2A83A'],
  ] as const) {
    sketch.blob(
      [
        [x - 0.24, 0.34],
        [x - 0.22, 0.95],
        [x, 1.12],
        [x + 0.22, 0.95],
        [x + 0.22, 0.34],
      ],
      sketch.paint(coat, 0.55),
    );
    sketch.ellipse([x, 1.28], 0.15, 0.17, sketch.paint('#8A5846', 0.5));
  }
  sketch.line(
    [
      [-0.5, 0.75],
      [0.3, 0.4],
      [1, -0.1],
    ],
    0.06,
    sketch.paint('#A9713E', 0.7),
  );
  sketch.line(
    [
      [0, -0.18],
      [1.6, -0.18],
    ],
    0.05,
    sketch.paint('#E6F4EC', 0.9, 0.6),
  );
}
