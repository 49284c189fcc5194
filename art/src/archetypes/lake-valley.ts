import type { Viewpoint } from '../kit/camera.ts';
import type { Tones } from '../kit/colour.ts';
import { type Forest, plant } from '../kit/conifers.ts';
import type { GroundOptions } from '../kit/ground.ts';
import { groundOf } from '../kit/ground.ts';
import type { Landscape } from '../kit/landscape.ts';
import { grass, needles, rock, snow } from '../kit/materials.ts';
import { graded, hazeOf, type Mood } from '../kit/mood.ts';
import { Noise } from '../kit/noise.ts';
import { clamp, lerp, smooth, type Vec3 } from '../kit/numbers.ts';
import { Terrain } from '../kit/terrain.ts';
import { alpine } from './alpine.ts';

/** How a valley with a lake in it is shaped. Metres, over a square of 5,200. */
export type ValleyShape = {
  /** Half the width of the lake. */
  halfWidth: number;
  /** Rise of the slopes per metre. */
  steepness: number;
  /** How high the mountains at its head are; 1 is about 1,000 m over the lake. */
  head: number;
  /** How far the lake reaches. */
  length: number;
};

const SIZE = 5200;
const CELLS = 1100;

/** The middle of the valley at a distance. */
const axis = (z: number) => 2600 + 170 * Math.sin(z * 0.0019 + 0.6) + 60 * Math.sin(z * 0.0051);

/** A glacial valley: a lake on its floor, spurs on both sides, a wall of peaks at its head. */
export function valley(seed: number, { halfWidth, steepness, head, length }: ValleyShape) {
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  return new Terrain(CELLS, SIZE, (x, z) => {
    const aside = x - axis(z);
    const side = Math.sign(aside);
    const wide = smooth(300, 1200, z) * smooth(length - 200, length - 1000, z);
    const half = halfWidth * (0.68 + 0.32 * wide) + shape.at(z * 0.004, side * 5) * halfWidth * 0.25;
    const lake = smooth(length, length - 450, z);
    const away = Math.abs(aside) - lerp(30, half, lake);
    let y = away < 0 ? -25 * lake + (1 - lake) * 10 : away * steepness;
    if (y > 430) y = 430 + (y - 430) * 0.18;
    y *= 0.55 + 0.62 * (0.5 + 0.5 * Math.sin(z * 0.0046 + side * 1.5 + shape.at(x * 0.001, z * 0.001) * 1.2));
    y += smooth(0, 600, away) * (shape.ridged(x * 0.0012, z * 0.0012, 6) - 0.38) * 260;
    y += smooth(40, 300, away) * soil.fbm(x * 0.006, z * 0.006, 4) * 26;
    const far = smooth(length, length + 2000, z);
    const wall = 0.4 + 0.6 * smooth(0, 1100, Math.abs(aside) + (z - length - 100) * 0.45);
    y += far * head * (260 + 760 * shape.ridged(x * 0.0009 + 7.1, z * 0.0009 + 2, 5)) * wall;
    return y + smooth(length - 450, length + 200, z) * 25;
  });
}

export type LakeValley = {
  seed: number;
  sun: Vec3;
  mood: Mood;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  ground?: GroundOptions;
  view: Viewpoint;
  /** Share of the slopes that is wooded, 0 to 1, and where trees and grass end, in metres over the lake. */
  forest: number;
  treeline?: number;
  snowline?: number;
  trees?: Partial<Forest>;
  grassTones?: Tones;
} & Pick<Landscape, 'water' | 'sky'> &
  Partial<Omit<Landscape, 'ground' | 'trees'>>;

/** A lake between wooded slopes, seen along its axis. Everything of a landscape may be set besides. */
export function lakeValley(data: LakeValley): Landscape {
  const { seed, sun, mood, season, terrain, forest, treeline = 600, snowline = 640, trees, grassTones, ...rest } = data;
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  const ground = groundOf(terrain, sun, { erosion: { droplets: 160_000, bite: 0.22, capacity: 3 }, ...data.ground });
  const stone = graded(rock, mood);
  const ice = graded(snow, mood);
  const meadow = graded(grassTones ?? grass[season], mood);
  const list = plant(ground, sun, {
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
          smooth(treeline, treeline - 200, y + soil.at(x * 0.01, z * 0.01) * 70) *
          smooth(0.48, 0.64, up) *
          (0.2 + 0.8 * smooth(-0.25, 0.12, shape.fbm(x * 0.0022, z * 0.0022, 3) + 0.14)),
    ...trees,
  });
  return {
    fog: hazeOf(mood, { start: 300, reach: 3600, power: 1.2, max: 0.86 }),
    near: 30,
    precision: 0.001,
    surface: alpine({
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
    trees: { list, tones: graded(needles[season], mood) },
  };
}
