import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../kit/colour.ts';
import { groundOf } from '../kit/ground.ts';
import type { Drawing, Landscape } from '../kit/landscape.ts';
import { rock, snow } from '../kit/materials.ts';
import { graded, hazeOf, type Mood } from '../kit/mood.ts';
import { Noise } from '../kit/noise.ts';
import { smooth, type Vec3 } from '../kit/numbers.ts';
import type { Cloud } from '../kit/sky.ts';
import { Terrain } from '../kit/terrain.ts';

const SIZE = 22_000;

export type Elevation = {
  seed: number;
  sun: Vec3;
  mood: Mood;
  /** How high the mountains behind stand, 1 as seen from the city; 0 for a plain. */
  mountains: number;
  /** The height of the mountains' foot in the frame. */
  horizon: number;
  clouds?: readonly Cloud[];
  stars?: number;
  draw: (canvas: SKRSContext2D, drawing: Drawing) => void;
} & Partial<Pick<Landscape, 'finish'>>;

/** A building as an elevation, drawn in front of rendered mountains. */
export function elevation({
  seed,
  sun,
  mood,
  mountains,
  horizon,
  clouds = [],
  stars = 0,
  draw,
  finish,
}: Elevation): Landscape {
  const shape = new Noise(seed);
  const terrain = new Terrain(
    700,
    SIZE,
    (x, z) => mountains * smooth(6500, 16_000, z) * (700 + 2300 * shape.ridged(x * 0.00019 + 1.7, z * 0.00019 + 3, 6)),
  );
  // So far away, shadow is half haze.
  const stone = graded(rock, { ...mood, shadowed: mood.shadowed * 0.6 });
  const ice = graded(snow, { ...mood, shadowed: mood.shadowed * 0.6 });
  return {
    seed,
    sun,
    view: { x: 11_000, y: 60, z: 0, fov: 44, horizon },
    sky: {
      colours: mood.sky,
      stars,
      ...(clouds.length > 0 && {
        clouds: { at: clouds, tones: mood.clouds, light: [-0.8, -0.6] as const, seed: seed + 3 },
      }),
    },
    ground: groundOf(terrain, sun, { erosion: { droplets: 90_000, bite: 0.2, capacity: 2.8 } }),
    near: 4000,
    precision: 0.0012,
    surface: ({ x, y, z }, noise) => (y > 1250 * mountains + noise.fbm(x * 0.001, z * 0.001, 3) * 500 ? ice : stone),
    fog: hazeOf(mood, { start: 1000, reach: 12_000, power: 1, max: 0.8 }),
    draw,
    finish: { vignette: 0.2, grain: 0.04, ...finish },
  };
}

/** A plaza in one-point perspective, from its far edge down to the viewer. Codes are its colour far, midway and near. */
export function drawPlaza(
  canvas: SKRSContext2D,
  { width, height }: Drawing,
  edge: number,
  codes: readonly [string, string, string],
  mood: Mood,
) {
  const ground = canvas.createLinearGradient(0, edge, 0, height);
  codes.forEach((code, i) => {
    ground.addColorStop(
      i / 2,
      css(mix(mix(hex(code), mood.shadow, 0.35 * mood.shadowed + 0.12 * i), mood.light, 0.3 * mood.lit)),
    );
  });
  canvas.fillStyle = ground;
  canvas.fillRect(0, edge - 6, width, height - edge + 6);
  canvas.strokeStyle = css(mood.shadow, 0.16);
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

/** A haze over what stands behind a building, thickest at its foot. */
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

/** A lamp's light on what surrounds it. */
export function drawGlow(canvas: SKRSContext2D, x: number, y: number, radius: number, code: string, strength: number) {
  const glow = canvas.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, css(hex(code), strength));
  glow.addColorStop(0.3, css(hex(code), strength * 0.4));
  glow.addColorStop(1, css(hex(code), 0));
  canvas.fillStyle = glow;
  canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
