import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../renderer/color.ts';
import type { Drawing } from '../renderer/landscape.ts';
import type { TimeOfDay } from '../renderer/time-of-day.ts';

/** Draws a plaza in one-point perspective; `codes` are its colours at the far edge, midway and near. */
export function drawPlaza(
  canvas: SKRSContext2D,
  { width, height }: Drawing,
  edge: number,
  codes: readonly [string, string, string],
  timeOfDay: TimeOfDay,
) {
  const ground = canvas.createLinearGradient(0, edge, 0, height);
  codes.forEach((code, i) => {
    ground.addColorStop(
      i / 2,
      css(
        mix(
          mix(hex(code), timeOfDay.shadow, 0.35 * timeOfDay.shadowStrength + 0.12 * i),
          timeOfDay.light,
          0.3 * timeOfDay.lightStrength,
        ),
      ),
    );
  });
  canvas.fillStyle = ground;
  canvas.fillRect(0, edge - 6, width, height - edge + 6);
  canvas.strokeStyle = css(timeOfDay.shadow, 0.16);
  canvas.lineWidth = 1.2;
  for (let i = -26; i <= 26; i++) {
    canvas.beginPath();
    canvas.moveTo(width / 2 + i * 23, edge);
    canvas.lineTo(width / 2 + i * 125, height);
    canvas.stroke();
  }
  for (let i = 0; i < 9; i++) {
    const y = edge + (i / 9) ** 1.7 * (height - edge);
    canvas.beginPath();
    canvas.moveTo(0, y);
    canvas.lineTo(width, y);
    canvas.stroke();
  }
}

/** Draws a haze that is densest at its lower edge; lengths are in units of the picture. */
export function drawHaze(
  canvas: SKRSContext2D,
  { width }: Drawing,
  edge: number,
  tall: number,
  code: string,
  strength: number,
) {
  const veil = canvas.createLinearGradient(0, edge - tall, 0, edge);
  veil.addColorStop(0, css(hex(code), 0));
  veil.addColorStop(1, css(hex(code), strength));
  canvas.fillStyle = veil;
  canvas.fillRect(0, edge - tall, width, tall);
}

/** Draws the glow of a lamp. */
export function drawGlow(canvas: SKRSContext2D, x: number, y: number, radius: number, code: string, strength: number) {
  const glow = canvas.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, css(hex(code), strength));
  glow.addColorStop(0.3, css(hex(code), strength * 0.4));
  glow.addColorStop(1, css(hex(code), 0));
  canvas.fillStyle = glow;
  canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
