import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawGlow } from '../drawing/backdrop.ts';
import { type Layer, toUnits } from '../drawing/layers.ts';
import type { Point } from '../drawing/sketch.ts';

/** Draws a glass dome that is lit from inside; lengths are in units of the picture. */
function drawGlassDome(canvas: SKRSContext2D, cx: number, cy: number, radius: number): void {
  drawGlow(canvas, cx, cy - radius * 0.3, radius * 2.1, '#FFB869', 0.55);
  const glass = canvas.createRadialGradient(
    cx - radius * 0.3,
    cy - radius * 0.6,
    4,
    cx,
    cy - radius * 0.2,
    radius * 1.1,
  );
  glass.addColorStop(0, '#FFF2CC');
  glass.addColorStop(0.55, '#F3B774');
  glass.addColorStop(1, '#7D6AA0');
  canvas.fillStyle = glass;
  canvas.beginPath();
  canvas.ellipse(cx, cy, radius, radius * 0.82, 0, Math.PI, 0);
  canvas.fill();
  for (let i = -3; i <= 3; i++) {
    canvas.strokeStyle = 'rgba(60,48,104,.7)';
    canvas.lineWidth = 2;
    canvas.beginPath();
    canvas.ellipse(
      cx,
      cy,
      Math.abs(i) * radius * 0.3 + 0.5,
      radius * 0.82,
      0,
      i < 0 ? Math.PI : Math.PI * 1.5,
      i < 0 ? Math.PI * 1.5 : Math.PI * 2,
    );
    canvas.stroke();
  }
  for (const up of [0.3, 0.58]) {
    canvas.beginPath();
    canvas.ellipse(cx, cy - radius * 0.82 * up, radius * Math.sqrt(1 - up * up), radius * 0.1, 0, 0, Math.PI);
    canvas.stroke();
  }
}

/** A layer with a glass dome that is lit from inside; `radius` is in units of the picture. */
export const glassDome =
  (at: Point, radius: number): Layer =>
  ({ canvas, drawing }) =>
    drawGlassDome(canvas, ...toUnits(drawing, at), radius);
