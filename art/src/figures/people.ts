import type { Point, Sketch } from '../drawing/sketch.ts';

/** The clothes of a person, as hex codes. */
export type Clothes = { coat: string; legs: string; hair?: string; pack?: string; skirt?: boolean };

/** Draws a standing person, 1.75 m tall, without a face, lit from the left. */
export function drawPerson(sketch: Sketch, { coat, legs, hair = '#33213A', pack, skirt = false }: Clothes) {
  if (pack)
    sketch.blob(
      [
        [-0.38, 0.95],
        [-0.4, 1.5],
        [-0.12, 1.55],
        [-0.1, 0.92],
      ],
      sketch.paint(pack, 0.55),
    );
  if (skirt)
    sketch.polygon(
      [
        [-0.13, 1.05],
        [0.13, 1.05],
        [0.28, 0.2],
        [-0.28, 0.2],
      ],
      sketch.paint(legs, 0.45),
    );
  const stride: [Point, Point][] = [
    [
      [-0.07, 0.9],
      [-0.13, 0],
    ],
    [
      [0.07, 0.9],
      [0.12, 0],
    ],
  ];
  for (const leg of stride) sketch.line(leg, skirt ? 0.07 : 0.14, sketch.paint(skirt ? '#6B4038' : legs, 0.4));
  sketch.blob(
    [
      [-0.2, 0.82],
      [-0.22, 1.4],
      [0, 1.52],
      [0.22, 1.4],
      [0.2, 0.82],
    ],
    sketch.paint(coat, 0.5),
  );
  sketch.line(
    [
      [-0.19, 1.36],
      [-0.2, 0.92],
    ],
    0.07,
    sketch.paint(coat, 0.9),
  );
  sketch.line(
    [
      [0.2, 1.36],
      [0.24, 0.9],
    ],
    0.09,
    sketch.paint(coat, 0.3),
  );
  sketch.ellipse([0, 1.62], 0.12, 0.14, sketch.paint('#9A6248', 0.5));
  sketch.blob(
    [
      [-0.13, 1.6],
      [-0.12, 1.78],
      [0.1, 1.8],
      [0.14, 1.6],
      [0.02, 1.7],
    ],
    sketch.paint(hair, 0.4),
  );
}

/** Draws a hiker, 1.75 m tall, who walks to the right with a backpack and a stick, against the light. */
export function drawHiker(sketch: Sketch, coat: string, pack: string) {
  const legs = sketch.paint('#2E3350', 0.35);
  sketch.line(
    [
      [-0.02, 0.9],
      [-0.2, 0.48],
      [-0.42, 0.04],
    ],
    0.16,
    sketch.paint('#2E3350', 0.15),
  );
  sketch.line(
    [
      [0.02, 0.9],
      [0.26, 0.5],
      [0.22, 0.04],
    ],
    0.17,
    legs,
  );
  sketch.line(
    [
      [-0.44, 0.03],
      [-0.3, 0.02],
    ],
    0.1,
    sketch.paint('#5A3436', 0.3),
  );
  sketch.line(
    [
      [0.2, 0.03],
      [0.37, 0.03],
    ],
    0.1,
    sketch.paint('#5A3436', 0.4),
  );
  sketch.line(
    [
      [0.62, 1.05],
      [0.72, 0],
    ],
    0.035,
    sketch.paint('#5A3A34', 0.5),
  );
  sketch.blob(
    [
      [-0.15, 0.84],
      [-0.12, 1.42],
      [0.1, 1.54],
      [0.24, 1.36],
      [0.16, 0.84],
    ],
    sketch.paint(coat, 0.5),
  );
  sketch.blob(
    [
      [-0.5, 0.92],
      [-0.52, 1.42],
      [-0.3, 1.62],
      [-0.06, 1.5],
      [-0.08, 0.9],
    ],
    sketch.paint(pack, 0.55),
  );
  sketch.line(
    [
      [-0.5, 1.66],
      [-0.1, 1.66],
    ],
    0.15,
    sketch.paint('#D9C79A', 0.6),
  );
  sketch.line(
    [
      [-0.46, 1.0],
      [-0.48, 1.4],
    ],
    0.06,
    sketch.paint(pack, 1),
  );
  sketch.line(
    [
      [0.14, 1.4],
      [0.36, 1.1],
      [0.6, 1.08],
    ],
    0.11,
    sketch.paint(coat, 0.75),
  );
  sketch.ellipse([0.2, 1.66], 0.12, 0.14, sketch.paint('#9A6248', 0.5));
  sketch.blob(
    [
      [0.04, 1.68],
      [0.08, 1.86],
      [0.3, 1.86],
      [0.34, 1.72],
    ],
    sketch.paint('#E8B04A', 0.7),
  );
  sketch.line(
    [
      [0.16, 1.73],
      [0.42, 1.71],
    ],
    0.05,
    sketch.paint('#C9803A', 0.6),
  );
}

/** Draws a skier standing on the piste, with skis and a pole. */
export function drawSkier(sketch: Sketch, coat: string) {
  sketch.line(
    [
      [-0.8, 0],
      [0.75, 0],
      [0.9, 0.14],
    ],
    0.07,
    sketch.paint('#C9503C', 0.6),
  );
  sketch.line(
    [
      [0.42, 1.1],
      [0.62, 0],
    ],
    0.035,
    sketch.paint('#2A2438', 0.4),
  );
  drawPerson(sketch, { coat, legs: '#2C3550', hair: '#22263F' });
}
