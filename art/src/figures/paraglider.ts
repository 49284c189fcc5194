import type { Point, Sketch } from '../drawing/sketch.ts';
import { css, hex, mix, type Rgb } from '../renderer/color.ts';
import { clamp, smoothstep } from '../renderer/math.ts';

const CELLS = 34;
/** Half the angle of the wing's arc, in radians. */
const ARC = 1.12;
const STRAPS: Point = [0.1, -1.42];

/** A point of the wing: across it from -1 to 1, from its front (0) to its back (1). The arc has radius 1. */
function wing(across: number, chord: number): Point {
  const angle = across * ARC;
  const taper = Math.sqrt(1 - Math.abs(across) ** 2.4);
  const deep = 0.4 * taper;
  return [
    Math.sin(angle) * 1.18 + chord * (deep * 0.3 + 0.05 * across),
    Math.cos(angle) * 0.8 - 0.12 - chord * deep * 0.86 + (1 - taper) * 0.02,
  ];
}

/**
 * Draws a paraglider with its pilot; the origin is the middle of the wing's arc.
 *
 * @param colors gives the colour of a cell by its position across the wing.
 */
export function drawParaglider(sketch: Sketch, colors: (across: number) => string, stripe?: string) {
  const light: Rgb = [1, 0.93, 0.72];
  for (let i = 0; i < CELLS; i++) {
    const from = -1 + (2 * i) / CELLS;
    const to = -1 + (2 * (i + 1)) / CELLS;
    const base = hex(colors((from + to) / 2));
    const facing = smoothstep(0, 1.05, clamp(0.62 - 0.31 * (from + to)));
    const fill = css(mix(mix(hex('#3A2A55'), base, 0.45), mix(base, light, 0.3), facing));
    const edge: Point[] = [];
    for (let k = 0; k <= 10; k++) edge.push(wing(from, k / 10));
    for (let k = 10; k >= 0; k--) edge.push(wing(to, k / 10));
    sketch.polygon(edge, fill);
    sketch.line([wing(to, 0), wing(to, 1)], 0.005, 'rgba(50,25,60,.3)');
  }
  const band = (from: number, to: number, fill: string) => {
    const edge: Point[] = [];
    for (let i = 0; i <= 60; i++) edge.push(wing(-1 + i / 30, from));
    for (let i = 60; i >= 0; i--) edge.push(wing(-1 + i / 30, to));
    sketch.polygon(edge, fill);
  };
  band(0, 0.1, 'rgba(255,250,225,.55)');
  band(0.62, 1, 'rgba(60,25,70,.2)');
  band(0.84, 1, 'rgba(60,25,70,.2)');
  if (stripe) band(0.34, 0.46, stripe);
  for (let i = 0; i <= 14; i++) {
    const across = -0.93 + (1.86 * i) / 14;
    const knot = Math.round(across * 3) / 3;
    for (const chord of [0.12, 0.62])
      sketch.line(
        [
          wing(across, chord),
          [STRAPS[0] + Math.sin(knot * ARC) * 0.4 + chord * 0.05, STRAPS[1] + 0.78],
          [STRAPS[0] + (across < 0 ? -0.045 : 0.045), STRAPS[1] + 0.1],
        ],
        0.0042,
        'rgba(60,40,66,.75)',
      );
  }
  drawPilot(sketch);
}

function drawPilot(sketch: Sketch) {
  const [x, y] = STRAPS;
  const at = (points: Point[]): Point[] => points.map(([dx, dy]) => [x + dx, y + dy]);
  sketch.blob(
    at([
      [-0.08, 0.1],
      [-0.12, -0.06],
      [-0.06, -0.2],
      [0.1, -0.21],
      [0.34, -0.1],
      [0.34, -0.06],
      [0.1, -0.04],
      [0.05, 0.1],
    ]),
    '#2A2140',
  );
  sketch.blob(
    at([
      [-0.06, 0.1],
      [-0.09, -0.02],
      [-0.03, -0.11],
      [0.06, -0.06],
      [0.05, 0.1],
    ]),
    '#C8452F',
  );
  sketch.ellipse([x, y + 0.145], 0.052, 0.052, '#F2E6C8');
  sketch.line(
    at([
      [-0.04, 0.06],
      [-0.06, 0.2],
    ]),
    0.03,
    '#8E3226',
  );
  sketch.line(
    at([
      [0.035, 0.06],
      [0.06, 0.2],
    ]),
    0.03,
    '#8E3226',
  );
}
