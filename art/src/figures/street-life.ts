import type { Sketch } from '../drawing/sketch.ts';
import { createRandom } from '../renderer/random.ts';

/** Draws a stand, 3 m wide, with paintings of mountains for sale; the origin is the middle of its foot. */
export function drawPaintingStand(sketch: Sketch, seed: number) {
  const random = createRandom(seed);
  for (const x of [-1.5, 1.5])
    sketch.line(
      [
        [x, 0],
        [x, 2.3],
      ],
      0.07,
      sketch.paint('#6A4232', 0.4),
    );
  sketch.line(
    [
      [-1.6, 2.3],
      [1.6, 2.3],
    ],
    0.07,
    sketch.paint('#6A4232', 0.6),
  );
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 3; i++) {
      const [x, y, w, h] = [-1.4 + i * 0.95, 0.35 + row * 1, 0.82, 0.78];
      const sky = ['#8FC3D6', '#F3B98A', '#B9A6D6', '#F6D98A'][(random() * 4) | 0];
      const hill = ['#3F7F6A', '#7A4A6E', '#2F5F8A', '#B9603C'][(random() * 4) | 0];
      sketch.polygon(
        [
          [x - 0.05, y - 0.05],
          [x + w + 0.05, y - 0.05],
          [x + w + 0.05, y + h + 0.05],
          [x - 0.05, y + h + 0.05],
        ],
        sketch.paint('#E9D2A0', 0.7),
      );
      sketch.polygon(
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
        sketch.paint(sky, 0.7),
      );
      const peak = 0.25 + random() * 0.5;
      sketch.polygon(
        [
          [x, y],
          [x, y + h * 0.25],
          [x + w * peak, y + h * 0.72],
          [x + w, y + h * 0.22],
          [x + w, y],
        ],
        sketch.paint(hill, 0.55),
      );
      sketch.polygon(
        [
          [x + w * (peak - 0.12), y + h * 0.56],
          [x + w * peak, y + h * 0.72],
          [x + w * (peak + 0.12), y + h * 0.58],
        ],
        sketch.paint('#FFFDF6', 0.9),
      );
    }
}

/** Draws a bench with a back, 2 m wide. */
export function drawBench(sketch: Sketch) {
  for (const x of [-0.85, 0.85])
    sketch.line(
      [
        [x, 0],
        [x, 0.45],
      ],
      0.09,
      sketch.paint('#33294E', 0.3),
    );
  for (const y of [0.46, 0.66, 0.84])
    sketch.line(
      [
        [-1, y],
        [1, y],
      ],
      0.1,
      sketch.paint('#A9713E', y > 0.5 ? 0.7 : 0.5),
    );
}

/** Draws a street lamp of 4 m with two globes. */
export function drawLamp(sketch: Sketch) {
  sketch.line(
    [
      [0, 0],
      [0, 3.7],
    ],
    0.1,
    sketch.paint('#33294E', 0.3),
  );
  sketch.line(
    [
      [-0.5, 3.6],
      [0.5, 3.6],
    ],
    0.07,
    sketch.paint('#33294E', 0.3),
  );
  for (const x of [-0.5, 0.5]) sketch.ellipse([x, 3.85], 0.26, 0.26, '#FFF1C8');
}

/** Draws a busker with a guitar, seated on a box. */
export function drawBusker(sketch: Sketch) {
  sketch.polygon(
    [
      [-0.35, 0],
      [0.35, 0],
      [0.35, 0.5],
      [-0.35, 0.5],
    ],
    sketch.paint('#6A4232', 0.4),
  );
  sketch.line(
    [
      [-0.1, 0.6],
      [0.4, 0.62],
      [0.42, 0.02],
    ],
    0.17,
    sketch.paint('#2E3350', 0.4),
  );
  sketch.blob(
    [
      [-0.26, 0.5],
      [-0.24, 1.1],
      [0, 1.26],
      [0.24, 1.1],
      [0.2, 0.5],
    ],
    sketch.paint('#C9503C', 0.55),
  );
  sketch.ellipse([0.12, 0.78], 0.3, 0.22, sketch.paint('#D9973C', 0.7));
  sketch.line(
    [
      [0.3, 0.86],
      [0.85, 1.12],
    ],
    0.06,
    sketch.paint('#5A3426', 0.4),
  );
  sketch.line(
    [
      [0.2, 1.08],
      [0.52, 0.94],
      [0.62, 1.02],
    ],
    0.09,
    sketch.paint('#C9503C', 0.8),
  );
  sketch.ellipse([0, 1.4], 0.13, 0.15, sketch.paint('#9A6248', 0.5));
  sketch.blob(
    [
      [-0.15, 1.4],
      [-0.12, 1.58],
      [0.12, 1.58],
      [0.16, 1.42],
    ],
    sketch.paint('#33213A', 0.4),
  );
}
