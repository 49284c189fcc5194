import { createCanvas } from '@napi-rs/canvas';
import { type Crate, cratesOf, stall } from '../archetypes/stall.ts';
import { randomFrom } from '../kit/random.ts';
import type { Scene } from '../scene.ts';

const lower: readonly Crate[] = [
  { good: 'apple', radius: 0.075, stalk: true },
  { good: 'persimmon', radius: 0.062 },
  { good: 'green', radius: 0.072, stalk: true },
  { good: 'pomegranate', radius: 0.082 },
  { good: 'golden', radius: 0.07 },
  { good: 'plum', radius: 0.052 },
  { good: 'apple', radius: 0.078, stalk: true, also: 'golden' },
];
const upper: readonly Crate[] = [
  { good: 'apricot', radius: 0.034, matt: true },
  { good: 'walnut', radius: 0.044, matt: true },
  { good: 'persimmon', radius: 0.036, matt: true, also: 'apricot' },
  { good: 'plum', radius: 0.026, matt: true },
  { good: 'kurt', radius: 0.034, matt: true },
  { good: 'apricot', radius: 0.05 },
  { good: 'green', radius: 0.03 },
  { good: 'pomegranate', radius: 0.08 },
  { good: 'walnut', radius: 0.036, matt: true },
];

/** The hall behind the stall: tall windows, a gallery, awnings, and people in the haze. */
function hall() {
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
  const random = randomFrom(6);
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

export default {
  kind: 'place',
  title: 'Green Bazaar',
  alt: 'A bazaar stall piled with red apples, dried apricots, nuts, white kurt and cones of spice under a striped awning.',
  focus: [45, 62],
  traits: { time: 'morning', season: 'autumn', palette: 'canyon', viewpoint: 'close', archetype: 'stall' },
  landscape: () =>
    stall({
      seed: 5,
      lower,
      upper,
      spices: ['paprika', 'turmeric', 'cumin', 'herbs', 'sumac', 'kurt', 'turmeric', 'paprika', 'cumin', 'herbs'],
      melons: 16,
      backdrop: hall(),
      draw: (canvas, { width, height, project, scaleAt }) => {
        const [stripes, drop] = [15, height * 0.085];
        for (let i = 0; i < stripes; i++) {
          const [left, right] = [(i * width) / stripes, ((i + 1) * width) / stripes];
          for (const [fill, from] of [
            [i & 1 ? '#F4E2BB' : '#B93B34', left],
            ['rgba(70,20,60,.2)', left + (right - left) * 0.62],
          ] as const) {
            canvas.fillStyle = fill;
            canvas.beginPath();
            canvas.moveTo(from, 0);
            canvas.lineTo(right, 0);
            canvas.lineTo(right, drop);
            canvas.arc((left + right) / 2, drop, width / stripes / 2, 0, from === left ? Math.PI : Math.PI * 0.42);
            canvas.closePath();
            canvas.fill();
          }
        }
        for (const [x, y] of [
          [0.14, 0.15],
          [0.5, 0.125],
          [0.86, 0.15],
        ]) {
          const [lx, ly] = [width * x, height * y];
          canvas.fillStyle = '#4A2436';
          canvas.fillRect(lx - 1.2, 0, 2.4, ly);
          const glow = canvas.createRadialGradient(lx, ly + 25, 5, lx, ly + 25, 150);
          for (const [at, alpha] of [
            [0, 0.75],
            [0.2, 0.34],
            [1, 0],
          ])
            glow.addColorStop(at, `rgba(255,232,170,${alpha})`);
          canvas.fillStyle = glow;
          canvas.fillRect(lx - 150, ly - 125, 300, 300);
          canvas.fillStyle = '#3F2036';
          canvas.beginPath();
          canvas.moveTo(lx - 7, ly);
          canvas.lineTo(lx + 7, ly);
          canvas.bezierCurveTo(lx + 15, ly + 12, lx + 33, ly + 15, lx + 38, ly + 27);
          canvas.lineTo(lx - 38, ly + 27);
          canvas.bezierCurveTo(lx - 33, ly + 15, lx - 15, ly + 12, lx - 7, ly);
          canvas.fill();
          canvas.fillStyle = '#FFF6D2';
          canvas.beginPath();
          canvas.ellipse(lx, ly + 28, 17, 9, 0, 0, Math.PI * 2);
          canvas.fill();
        }
        // Price tags: paper with strokes for writing.
        cratesOf('lower', lower.length).forEach(({ x, y, z }, i) => {
          if (i % 2) return;
          const [px, py, depth] = project(x + 0.08, y + 0.28, z + 0.05);
          const metre = scaleAt(depth);
          canvas.fillStyle = '#FBF0D2';
          canvas.fillRect(px - metre * 0.11, py - metre * 0.22, metre * 0.22, metre * 0.13);
          canvas.fillStyle = '#5A2A3A';
          canvas.fillRect(px - metre * 0.08, py - metre * 0.19, metre * 0.1, metre * 0.018);
          canvas.fillRect(px - metre * 0.08, py - metre * 0.15, metre * 0.15, metre * 0.026);
        });
      },
    }),
} satisfies Scene;
