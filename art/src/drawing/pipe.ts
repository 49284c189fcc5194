import type { Sketch } from './sketch.ts';

/** A point of a pipe and its apparent width there, in units of the picture. */
export type PipePoint = readonly [x: number, y: number, width: number];

/** Draws a pipe, lit from above; its points run from near to far. */
export function drawPipe(sketch: Sketch, points: readonly PipePoint[], code: string): void {
  for (let i = points.length - 1; i > 0; i--) {
    const [ax, ay, aw] = points[i];
    const [bx, by, bw] = points[i - 1];
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    /** Draws a stripe between two shares of the width, -0.5 to 0.5. */
    const stripe = (from: number, to: number, light: number) =>
      sketch.polygon(
        [
          [ax + nx * aw * from, ay + ny * aw * from],
          [bx + nx * bw * from, by + ny * bw * from],
          [bx + nx * bw * to, by + ny * bw * to],
          [ax + nx * aw * to, ay + ny * aw * to],
        ],
        sketch.paint(code, light),
      );
    // Shading of a round body: dark below, with a highlight where it faces the sun.
    stripe(-0.5, 0.5, 0.4);
    stripe(-0.5, -0.28, 0.05);
    stripe(-0.28, -0.1, 0.22);
    stripe(0.1, 0.42, 0.75);
    stripe(0.2, 0.32, 1);
  }
}
