import type { SKRSContext2D } from '@napi-rs/canvas';
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
