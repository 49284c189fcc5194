import type { Sketch } from '../drawing/sketch.ts';
import { css, hex } from '../renderer/color.ts';

/** Draws a dome tent lit from inside, 3 m wide; the origin is in the middle of its foot. */
export function drawTent(sketch: Sketch, cloth: string) {
  const { canvas } = sketch;
  const outline = [
    [-1.6, 0],
    [-1.45, 0.6],
    [-0.8, 1.42],
    [0.1, 1.62],
    [0.9, 1.3],
    [1.5, 0.5],
    [1.62, 0],
  ] as const;
  const glow = canvas.createRadialGradient(0, 0.5, 0.1, 0, 0.6, 1.7);
  glow.addColorStop(0, '#FFF3C4');
  glow.addColorStop(0.45, css(hex(cloth)));
  glow.addColorStop(1, css(hex(cloth), 1));
  canvas.beginPath();
  canvas.moveTo(-1.62, 0);
  canvas.bezierCurveTo(-1.5, 1, -0.7, 1.6, 0.05, 1.62);
  canvas.bezierCurveTo(0.8, 1.6, 1.5, 1, 1.62, 0);
  canvas.closePath();
  canvas.fillStyle = glow;
  canvas.fill();
  canvas.save();
  canvas.clip();
  sketch.polygon([...outline.slice(3), [0.55, 0]], 'rgba(70,20,50,.34)');
  sketch.polygon(
    [
      [-0.42, 0],
      [-0.12, 1.05],
      [0.22, 0],
    ],
    '#FFF6D8',
  );
  canvas.restore();
  sketch.line(
    [
      [0.05, 1.62],
      [0.55, 0],
    ],
    0.03,
    'rgba(70,25,40,.7)',
  );
  sketch.line(
    [
      [0.05, 1.62],
      [-0.9, 0],
    ],
    0.03,
    'rgba(255,240,200,.5)',
  );
}

/** Draws a campfire of two logs, 2 m wide; the origin is in the middle of its foot. */
export function drawCampfire(sketch: Sketch) {
  sketch.line(
    [
      [-0.8, 0],
      [0.7, 0.2],
    ],
    0.22,
    '#3A2130',
  );
  sketch.line(
    [
      [-0.6, 0.25],
      [0.8, 0],
    ],
    0.22,
    '#4A2A34',
  );
  sketch.blob(
    [
      [-0.4, 0.2],
      [-0.3, 0.9],
      [-0.05, 0.7],
      [0.06, 1.6],
      [0.3, 0.8],
      [0.45, 0.25],
    ],
    '#FF9A3C',
  );
  sketch.blob(
    [
      [-0.2, 0.2],
      [-0.1, 0.7],
      [0.08, 1.05],
      [0.22, 0.2],
    ],
    '#FFE9A0',
  );
}
