import type { Sketch } from './sketch.ts';

/** A place along a pipe, and how wide it looks there. Units of the picture. */
export type PipePoint = readonly [x: number, y: number, width: number];

/** A pipe from near to far, lit from the left, with the collars of its joints. */
export function drawPipe(sketch: Sketch, points: readonly PipePoint[], code: string): void {
  for (let i = points.length - 1; i > 0; i--) {
    const [ax, ay, aw] = points[i];
    const [bx, by, bw] = points[i - 1];
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    /** A stripe of it between two shares of its width, -0.5 to 0.5. */
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
    stripe(-0.5, 0.5, 0.45);
    stripe(-0.5, -0.2, 0.15);
    stripe(0.12, 0.34, 0.95);
    sketch.line(
      [
        [bx - nx * bw * 0.54, by - ny * bw * 0.54],
        [bx + nx * bw * 0.54, by + ny * bw * 0.54],
      ],
      bw * 0.1,
      sketch.paint(code, 0.2),
    );
  }
}
