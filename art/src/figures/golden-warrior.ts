import type { Sketch } from '../drawing/sketch.ts';

export const BRONZE = '#D9A23C';

/** Draws the Golden Warrior on his winged leopard, 6 m high, looking to the right. */
export function drawGoldenWarrior(sketch: Sketch) {
  const gold = sketch.paint(BRONZE, 0.55);
  const light = sketch.paint('#FFE08A', 1);
  const dark = sketch.paint('#7A4A22', 0.25);
  // The leopard: body, legs, head, tail, wing.
  sketch.line(
    [
      [-1.5, 0.1],
      [-1.3, 0.9],
    ],
    0.3,
    dark,
  );
  sketch.line(
    [
      [1.2, 0.1],
      [1.1, 0.9],
    ],
    0.3,
    dark,
  );
  sketch.blob(
    [
      [-1.9, 0.9],
      [-1.6, 1.7],
      [0.4, 1.75],
      [1.5, 2.1],
      [1.7, 1.4],
      [1.2, 0.9],
      [0, 0.8],
    ],
    gold,
  );
  sketch.line(
    [
      [-1.2, 0.1],
      [-1.5, 0.6],
      [-1.3, 1.1],
    ],
    0.32,
    gold,
  );
  sketch.line(
    [
      [1.6, 0.35],
      [1.7, 0.9],
      [1.3, 1.4],
    ],
    0.32,
    gold,
  );
  sketch.blob(
    [
      [1.3, 1.8],
      [1.5, 2.5],
      [2.1, 2.5],
      [2.45, 2.1],
      [2.1, 1.8],
    ],
    gold,
  );
  sketch.polygon(
    [
      [1.45, 2.4],
      [1.5, 2.8],
      [1.75, 2.5],
    ],
    gold,
  );
  sketch.line(
    [
      [-1.8, 1.4],
      [-2.6, 1.7],
      [-2.5, 2.6],
      [-2.1, 2.7],
    ],
    0.16,
    gold,
  );
  sketch.blob(
    [
      [-0.7, 1.5],
      [-1.9, 2.9],
      [-2.7, 3.3],
      [-1.5, 3.35],
      [0.3, 2.3],
      [0.4, 1.6],
    ],
    sketch.paint(BRONZE, 0.8),
  );
  for (let i = 0; i < 4; i++)
    sketch.line(
      [
        [-0.2 - i * 0.2, 1.75 + i * 0.12],
        [-1.5 - i * 0.25, 2.75 + i * 0.14],
      ],
      0.06,
      dark,
    );
  sketch.line(
    [
      [-1.4, 1.68],
      [0.5, 1.74],
      [1.4, 2.1],
    ],
    0.09,
    light,
  );
  // The warrior: legs, armour, arms, pointed hat.
  sketch.line(
    [
      [-0.2, 1.7],
      [-0.25, 2.7],
    ],
    0.34,
    dark,
  );
  sketch.line(
    [
      [0.35, 1.7],
      [0.2, 2.7],
    ],
    0.34,
    gold,
  );
  sketch.blob(
    [
      [-0.62, 2.5],
      [-0.55, 3.9],
      [0, 4.15],
      [0.55, 3.9],
      [0.6, 2.5],
      [0, 2.3],
    ],
    gold,
  );
  for (let row = 0; row < 5; row++)
    for (let i = -2; i <= 2; i++)
      sketch.ellipse([i * 0.2 + (row % 2) * 0.1, 2.7 + row * 0.28], 0.07, 0.08, i < 0 ? light : dark);
  sketch.line(
    [
      [-0.5, 3.8],
      [-1.1, 3.2],
      [-0.9, 2.6],
    ],
    0.2,
    light,
  );
  sketch.line(
    [
      [0.5, 3.8],
      [1.2, 4.1],
      [1.5, 4.6],
    ],
    0.2,
    gold,
  );
  sketch.line(
    [
      [1.35, 3.6],
      [1.7, 5.9],
    ],
    0.07,
    light,
  );
  sketch.ellipse([0, 4.35], 0.27, 0.32, sketch.paint('#C98A3A', 0.6));
  sketch.polygon(
    [
      [-0.36, 4.5],
      [0.36, 4.5],
      [0.12, 5.7],
      [0, 6.5],
      [-0.1, 5.7],
    ],
    gold,
  );
  sketch.polygon(
    [
      [-0.36, 4.5],
      [-0.12, 4.5],
      [-0.04, 6],
      [-0.1, 5.7],
    ],
    light,
  );
}
