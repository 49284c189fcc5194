import type { Point, Sketch } from '../drawing/sketch.ts';
import { css, hex, mix } from '../renderer/color.ts';

/** Outlines in metres from a hind hoof; the head is on the right. */
const GRAZING: readonly Point[] = [
  [1.18, 0.2],
  [1.26, 0.1],
  [1.33, 0.05],
  [1.36, 0.1],
  [1.3, 0.24],
  [1.2, 0.42],
  [1.08, 0.62],
  [0.95, 0.72],
  [0.86, 0.66],
  [0.76, 0.56],
  [0.79, 0.34],
  [0.78, 0.1],
  [0.83, 0],
  [0.73, 0],
  [0.73, 0.11],
  [0.72, 0.33],
  [0.66, 0.53],
  [0.45, 0.49],
  [0.2, 0.54],
  [0.14, 0.5],
  [0.06, 0.33],
  [0.06, 0.12],
  [0.11, 0],
  [0, 0],
  [-0.01, 0.12],
  [-0.06, 0.36],
  [-0.1, 0.62],
  [-0.12, 0.82],
  [-0.09, 0.93],
  [0.05, 1.02],
  [0.25, 0.97],
  [0.45, 0.94],
  [0.64, 0.99],
  [0.8, 0.93],
  [0.95, 0.78],
  [1.05, 0.55],
  [1.12, 0.34],
  [1.1, 0.28],
];
const STANDING: readonly Point[] = [
  [1, 1.5],
  [1.06, 1.42],
  [1.19, 1.22],
  [1.27, 1.1],
  [1.27, 1.03],
  [1.2, 1.01],
  [1.1, 1.11],
  [1.02, 1.16],
  [0.96, 1.12],
  [0.89, 0.97],
  [0.85, 0.84],
  [0.85, 0.72],
  [0.77, 0.58],
  [0.8, 0.34],
  [0.79, 0.1],
  [0.84, 0],
  [0.74, 0],
  [0.74, 0.11],
  [0.73, 0.33],
  [0.66, 0.54],
  [0.45, 0.5],
  [0.2, 0.55],
  [0.14, 0.5],
  [0.05, 0.33],
  [0.06, 0.12],
  [0.11, 0],
  [0, 0],
  [-0.01, 0.12],
  [-0.06, 0.36],
  [-0.1, 0.62],
  [-0.12, 0.82],
  [-0.1, 0.93],
  [0.05, 1.03],
  [0.25, 0.98],
  [0.45, 0.95],
  [0.64, 1.02],
  [0.78, 1.24],
  [0.9, 1.42],
  [0.96, 1.46],
];
const FAR_LEGS: readonly (readonly Point[])[] = [
  [
    [0.6, 0.6],
    [0.7, 0.6],
    [0.92, 0.3],
    [0.9, 0.04],
    [0.96, 0],
    [0.86, 0],
    [0.84, 0.28],
  ],
  [
    [0.05, 0.6],
    [0.2, 0.6],
    [0.2, 0.34],
    [0.27, 0.06],
    [0.32, 0],
    [0.22, 0],
    [0.12, 0.32],
  ],
];
const TAIL: readonly Point[] = [
  [-0.09, 0.94],
  [-0.22, 0.86],
  [-0.24, 0.5],
  [-0.22, 0.26],
  [-0.15, 0.45],
  [-0.1, 0.8],
];
const MANE_GRAZING: readonly Point[] = [
  [0.64, 1],
  [0.9, 0.92],
  [1.06, 0.56],
  [0.98, 0.62],
  [0.86, 0.8],
  [0.64, 0.94],
];
const MANE: readonly Point[] = [
  [0.62, 1.03],
  [0.74, 1.24],
  [0.93, 1.48],
  [0.98, 1.4],
  [0.84, 1.18],
  [0.72, 1],
];

/** Draws a horse with a shoulder height of 1.5 m; with `rider` it carries a rider whose coat has that colour. */
export function drawHorse(
  sketch: Sketch,
  coat: string,
  { grazing = false, rider }: { grazing?: boolean; rider?: string } = {},
) {
  const { canvas, timeOfDay } = sketch;
  const dark = css(mix(timeOfDay.shadow, hex(coat), 0.35));
  for (const leg of FAR_LEGS) sketch.polygon(leg, dark);
  sketch.blob(TAIL, dark);
  sketch.blob(grazing ? GRAZING : STANDING, sketch.paint(coat, 0.55));
  canvas.save();
  canvas.clip();
  sketch.ellipse([0.4, 0.45], 0.75, 0.26, css(timeOfDay.shadow, 0.42));
  sketch.ellipse([0.3, 1.04], 0.5, 0.1, sketch.paint(coat, 1, 0.8));
  canvas.restore();
  sketch.polygon(grazing ? MANE_GRAZING : MANE, dark);
  if (rider) drawRider(sketch, rider);
}

/** Draws a rider in a felt hat, on the back of a horse with the same origin. */
function drawRider(sketch: Sketch, coat: string) {
  const dark = sketch.paint('#3B2340', 0.3);
  sketch.polygon(
    [
      [0.36, 0.98],
      [0.56, 0.98],
      [0.62, 0.62],
      [0.7, 0.44],
      [0.6, 0.4],
      [0.48, 0.62],
    ],
    dark,
  );
  sketch.blob(
    [
      [0.33, 0.94],
      [0.3, 1.3],
      [0.36, 1.58],
      [0.54, 1.58],
      [0.6, 1.3],
      [0.57, 0.94],
    ],
    sketch.paint(coat, 0.5),
  );
  sketch.line(
    [
      [0.47, 1.48],
      [0.62, 1.25],
      [0.78, 1.2],
    ],
    0.09,
    sketch.paint(coat, 0.65),
  );
  sketch.line(
    [
      [0.78, 1.2],
      [1.08, 1.14],
    ],
    0.02,
    dark,
  );
  sketch.ellipse([0.47, 1.7], 0.09, 0.1, sketch.paint('#B9724F', 0.5));
  sketch.polygon(
    [
      [0.33, 1.74],
      [0.62, 1.74],
      [0.54, 1.96],
      [0.43, 1.96],
    ],
    sketch.paint('#F3E7CC', 0.7),
  );
}
