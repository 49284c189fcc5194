import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../renderer/random.ts';
import { HALF_STRAIGHT } from './rink-shape.ts';

/** Pixels per metre of the drawn ice. */
export const PIXELS_PER_METRE = 10;
/** Size of the drawn ice in pixels. */
export const [ICE_WIDTH, ICE_HEIGHT] = [2400, 1100];

/** Draws the oval under snow: its edge, and lanes that show through. Returns RGBA bytes. */
export function drawIce() {
  const canvas = createCanvas(ICE_WIDTH, ICE_HEIGHT);
  const c = canvas.getContext('2d');
  const oval = (radius: number) => {
    c.beginPath();
    c.arc(
      ICE_WIDTH / 2 - HALF_STRAIGHT * PIXELS_PER_METRE,
      ICE_HEIGHT / 2,
      radius * PIXELS_PER_METRE,
      Math.PI / 2,
      Math.PI * 1.5,
    );
    c.arc(
      ICE_WIDTH / 2 + HALF_STRAIGHT * PIXELS_PER_METRE,
      ICE_HEIGHT / 2,
      radius * PIXELS_PER_METRE,
      -Math.PI / 2,
      Math.PI / 2,
    );
    c.closePath();
  };
  const fill = (radius: number, code: string) => {
    oval(radius);
    c.fillStyle = code;
    c.fill();
  };
  const ring = (radius: number, width: number, code: string) => {
    oval(radius);
    c.lineWidth = width;
    c.strokeStyle = code;
    c.stroke();
  };
  c.fillStyle = '#C9D9E6';
  c.fillRect(0, 0, ICE_WIDTH, ICE_HEIGHT);
  fill(46, '#E9F1F4');
  fill(42.2, '#D8563F');
  fill(41.2, '#E4F4F7');
  for (const radius of [37.4, 33.4]) ring(radius, 5, '#4E8FC2');
  ring(28.8, 9, '#2F6FB0');
  fill(27.2, '#D3E9F1');
  fill(25.6, '#EAF6F8');
  c.fillStyle = '#D8563F';
  c.fillRect(ICE_WIDTH / 2 - 3, ICE_HEIGHT / 2 - 256, 6, 512);
  c.beginPath();
  c.arc(ICE_WIDTH / 2, ICE_HEIGHT / 2, 60, 0, Math.PI * 2);
  c.lineWidth = 5;
  c.strokeStyle = '#D8563F';
  c.stroke();
  // Snow, which the wind has left thinner in some places.
  c.globalAlpha = 0.72;
  fill(41.2, '#F1F4F5');
  const random = createRandom(5);
  c.globalAlpha = 0.3;
  for (let i = 0; i < 160; i++) {
    c.setLineDash([40 + random() * 260, 500 + random() * 1200]);
    c.lineDashOffset = random() * 3000;
    ring(24 + random() * 17, 6 + random() * 14, '#FFFFFF');
  }
  c.setLineDash([]);
  c.globalAlpha = 1;
  return c.getImageData(0, 0, ICE_WIDTH, ICE_HEIGHT).data;
}
