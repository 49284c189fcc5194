import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createCamera } from '../renderer/camera.ts';
import { css, type Tones, toneAt } from '../renderer/color.ts';
import { rasterizeConifers } from '../renderer/conifers.ts';
import { GBuffer, TREE } from '../renderer/g-buffer.ts';
import { createRandom, hashCell } from '../renderer/random.ts';

/** A round crown of leaves, in units of the picture. */
export type Crown = { x: number; y: number; radius: number; leaves?: number };

/** Draws crowns of leaves: one pass per tone, each lighter, smaller and closer to the sun. */
export function drawCrowns(
  canvas: SKRSContext2D,
  crowns: readonly Crown[],
  { colors }: Tones,
  seed: number,
  sunSide = -1,
) {
  const random = createRandom(seed);
  const passes = colors.slice(0, 5);
  for (const { x, y, radius, leaves = 90 } of crowns)
    passes.forEach((color, pass) => {
      const up = pass / (passes.length - 1);
      canvas.fillStyle = css(color);
      for (let i = 0; i < leaves * (1 - 0.45 * up); i++) {
        const angle = random() * Math.PI * 2;
        const away = Math.sqrt(random()) * radius * (1 - 0.38 * up);
        const cx = x + Math.cos(angle) * away + sunSide * radius * 0.36 * up;
        const cy = y + Math.sin(angle) * away * 0.86 - radius * 0.34 * up;
        const size = radius * (0.1 + 0.12 * random()) * (1 - 0.35 * up);
        canvas.beginPath();
        for (let corner = 0; corner < 7; corner++) {
          const cornerAngle = (corner / 7) * Math.PI * 2;
          const reach = size * (0.75 + 0.4 * random());
          canvas.lineTo(cx + Math.cos(cornerAngle) * reach, cy + Math.sin(cornerAngle) * reach * 0.8);
        }
        canvas.fill();
      }
    });
}

/** A spruce in units of the picture: its foot, its height, and its brightness from 0 to 1. */
export type Spruce = { x: number; y: number; height: number; light?: number; slenderness?: number };

/** Draws spruces in the style of the rendered forest. */
export function drawSpruces(
  canvas: SKRSContext2D,
  width: number,
  height: number,
  spruces: readonly Spruce[],
  tones: Tones,
  sunSide = -1,
) {
  const scale = canvas.getTransform().a;
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const buffer = new GBuffer(w, h);
  // An orthographic camera: one pixel per metre.
  const flat = { ...createCamera({ x: 0, y: 0, z: 0, fov: 60, horizon: 0.5 }, w, h), focal: 1000 };
  const camera = { ...flat, project: (x: number, y: number, z: number) => [x, y, 1000 + z] as const };
  const trees = spruces.map(({ x, y, height: tall, light = 1, slenderness = 0.165 }, i) => ({
    x: x * scale,
    y: y * scale,
    // A lower foot means nearer to the viewer.
    z: -y * 0.001,
    height: tall * scale,
    slenderness,
    variation: (i * 0.37 + 0.11) % 1,
    light,
  }));
  rasterizeConifers(buffer, camera, trees, sunSide, () => 1);
  const layer = createCanvas(w, h);
  const context = layer.getContext('2d');
  const image = context.createImageData(w, h);
  for (let i = 0; i < w * h; i++) {
    if (buffer.material[i] !== TREE) continue;
    const color = toneAt(tones, buffer.shade[i] + (hashCell((i % w) >> 1, (i / w) >> 1, 3) - 0.5) * 0.05);
    for (let c = 0; c < 3; c++) image.data[i * 4 + c] = color[c] * 255;
    image.data[i * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  canvas.drawImage(layer, 0, 0, width, height);
}
