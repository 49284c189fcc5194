import { css, hex, mix } from '../renderer/color.ts';
import type { Drawing } from '../renderer/landscape.ts';
import { createRandom } from '../renderer/random.ts';
import type { Sketch } from './sketch.ts';

/** Draws a ford: shallow water with streaks of current and stones. */
export function drawFord(sketch: Sketch, { width, height }: Drawing) {
  const { canvas } = sketch;
  const top = height * 0.765;
  const water = canvas.createLinearGradient(0, top, 0, height);
  water.addColorStop(0, '#9CCFC4');
  water.addColorStop(1, '#3F8A90');
  canvas.fillStyle = water;
  canvas.beginPath();
  canvas.moveTo(0, top + 8);
  canvas.bezierCurveTo(width * 0.3, top - 14, width * 0.7, top + 16, width, top - 4);
  canvas.lineTo(width, height);
  canvas.lineTo(0, height);
  canvas.fill();
  const random = createRandom(12);
  for (let i = 0; i < 150; i++) {
    const deep = random();
    const y = top + 14 + deep * (height - top);
    const length = 20 + random() * 90 * (0.5 + deep);
    const color = mix(hex('#DDF1E6'), hex('#2E7480'), random() < 0.55 ? 0 : 1);
    canvas.fillStyle = css(color, 0.55);
    canvas.beginPath();
    canvas.ellipse(random() * width, y, length, 1.4 + deep * 2.6, 0, 0, Math.PI * 2);
    canvas.fill();
  }
  for (let i = 0; i < 42; i++) {
    const deep = random();
    const [x, y] = [random() * width, top + 8 + deep * (height - top) * 0.9];
    const size = (5 + random() * 12) * (0.5 + deep);
    sketch.ellipse([x, y], size * 1.5, size * 0.8, '#7E8A8C');
    sketch.ellipse([x - size * 0.3, y - size * 0.25], size, size * 0.42, '#C9C6B2');
  }
}

/** Draws the foam around the wheels of a van in the ford. */
export function drawWake(sketch: Sketch, { width, height }: Drawing) {
  const [x, y] = [width * 0.47, height * 0.865];
  sketch.ellipse([x, y - 6], 320, 20, '#CFE6DC');
  sketch.ellipse([x, y + 4], 330, 18, '#6FA9A8');
}
