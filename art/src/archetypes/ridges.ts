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

const SIZE = 16_000;

/** A ridge across the view: its distance, its height and half its width, in metres. */
export type Ridge = readonly [distance: number, height: number, halfWidth: number];

export const FOOTHILLS: readonly Ridge[] = [
  [2300, 330, 760],
  [3900, 430, 900],
  [5900, 620, 1100],
  [8300, 930, 1300],
  [11_200, 1450, 2300],
];

/**
 * Terrain of ridges one behind another, separated by haze.
 *
 * @param opening x of the gap through which the farther ridges are visible, in metres.
 */
export function ridgesTerrain(seed: number, ridges: readonly Ridge[], opening = 7900) {
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  return new Terrain(1300, SIZE, (x, z) => {
    let y = 60 * soil.fbm(x * 0.0008, z * 0.0008, 3);
    ridges.forEach(([distance, height, halfWidth], i) => {
      const crestline =
        distance + 700 * shape.at(x * 0.00028 + i * 7, i * 3.1) + 240 * shape.at(x * 0.0009 + i * 5, i * 1.7);
      const away = Math.abs(z - crestline) / halfWidth;
      const crest = 0.62 + 0.5 * shape.at(x * 0.00042 + i * 11, i * 5.5) + 0.25 * shape.at(x * 0.0013 + i, i * 2.2);
      const spur = shape.ridged(x * 0.00075 + i * 3, z * 0.00075 + i, 5);
      const steep = 0.7 + (i > 3 ? 0.45 : 0.75) * spur;
      y = Math.max(y, height * crest * Math.max(0, 1 - away) ** 1.15 * steep + y * 0.35);
    });
    return y * (0.42 + 0.58 * smoothstep(-200, 1500, Math.abs(x - opening - z * 0.12)));
  });
}

export type Ridges = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  view: Viewpoint;
  /** Heights of the terrain at which the forest ends and the snow begins, in metres. */
  treeline?: number;
  snowline?: number;
  forest?: Partial<Forest> & { share?: number };
  /** Where the sun glows through the haze, as a share of the frame's width. */
  glowAt?: number;
} & Pick<Landscape, 'sky'> &
  Partial<Landscape>;

/** Hills and mountains in layers of haze, seen from above. All other properties of a landscape can be set too. */
export function ridges(data: Ridges): Landscape {
  const { seed, sun, timeOfDay, season, terrain, treeline = 750, snowline = 820, forest = {}, glowAt, ...rest } = data;
  const soil = new Noise(seed + 1);
  const ground = createGround(terrain, sun, {
    erosion: { droplets: 260_000, rate: 0.2, capacity: 2.8, radius: 3 },
    softness: 0.04,
    openness: [
      [5, 1],
      [20, 0.7],
    ],
  });
  const meadow = gradeTones(grass[season], timeOfDay);
  const stone = gradeTones(rock, timeOfDay);
  const ice = gradeTones(snow, timeOfDay);
  const { share = 0.85, ...planting } = forest;
  const list = plantForest(ground, sun, {
    seed: 3,
    spacing: 30,
    x: [3000, 13_000],
    z: [900, 6800],
    height: 36,
    density: (x, y, z, up) =>
      smoothstep(-0.02, 0.22, soil.fbm(x * 0.0012, z * 0.0012, 3) + (0.86 - up) * 0.7 - 0.02) *
      share *
      smoothstep(treeline + 150, treeline - 150, y),
    ...planting,
  });
  return {
    brushRadius: 4,
    near: 200,
    precision: 0.001,
    texture: (x, z, _depth, noise) => noise.fbm(x * 0.006, z * 0.006, 3) * 0.1,
    light: { ambient: 0.16, above: 0.05, direct: 0.86, hollows: 0.36 },
    surface: alpineSurface({
      meadow,
      stone,
      ice,
      snowline,
      patches: [0.0012, 4],
      snow: [300, 600],
      bare: [0.66, 0.12],
      rock: [60, 160],
    }),
    fog: {
      ...createHaze(timeOfDay, { start: 900, reach: 7200, max: 0.88 }, glowAt),
      low: (y, depth) => 0.4 * smoothstep(260, 0, y) * smoothstep(1200, 5000, depth),
    },
    postProcessing: { vignette: 0.18 },
    ...rest,
    seed,
    sun,
    ground,
    trees: { list, tones: gradeTones(needles[season], timeOfDay) },
  };
}
