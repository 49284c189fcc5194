import type { SKRSContext2D } from '@napi-rs/canvas';
import { createGround } from '../renderer/ground.ts';
import type { Drawing, Landscape } from '../renderer/landscape.ts';
import { rock, snow } from '../renderer/materials.ts';
import { smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import type { Cloud } from '../renderer/sky.ts';
import { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';

const SIZE = 22_000;

export type BuildingElevation = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  /** Height of the mountains behind: 1 as seen from the city, 0 for a plain. */
  mountains: number;
  /** Height of the horizon in the frame: 0 is the top edge, 1 the bottom. */
  horizon: number;
  clouds?: readonly Cloud[];
  stars?: number;
  draw: (canvas: SKRSContext2D, drawing: Drawing) => void;
} & Partial<Pick<Landscape, 'postProcessing'>>;

/** A drawing, usually the elevation of a building, in front of rendered mountains. */
export function buildingElevation({
  seed,
  sun,
  timeOfDay,
  mountains,
  horizon,
  clouds = [],
  stars = 0,
  draw,
  postProcessing,
}: BuildingElevation): Landscape {
  const shape = new Noise(seed);
  const terrain = new Terrain(
    700,
    SIZE,
    (x, z) =>
      mountains * smoothstep(6500, 16_000, z) * (700 + 2300 * shape.ridged(x * 0.00019 + 1.7, z * 0.00019 + 3, 6)),
  );
  // Shadows are weaker at this distance, because of haze.
  const stone = gradeTones(rock, { ...timeOfDay, shadowStrength: timeOfDay.shadowStrength * 0.6 });
  const ice = gradeTones(snow, { ...timeOfDay, shadowStrength: timeOfDay.shadowStrength * 0.6 });
  return {
    seed,
    sun,
    view: { x: 11_000, y: 60, z: 0, fov: 44, horizon },
    sky: {
      colors: timeOfDay.sky,
      stars,
      ...(clouds.length > 0 && {
        clouds: { shapes: clouds, tones: timeOfDay.clouds, light: [-0.8, -0.6] as const, seed: seed + 3 },
      }),
    },
    ground: createGround(terrain, sun, { erosion: { droplets: 90_000, rate: 0.2, capacity: 2.8 } }),
    near: 4000,
    precision: 0.0012,
    surface: ({ x, y, z }, noise) => (y > 1250 * mountains + noise.fbm(x * 0.001, z * 0.001, 3) * 500 ? ice : stone),
    fog: createHaze(timeOfDay, { start: 1000, reach: 12_000, power: 1, max: 0.8 }),
    draw,
    postProcessing: { vignette: 0.2, grain: 0.04, ...postProcessing },
  };
}
