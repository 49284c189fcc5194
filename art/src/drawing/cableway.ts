import type { Point, Sketch } from './sketch.ts';

/** A point of a cable in units of the picture, and the units per metre there. */
export type CablePoint = readonly [x: number, y: number, scale: number];

/** Draws a gondola cabin 2.4 m wide that hangs from the origin. */
export function drawCabin(sketch: Sketch, code: string) {
  sketch.line(
    [
      [0, 0.1],
      [0, -1],
    ],
    0.16,
    sketch.paint('#4A4A5E', 0.4),
  );
  sketch.blob(
    [
      [-1.1, -1.1],
      [-1.3, -2],
      [-1.1, -3.2],
      [1.1, -3.2],
      [1.3, -2],
      [1.1, -1.1],
    ],
    sketch.paint(code, 0.6),
  );
  sketch.polygon(
    [
      [-1.02, -1.5],
      [-0.12, -1.5],
      [-0.12, -2.4],
      [-1.12, -2.4],
    ],
    sketch.paint('#A9D6E2', 0.8),
  );
  sketch.polygon(
    [
      [0.12, -1.5],
      [1.02, -1.5],
      [1.12, -2.4],
      [0.12, -2.4],
    ],
    sketch.paint('#6FA4BC', 0.5),
  );
  sketch.polygon(
    [
      [-0.9, -1.5],
      [-0.6, -1.5],
      [-0.85, -2.4],
      [-1.1, -2.4],
    ],
    sketch.paint('#FFFFFF', 1, 0.7),
  );
  sketch.line(
    [
      [-1, -1.16],
      [1, -1.16],
    ],
    0.12,
    sketch.paint(code, 1),
  );
}

/** Draws a chair for two that hangs from the origin. */
export function drawChair(sketch: Sketch, coat: string) {
  const steel = sketch.paint('#5A5A6E', 0.4);
  sketch.line(
    [
      [0, 0.1],
      [0, -1.7],
      [-0.5, -2.1],
      [-0.5, -2.9],
      [0.9, -2.9],
    ],
    0.1,
    steel,
  );
  sketch.line(
    [
      [-0.5, -2.3],
      [-0.5, -2.9],
    ],
    0.2,
    steel,
  );
  for (const dx of [-0.1, 0.42]) {
    sketch.line(
      [
        [dx - 0.1, -2],
        [dx - 0.14, -2.75],
        [dx + 0.5, -2.8],
        [dx + 0.5, -3.4],
      ],
      0.3,
      sketch.paint(coat, dx < 0 ? 0.4 : 0.65),
    );
    sketch.ellipse([dx - 0.08, -1.72], 0.19, 0.2, sketch.paint('#EFE6D2', 0.7));
  }
}

/** Draws a pylon with a crossbar; `height` is in metres, the origin is its foot. */
export function drawPylon(sketch: Sketch, height: number) {
  sketch.polygon(
    [
      [-0.5, 0],
      [0.5, 0],
      [0.28, height],
      [-0.28, height],
    ],
    sketch.paint('#8A93A4', 0.45),
  );
  sketch.polygon(
    [
      [-0.5, 0],
      [-0.14, 0],
      [-0.1, height],
      [-0.28, height],
    ],
    sketch.paint('#C9D0D6', 0.95),
  );
  sketch.line(
    [
      [-2.4, height],
      [2.4, height],
    ],
    0.45,
    sketch.paint('#6A7286', 0.4),
  );
}

/** Draws a cableway: the rope, and what hangs from it at shares of its length. */
export function drawCableway(
  sketch: Sketch,
  rope: readonly CablePoint[],
  hangers: readonly number[],
  draw: (index: number) => void,
) {
  for (let i = rope.length - 1; i > 0; i--) {
    const [ax, ay, scale] = rope[i - 1];
    const [bx, by] = rope[i];
    // The rope sags between its points.
    const sag = Math.hypot(bx - ax, by - ay) * 0.045;
    const line: Point[] = Array.from({ length: 13 }, (_, k) => [
      ax + ((bx - ax) * k) / 12,
      ay + ((by - ay) * k) / 12 + sag * Math.sin((k / 12) * Math.PI),
    ]);
    sketch.line(line, Math.max(1, scale * 0.07), sketch.paint('#3A4258', 0.4));
  }
  [...hangers]
    .map((way, index) => ({ way, index }))
    .sort((a, b) => b.way - a.way)
    .forEach(({ way, index }) => {
      const at = Math.min(rope.length - 1.001, way * (rope.length - 1));
      const [a, b] = [rope[at | 0], rope[(at | 0) + 1]];
      const t = at % 1;
      const sag = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.045 * Math.sin(t * Math.PI);
      sketch.at([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag], a[2] + (b[2] - a[2]) * t, () =>
        draw(index),
      );
    });
}
