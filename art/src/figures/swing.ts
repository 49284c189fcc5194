import type { Sketch } from '../drawing/sketch.ts';

/** Draws a swing on two posts, 5 m high, with a person on it, seen from behind; the origin is between the posts. */
export function drawSwing(sketch: Sketch, coat: string) {
  const wood = sketch.paint('#7A4A34', 0.55);
  const sunSide = sketch.paint('#B9805A', 0.95);
  for (const side of [-1, 1]) {
    sketch.line(
      [
        [side * 1.75, -0.4],
        [side * 1.4, 5],
      ],
      0.24,
      wood,
    );
    sketch.line(
      [
        [side * 1.82, -0.4],
        [side * 1.47, 5],
      ],
      0.06,
      sunSide,
    );
  }
  sketch.line(
    [
      [-1.9, 4.95],
      [1.9, 4.95],
    ],
    0.24,
    wood,
  );
  sketch.line(
    [
      [-1.9, 5.03],
      [1.9, 5.03],
    ],
    0.06,
    sunSide,
  );
  for (const side of [-1, 1])
    sketch.line(
      [
        [side * 0.75, 4.9],
        [side * 0.62, 1.42],
      ],
      0.05,
      sketch.paint('#4A3440', 0.4),
    );
  sketch.line(
    [
      [-0.8, 1.38],
      [0.8, 1.38],
    ],
    0.13,
    wood,
  );
  // A seated person who holds the ropes.
  sketch.blob(
    [
      [-0.3, 1.36],
      [-0.34, 1.95],
      [0, 2.2],
      [0.34, 1.95],
      [0.3, 1.36],
    ],
    sketch.paint(coat, 0.45),
  );
  sketch.line(
    [
      [-0.3, 2],
      [-0.56, 1.82],
      [-0.62, 2.3],
    ],
    0.12,
    sketch.paint(coat, 0.85),
  );
  sketch.line(
    [
      [0.3, 2],
      [0.56, 1.82],
      [0.64, 2.3],
    ],
    0.12,
    sketch.paint(coat, 0.3),
  );
  sketch.ellipse([0, 2.42], 0.18, 0.2, sketch.paint('#4A2C34', 0.4));
  sketch.blob(
    [
      [-0.17, 2.4],
      [-0.16, 1.75],
      [0.16, 1.75],
      [0.17, 2.4],
    ],
    sketch.paint('#4A2C34', 0.45),
  );
  for (const side of [-0.18, 0.18])
    sketch.line(
      [
        [side, 1.3],
        [side, 0.82],
      ],
      0.15,
      sketch.paint('#2E3350', 0.35),
    );
}
