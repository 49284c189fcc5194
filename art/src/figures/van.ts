import type { Sketch } from '../drawing/sketch.ts';
import { drawWheel, rubber } from './wheels.ts';

/** Draws a Soviet UAZ van, 4.4 m long, facing right; the origin is under its middle. */
export function drawVan(sketch: Sketch, body: string, roof: string) {
  const glass = sketch.paint('#8FC3CC', 0.7);
  sketch.blob(
    [
      [-2.2, 0.55],
      [-2.24, 1.3],
      [-2.1, 2.05],
      [2, 2.05],
      [2.2, 1.35],
      [2.26, 0.7],
      [2.1, 0.5],
      [-2, 0.48],
    ],
    sketch.paint(body, 0.5),
  );
  sketch.polygon(
    [
      [-2.12, 0.62],
      [2.2, 0.62],
      [2.16, 0.95],
      [-2.16, 0.95],
    ],
    sketch.paint(body, 0.12),
  );
  sketch.polygon(
    [
      [-2.17, 1.28],
      [2.15, 1.28],
      [2.1, 2],
      [-2.1, 2],
    ],
    sketch.paint(roof, 0.75),
  );
  sketch.blob(
    [
      [-2, 1.96],
      [-1.9, 2.2],
      [1.7, 2.2],
      [1.95, 1.96],
    ],
    sketch.paint(roof, 1),
  );
  for (const [left, right] of [
    [-1.9, -1.05],
    [-0.9, -0.05],
    [0.1, 0.75],
  ]) {
    sketch.blob(
      [
        [left, 1.4],
        [left, 1.88],
        [right, 1.88],
        [right, 1.4],
      ],
      glass,
    );
    sketch.polygon(
      [
        [left + 0.1, 1.45],
        [left + 0.3, 1.45],
        [left + 0.5, 1.85],
        [left + 0.3, 1.85],
      ],
      sketch.paint('#E9F7F0', 0.9, 0.7),
    );
  }
  sketch.blob(
    [
      [0.98, 1.34],
      [0.95, 1.9],
      [1.82, 1.88],
      [2.04, 1.36],
    ],
    glass,
  );
  sketch.line(
    [
      [0.86, 0.66],
      [0.86, 1.9],
    ],
    0.03,
    sketch.paint(body, 0.1),
  );
  sketch.line(
    [
      [-2.1, 1.28],
      [2.14, 1.28],
    ],
    0.05,
    sketch.paint('#F4ECD8', 0.9),
  );
  sketch.ellipse([2.12, 1.02], 0.11, 0.16, sketch.paint('#FFF1C2', 1));
  sketch.line(
    [
      [-2.2, 0.6],
      [2.3, 0.6],
    ],
    0.1,
    sketch.paint('#5C5A68', 0.4),
  );
  // Luggage on the roof: tents and a spare wheel.
  sketch.line(
    [
      [-1.7, 2.3],
      [1.3, 2.3],
    ],
    0.05,
    sketch.paint('#4A3A44', 0.4),
  );
  for (const [x, w, color] of [
    [-1.4, 0.5, '#C9503C'],
    [-0.7, 0.6, '#E2A83A'],
    [0.1, 0.55, '#3F7F77'],
  ] as const)
    sketch.blob(
      [
        [x, 2.3],
        [x, 2.62],
        [x + w, 2.62],
        [x + w, 2.3],
      ],
      sketch.paint(color, 0.7),
    );
  for (const x of [-1.25, 1.25]) {
    sketch.ellipse([x, 0.62], 0.5, 0.46, sketch.paint(rubber, 0.05));
    drawWheel(sketch, [x, 0.4], 0.4);
  }
}
