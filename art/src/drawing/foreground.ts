import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Tones } from '../renderer/color.ts';
import { lerp } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { createRandom } from '../renderer/random.ts';
import type { Point } from './sketch.ts';

export type Hill = {
  seed: number;
  /** The edge from left to right, as shares of the picture's width and height. */
  edge: readonly Point[];
  tones: Tones;
  /** How far the light reaches down from the edge; 1 is a near hill against the light. */
  reach?: number;
  /** Number of blades of grass; 0 leaves the hill bare. */
  blades?: number;
  bladeHeight?: number;
  flowers?: { count: number; colors: readonly string[]; size: number };
  /** The side the sun is on: -1 left, 1 right. */
  sunSide?: -1 | 1;
};

/** The height of a hill's edge at a position across the picture; both are shares of its size. */
export function hillHeightAt(edge: readonly Point[], x: number): number {
  for (let i = 1; i < edge.length; i++) {
    const [ax, ay] = edge[i - 1];
    const [bx, by] = edge[i];
    if (x > bx) continue;
    const t = (x - ax) / (bx - ax);
    return lerp(ay, by, t * t * (3 - 2 * t));
  }
  return edge[edge.length - 1][1];
}

/** Draws a near hill that frames the picture: grass in tones from the lit edge down into shadow. */
export function drawHill(canvas: SKRSContext2D, width: number, height: number, hill: Hill): void {
  const { seed, edge, tones, reach = 1, blades = 0, bladeHeight = 16, flowers, sunSide = -1 } = hill;
  const { colors } = tones;
  const noise = new Noise(seed);
  const random = createRandom(seed);
  const rough = (x: number) => noise.fbm(x * 14, 3.3, 3) * 0.006;
  const top = (x: number) => (hillHeightAt(edge, x) + rough(x)) * height;
  // One band per tone, each with its own irregular edge.
  const bands = [3, 2, 1, 0];
  const fill = colors[4];
  canvas.fillStyle = css(mix(fill, colors[3], 0.35));
  outline(canvas, width, height, top);
  bands.forEach((tone, k) => {
    canvas.fillStyle = css(colors[tone]);
    const sink = (0.012 + k * k * 0.022 + k * 0.018) * reach;
    outline(
      canvas,
      width,
      height,
      (x) => top(x) + (sink + noise.fbm(x * 5 + k * 9, k * 3.7, 3) * (0.012 + k * 0.012)) * height,
    );
  });
  for (let i = 0; i < blades; i++) {
    const x = random();
    const deep = random() ** 1.6;
    const ground = hillHeightAt(edge, x);
    const y = (ground + deep * (1.02 - ground)) * height;
    const size = bladeHeight * (0.5 + random()) * (0.55 + deep * 1.1);
    const tone = Math.max(0, Math.min(4, Math.round(4 - deep * 5.5 + (random() - 0.4) * 2)));
    const bend = (random() - 0.5 + sunSide * -0.25) * size * 0.8;
    canvas.fillStyle = css(colors[tone]);
    canvas.beginPath();
    canvas.moveTo(x * width - size * 0.05, y);
    canvas.quadraticCurveTo(x * width, y - size * 0.6, x * width + bend, y - size);
    canvas.quadraticCurveTo(x * width + size * 0.06, y - size * 0.5, x * width + size * 0.08, y);
    canvas.fill();
  }
  if (flowers)
    for (let i = 0; i < flowers.count; i++) {
      const x = random();
      const deep = random() ** 1.4;
      const ground = hillHeightAt(edge, x);
      const y = (ground + 0.01 + deep * (0.98 - ground)) * height;
      const size = flowers.size * (0.45 + deep * 1.1) * (0.7 + 0.6 * random());
      canvas.fillStyle = flowers.colors[(random() * flowers.colors.length) | 0];
      for (let petal = 0; petal < 4; petal++) {
        const angle = petal * 1.57 + random();
        canvas.beginPath();
        canvas.ellipse(
          x * width + Math.cos(angle) * size * 0.5,
          y + Math.sin(angle) * size * 0.35,
          size * 0.55,
          size * 0.4,
          angle,
          0,
          7,
        );
        canvas.fill();
      }
    }
}

function outline(canvas: SKRSContext2D, width: number, height: number, top: (x: number) => number) {
  canvas.beginPath();
  canvas.moveTo(0, height + 2);
  for (let i = 0; i <= 240; i++) canvas.lineTo((i / 240) * width, top(i / 240));
  canvas.lineTo(width, height + 2);
  canvas.closePath();
  canvas.fill();
}
