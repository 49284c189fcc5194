import type { Viewpoint } from '../renderer/camera.ts';
import { type Forest, plantForest } from '../renderer/conifers.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape } from '../renderer/landscape.ts';
import { grass, needles, rock, snow } from '../renderer/materials.ts';
import { smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';
import { alpineSurface } from './alpine-surface.ts';

const SIZE = 5200;

export type PlateauShape = {
  /** Height of the hills behind the meadow; 1 is 180 m. */
  hills: number;
  /** Height of the mountains behind the hills; 1 is 900 m. */
  wall: number;
  /** Height of the waves of the meadow, in metres. */
  swell?: number;
};

/** Terrain of a mountain meadow: rolling grass, hills, and a row of peaks behind. */
export function plateauTerrain(seed: number, { hills, wall, swell = 16 }: PlateauShape) {
  const shape = new Noise(seed);
  return new Terrain(1200, SIZE, (x, z) => {
    let y =
      swell * shape.at(x * 0.004, z * 0.004) + swell * 0.56 * shape.at(x * 0.011, z * 0.011) * smoothstep(80, 300, z);
    const hill = smoothstep(260, 1500, z);
    y += hill * hills * (180 * shape.ridged(x * 0.001, z * 0.001, 5) * smoothstep(2300, 900, z) + 26);
    return y + smoothstep(1500, 3900, z) * wall * (120 + 820 * shape.ridged(x * 0.00075 + 4.4, z * 0.00075 + 1, 6));
  });
}

export type Plateau = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  season: 'spring' | 'summer' | 'autumn' | 'winter' | 'steppe';
  terrain: Terrain;
  /** `above` is the height of the eye above the ground, in metres. */
  view: Omit<Viewpoint, 'y'> & { above: number };
  forest?: Partial<Forest> & { share?: number };
  snowline?: number;
  /** Round objects on the grass that cast a shadow. */
  shadowCasters?: readonly { x: number; z: number; radius: number; height: number }[];
  glowAt?: number;
} & Pick<Landscape, 'sky'> &
  Partial<Omit<Landscape, 'view'>>;

/** A mountain meadow. All other properties of a landscape can be set too. */
export function plateau(data: Plateau): Landscape {
  const {
    seed,
    sun,
    timeOfDay,
    season,
    terrain,
    forest = {},
    snowline = 520,
    shadowCasters = [],
    glowAt,
    view,
    ...rest
  } = data;
  const soil = new Noise(seed + 1);
  const ground = createGround(terrain, sun, {
    erosion: { droplets: 170_000, rate: 0.18, capacity: 2.6 },
    softness: 0.04,
  });
  const meadow = gradeTones(grass[season], timeOfDay);
  const stone = gradeTones(rock, timeOfDay);
  const ice = gradeTones(snow, timeOfDay);
  const { share = 0.9, ...planting } = forest;
  const list = plantForest(ground, sun, {
    seed: 3,
    spacing: 11,
    x: [900, 4300],
    z: [420, 3000],
    height: 23,
    density: (x, y, z, up) =>
      smoothstep(0.06, 0.26, soil.fbm(x * 0.0026, z * 0.0026, 3) + (0.9 - up) * 0.5 - 0.02) *
      share *
      smoothstep(420, 300, y),
    ...planting,
  });
  const flat = Math.hypot(sun[0], sun[2]);
  const [ux, uz] = [-sun[0] / flat, -sun[2] / flat];
  return {
    near: 9,
    precision: 0.0009,
    light: { ambient: 0.17, above: 0.08, direct: 0.82, hollows: 0.36 },
    texture: (x, z, depth, noise) => {
      let light = depth < 500 ? noise.fbm(x * 0.22, z * 0.07, 3) * 0.09 : 0;
      for (const { x: sx, z: sz, radius, height } of shadowCasters) {
        const along = (x - sx) * ux + (z - sz) * uz;
        const lateralOffset = Math.abs(-(x - sx) * uz + (z - sz) * ux);
        const length = (height * flat) / sun[1];
        if (along <= 0 || along >= length + radius) continue;
        const half = along < radius ? radius : radius * (1 - (0.75 * (along - radius)) / length);
        if (lateralOffset < half) light -= 0.62;
      }
      return light;
    },
    surface: alpineSurface({
      meadow,
      stone,
      ice,
      snowline,
      patches: [0.006, 3],
      snow: [140, 260],
      bare: [0.76, 0.1],
      rock: [120, 80],
    }),
    fog: createHaze(timeOfDay, { start: 230, reach: 3100, power: 1.1, max: 0.84 }, glowAt),
    postProcessing: { vignette: 0.18 },
    ...rest,
    view: { ...view, y: terrain.heightAt(view.x, view.z) + view.above },
    seed,
    sun,
    ground,
    trees: { list, tones: gradeTones(needles[season === 'steppe' ? 'summer' : season], timeOfDay) },
  };
}
