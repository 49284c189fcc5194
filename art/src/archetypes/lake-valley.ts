import type { Viewpoint } from '../renderer/camera.ts';
import type { Tones } from '../renderer/color.ts';
import { type Forest, plantForest } from '../renderer/conifers.ts';
import type { GroundOptions } from '../renderer/ground.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape } from '../renderer/landscape.ts';
import { grass, needles, rock, snow } from '../renderer/materials.ts';
import { clamp, lerp, smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';
import { alpineSurface } from './alpine-surface.ts';

/** The shape of a valley with a lake, on a terrain of 5,200 x 5,200 metres. */
export type ValleyShape = {
  /** Half the width of the lake, in metres. */
  halfWidth: number;
  /** Gradient of the slopes, in metres per metre. */
  steepness: number;
  /** Height of the mountains at the end of the valley; 1 is about 1,000 m above the lake. */
  head: number;
  /** Distance to which the lake reaches, in metres. */
  length: number;
};

const SIZE = 5200;
const CELLS = 1100;

/** x of the middle of the valley at distance z. */
const axis = (z: number) => 2600 + 170 * Math.sin(z * 0.0019 + 0.6) + 60 * Math.sin(z * 0.0051);

/** Terrain of a glacial valley: a lake on its floor, spurs on both sides, peaks at its end. */
export function valleyTerrain(seed: number, { halfWidth, steepness, head, length }: ValleyShape) {
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  return new Terrain(CELLS, SIZE, (x, z) => {
    const lateralOffset = x - axis(z);
    const side = Math.sign(lateralOffset);
    const wide = smoothstep(300, 1200, z) * smoothstep(length - 200, length - 1000, z);
    const half = halfWidth * (0.68 + 0.32 * wide) + shape.at(z * 0.004, side * 5) * halfWidth * 0.25;
    const lake = smoothstep(length, length - 450, z);
    const away = Math.abs(lateralOffset) - lerp(30, half, lake);
    let y = away < 0 ? -25 * lake + (1 - lake) * 10 : away * steepness;
    if (y > 430) y = 430 + (y - 430) * 0.18;
    y *= 0.55 + 0.62 * (0.5 + 0.5 * Math.sin(z * 0.0046 + side * 1.5 + shape.at(x * 0.001, z * 0.001) * 1.2));
    y += smoothstep(0, 600, away) * (shape.ridged(x * 0.0012, z * 0.0012, 6) - 0.38) * 260;
    y += smoothstep(40, 300, away) * soil.fbm(x * 0.006, z * 0.006, 4) * 26;
    const far = smoothstep(length, length + 2000, z);
    const wall = 0.4 + 0.6 * smoothstep(0, 1100, Math.abs(lateralOffset) + (z - length - 100) * 0.45);
    y += far * head * (260 + 760 * shape.ridged(x * 0.0009 + 7.1, z * 0.0009 + 2, 5)) * wall;
    return y + smoothstep(length - 450, length + 200, z) * 25;
  });
}

export type LakeValley = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  ground?: GroundOptions;
  view: Viewpoint;
  /** Share of the slopes that is forest, and the heights above the lake at which trees and grass end, in metres. */
  forest: number;
  treeline?: number;
  snowline?: number;
  trees?: Partial<Forest>;
  grassTones?: Tones;
} & Pick<Landscape, 'water' | 'sky'> &
  Partial<Omit<Landscape, 'ground' | 'trees'>>;

/** A lake between wooded slopes, seen along the valley. All other properties of a landscape can be set too. */
export function lakeValley(data: LakeValley): Landscape {
  const {
    seed,
    sun,
    timeOfDay,
    season,
    terrain,
    forest,
    treeline = 600,
    snowline = 640,
    trees,
    grassTones,
    ...rest
  } = data;
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  const ground = createGround(terrain, sun, {
    erosion: { droplets: 160_000, rate: 0.22, capacity: 3 },
    ...data.ground,
  });
  const stone = gradeTones(rock, timeOfDay);
  const ice = gradeTones(snow, timeOfDay);
  const meadow = gradeTones(grassTones ?? grass[season], timeOfDay);
  const list = plantForest(ground, sun, {
    seed: 3,
    spacing: 9,
    x: [600, 4700],
    z: [110, 4300],
    height: 26,
    density: (x, y, z, up) =>
      y < 3
        ? 0
        : forest *
          clamp(0.82 + soil.fbm(x * 0.004, z * 0.004, 3) * 1.5) *
          smoothstep(treeline, treeline - 200, y + soil.at(x * 0.01, z * 0.01) * 70) *
          smoothstep(0.48, 0.64, up) *
          (0.2 + 0.8 * smoothstep(-0.25, 0.12, shape.fbm(x * 0.0022, z * 0.0022, 3) + 0.14)),
    ...trees,
  });
  return {
    fog: createHaze(timeOfDay, { start: 300, reach: 3600, power: 1.2, max: 0.86 }),
    near: 30,
    precision: 0.001,
    surface: alpineSurface({
      meadow,
      stone,
      ice,
      snowline,
      patches: [0.008, 3],
      snow: [150, 240],
      bare: [0.72, 0.12],
      rock: [70, 90],
    }),
    ...rest,
    seed,
    sun,
    ground,
    trees: { list, tones: gradeTones(needles[season], timeOfDay) },
  };
}
