import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../renderer/random.ts';

/** Draws the hall behind the market stall: tall windows, a gallery, people in the haze. Returns RGBA bytes. */
export function drawBazaarHall() {
  const [width, height] = [1600, 900];
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  const sky = c.createLinearGradient(0, 0, 0, height * 0.7);
  for (const [at, code] of [
    [0, '#8C5A4E'],
    [0.5, '#C98F5F'],
    [1, '#E9BC7E'],
  ] as const)
    sky.addColorStop(at, code);
  c.fillStyle = sky;
  c.fillRect(0, 0, width, height);
  for (let i = -6; i <= 6; i++) {
    const [x, wide, top, foot] = [width / 2 + i * 150, 112, height * 0.12, height * 0.46];
    const light = c.createLinearGradient(0, top, 0, foot);
    light.addColorStop(0, '#FFF3CE');
    light.addColorStop(1, '#FFDFA0');
    c.fillStyle = light;
    c.beginPath();
    for (const [dx, y] of [
      [-0.5, foot],
      [-0.5, top + 40],
      [0, top],
      [0.5, top + 40],
      [0.5, foot],
    ])
      c.lineTo(x + dx * wide, y);
    c.fill();
    c.strokeStyle = '#B27C58';
    c.lineWidth = 6;
    c.stroke();
    c.lineWidth = 3;
    for (let k = 1; k < 4; k++) c.strokeRect(x - wide / 2 + (k * wide) / 4, top + 24, 0, foot - top - 24);
    for (let k = 1; k < 4; k++) c.strokeRect(x - wide / 2, top + 24 + k * 66, wide, 0);
  }
  c.fillStyle = '#A8704F';
  c.fillRect(0, height * 0.46, width, 20);
  c.fillStyle = '#C08A60';
  c.fillRect(0, height * 0.48, width, height);
  c.fillStyle = '#7E5046';
  for (let x = 0; x < width; x += 16) c.fillRect(x, height * 0.42, 4, height * 0.05);
  c.fillRect(0, height * 0.41, width, 6);
  const random = createRandom(6);
  for (let i = 0; i < 90; i++) {
    const [x, size] = [random() * width, 62 + random() * 40];
    c.fillStyle = ['#A8664E', '#95584E', '#B5785A', '#8B5A58'][(random() * 4) | 0];
    c.beginPath();
    c.ellipse(x, height * 0.66 - size * 0.4, size * 0.2, size * 0.46, 0, 0, Math.PI * 2);
    c.fill();
    c.beginPath();
    c.arc(x, height * 0.66 - size * 0.94, size * 0.13, 0, Math.PI * 2);
    c.fill();
  }
  c.fillStyle = 'rgba(246,205,148,.3)';
  c.fillRect(0, 0, width, height);
  return { data: c.getImageData(0, 0, width, height).data, width, height };
}
