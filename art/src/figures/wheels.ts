import type { Point, Sketch } from '../drawing/sketch.ts';

export const rubber = '#241C33';

/** Draws a wheel with a tyre and a hub. */
export function drawWheel(sketch: Sketch, centre: Point, radius: number) {
  sketch.ellipse(centre, radius, radius, sketch.paint(rubber, 0.25));
  sketch.ellipse(centre, radius * 0.52, radius * 0.52, sketch.paint('#A9A59C', 0.45));
  sketch.ellipse(centre, radius * 0.2, radius * 0.2, sketch.paint(rubber, 0.3));
}

/** Draws a wheel with spokes. */
export function drawSpokedWheel(sketch: Sketch, [x, y]: Point, radius: number, tyre: number) {
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
