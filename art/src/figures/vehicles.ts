import type { Point, Sketch } from '../drawing/sketch.ts';

const rubber = '#241C33';

function wheel(sketch: Sketch, centre: Point, radius: number) {
  sketch.ellipse(centre, radius, radius, sketch.paint(rubber, 0.25));
  sketch.ellipse(centre, radius * 0.52, radius * 0.52, sketch.paint('#A9A59C', 0.45));
  sketch.ellipse(centre, radius * 0.2, radius * 0.2, sketch.paint(rubber, 0.3));
}

/** A wheel of spokes. */
function spoked(sketch: Sketch, [x, y]: Point, radius: number, tyre: number) {
  sketch.ring([x, y], radius - tyre / 2, tyre, sketch.paint(rubber, 0.2));
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI;
    const [dx, dy] = [Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86];
    sketch.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      0.012,
      sketch.paint('#CFCBC0', 0.6, 0.8),
    );
  }
  sketch.ellipse([x, y], 0.07, 0.07, sketch.paint('#6A6676', 0.4));
}

/** The round-nosed Soviet van, 4.4 m long, driving to the right; the origin is under its middle. */
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
  // Luggage on its roof: tents and a spare wheel.
  sketch.line(
    [
      [-1.7, 2.3],
      [1.3, 2.3],
    ],
    0.05,
    sketch.paint('#4A3A44', 0.4),
  );
  for (const [x, w, colour] of [
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
      sketch.paint(colour, 0.7),
    );
  for (const x of [-1.25, 1.25]) {
    sketch.ellipse([x, 0.62], 0.5, 0.46, sketch.paint(rubber, 0.05));
    wheel(sketch, [x, 0.4], 0.4);
  }
}

/** A four-wheeled motorbike with its rider, 2 m long, to the right; the origin is under its middle. */
export function drawQuad(sketch: Sketch, body: string, jacket: string) {
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
  for (const x of [-0.68, 0.68]) wheel(sketch, [x, 0.34], 0.34);
  drawRiderUpright(sketch, [-0.4, 1.0], jacket, [0.34, 1.34]);
}

/** A light motorbike on its way up, 2 m long, to the right; the origin is under its middle. */
export function drawEnduro(sketch: Sketch, body: string, jacket: string) {
  for (const x of [-0.68, 0.72]) spoked(sketch, [x, 0.34], 0.34, 0.1);
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

/** A rider with a helmet, seated at a point and holding on to another. */
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

/** A bicycle with its rider, 1.8 m long, to the right; the origin is under its middle. */
export function drawCyclist(sketch: Sketch, frame: string, jacket: string) {
  for (const x of [-0.55, 0.55]) spoked(sketch, [x, 0.35], 0.35, 0.055);
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
