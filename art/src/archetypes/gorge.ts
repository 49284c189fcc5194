import type { Viewpoint } from '../kit/camera.ts';
import { type Forest, plant } from '../kit/conifers.ts';
import { groundOf } from '../kit/ground.ts';
import type { Landscape } from '../kit/landscape.ts';
import { grass, needles, rock, snow } from '../kit/materials.ts';
import { graded, hazeOf, type Mood } from '../kit/mood.ts';
import { Noise } from '../kit/noise.ts';
import { clamp, lerp, smooth, type Vec3 } from '../kit/numbers.ts';
import { Terrain } from '../kit/terrain.ts';
import { alpine } from './alpine.ts';

const SIZE = 3600;

export type GorgeShape = {
  /** The middle of its floor at a distance. */
  axis: (z: number) => number;
  /** Half the width of the floor at its mouth and at its head, in metres. */
  halfWidth: readonly [mouth: number, head: number];
  /** 1 is a wall of 600 m at its head. */
  head?: number;
  /** How much the floor rises, in metres per metre. */
  rise?: number;
  /** Ground that people have levelled: what is there, and how much of it (0 none, 1 all). */
  levelled?: (x: number, z: number) => number;
};

/** A narrow mountain valley between spurs, closed by peaks. */
export function ravine(seed: number, { axis, halfWidth, head = 1, rise = 0, levelled }: GorgeShape) {
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  return new Terrain(1200, SIZE, (x, z) => {
    const aside = x - axis(z);
    const side = aside < 0 ? -1 : 1;
    const spur = 0.5 + 0.5 * Math.sin(z * 0.0056 + side * 1.45 + 0.6);
    const away =
      Math.abs(aside) - lerp(halfWidth[0], halfWidth[1], smooth(640, 1100, z)) + 20 * spur * smooth(500, 900, z);
    let y = away > 0 ? away * 0.5 * (0.6 + 0.5 * spur) : 0;
    if (y > 330) y = 330 + (y - 330) * 0.22;
    y += smooth(0, 420, away) * (shape.ridged(x * 0.0018, z * 0.0018, 6) - 0.38) * 150;
    y += smooth(10, 140, away) * soil.fbm(x * 0.008, z * 0.008, 4) * 20;
    const far = smooth(1300, 3200, z);
    const wall = 0.35 + 0.65 * smooth(0, 800, Math.abs(aside) + (z - 1900) * 0.5);
    y +=
      far * head * (100 + 520 * shape.ridged(x * 0.0011 + 2.2, z * 0.0011 + 6, 5)) * wall +
      smooth(700, 2600, z) * 60 +
      rise * z;
    const flat = levelled?.(x, z) ?? 0;
    return y * (1 - flat) - 0.6 * flat;
  });
}

export type Gorge = {
  seed: number;
  sun: Vec3;
  mood: Mood;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  view: Viewpoint;
  forest?: Partial<Forest> & { share?: number; clearing?: (x: number, z: number) => boolean };
  treeline?: number;
  snowline?: number;
} & Pick<Landscape, 'sky'> &
  Partial<Landscape>;

/** A gorge with spruces on its slopes. In winter everything flat is white. */
export function gorge(data: Gorge): Landscape {
  const { seed, sun, mood, season, terrain, forest = {}, treeline = 430, snowline = 560, ...rest } = data;
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  const ground = groundOf(terrain, sun, { erosion: { droplets: 170_000, bite: 0.2, capacity: 3 } });
  const stone = graded(rock, mood);
  const ice = graded(snow, mood);
  const meadow = graded(grass[season], mood);
  const clothed = alpine({
    meadow,
    stone,
    ice,
    snowline,
    patches: [0.012, 3],
    snow: [150, 240],
    bare: [0.68, 0.14],
    rock: [90, 80],
  });
  const { share = 1, clearing = () => false, ...planting } = forest;
  const list = plant(ground, sun, {
    seed: 3,
    spacing: 8,
    x: [700, 2900],
    z: [180, 2900],
    height: 22,
    density: (x, y, z, up) =>
      clearing(x, z)
        ? 0
        : share *
          clamp(0.5 + soil.fbm(x * 0.006, z * 0.006, 3) * 2.4) *
          smooth(treeline, treeline - 130, y + soil.at(x * 0.01, z * 0.01) * 70) *
          smooth(0.44, 0.6, up) *
          smooth(-0.2, 0.15, shape.fbm(x * 0.0025, z * 0.0025, 3) + 0.12),
    ...planting,
  });
  return {
    near: 20,
    precision: 0.001,
    light: { ambient: 0.15, above: 0.1, direct: 0.7, hollows: 0.4 },
    surface: (spot, noise) => {
      if (season !== 'winter') return clothed(spot, noise);
      const patch = noise.fbm(spot.x * 0.012, spot.z * 0.012, 3);
      return spot.up < lerp(0.6, 0.4, smooth(300, 560, spot.y)) + patch * 0.14 && spot.y > 60 ? stone : ice;
    },
    fog: hazeOf(mood, { start: 260, reach: 2700, max: 0.84 }),
    finish: { vignette: 0.16 },
    ...rest,
    seed,
    sun,
    ground,
    trees: { list, tones: graded(needles[season], mood), ...rest.trees },
  };
}
