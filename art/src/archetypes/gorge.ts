import type { Viewpoint } from '../renderer/camera.ts';
import { type Forest, plantForest } from '../renderer/conifers.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape } from '../renderer/landscape.ts';
import { grass, needles, rock, snow } from '../renderer/materials.ts';
import { clamp, lerp, smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';
import { alpineSurface } from './alpine-surface.ts';

const SIZE = 3600;

export type GorgeShape = {
  /** x of the middle of the floor at distance z. */
  axis: (z: number) => number;
  /** Half the width of the floor at the near and at the far end, in metres. */
  halfWidth: readonly [mouth: number, head: number];
  /** Height of the mountains at the far end; 1 is 600 m. */
  head?: number;
  /** Gradient of the floor, in metres per metre. */
  rise?: number;
  /** How far the ground at a point is levelled by people: 0 not at all, 1 completely flat. */
  levelled?: (x: number, z: number) => number;
};

/** Terrain of a narrow mountain valley between spurs, closed by peaks. */
export function gorgeTerrain(seed: number, { axis, halfWidth, head = 1, rise = 0, levelled }: GorgeShape) {
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  return new Terrain(1200, SIZE, (x, z) => {
    const lateralOffset = x - axis(z);
    const side = lateralOffset < 0 ? -1 : 1;
    const spur = 0.5 + 0.5 * Math.sin(z * 0.0056 + side * 1.45 + 0.6);
    const away =
      Math.abs(lateralOffset) -
      lerp(halfWidth[0], halfWidth[1], smoothstep(640, 1100, z)) +
      20 * spur * smoothstep(500, 900, z);
    let y = away > 0 ? away * 0.5 * (0.6 + 0.5 * spur) : 0;
    if (y > 330) y = 330 + (y - 330) * 0.22;
    y += smoothstep(0, 420, away) * (shape.ridged(x * 0.0018, z * 0.0018, 6) - 0.38) * 150;
    y += smoothstep(10, 140, away) * soil.fbm(x * 0.008, z * 0.008, 4) * 20;
    const far = smoothstep(1300, 3200, z);
    const wall = 0.35 + 0.65 * smoothstep(0, 800, Math.abs(lateralOffset) + (z - 1900) * 0.5);
    y +=
      far * head * (100 + 520 * shape.ridged(x * 0.0011 + 2.2, z * 0.0011 + 6, 5)) * wall +
      smoothstep(700, 2600, z) * 60 +
      rise * z;
    const flat = levelled?.(x, z) ?? 0;
    return y * (1 - flat) - 0.6 * flat;
  });
}

export type Gorge = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  view: Viewpoint;
  forest?: Partial<Forest> & { share?: number; clearing?: (x: number, z: number) => boolean };
  treeline?: number;
  snowline?: number;
} & Pick<Landscape, 'sky'> &
  Partial<Landscape>;

/** A gorge with spruces on its slopes; in winter all flat ground is covered by snow. */
export function gorge(data: Gorge): Landscape {
  const { seed, sun, timeOfDay, season, terrain, forest = {}, treeline = 430, snowline = 560, ...rest } = data;
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  const ground = createGround(terrain, sun, { erosion: { droplets: 170_000, rate: 0.2, capacity: 3 } });
  const stone = gradeTones(rock, timeOfDay);
  const ice = gradeTones(snow, timeOfDay);
  const meadow = gradeTones(grass[season], timeOfDay);
  const alpine = alpineSurface({
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
  const list = plantForest(ground, sun, {
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
          smoothstep(treeline, treeline - 130, y + soil.at(x * 0.01, z * 0.01) * 70) *
          smoothstep(0.44, 0.6, up) *
          smoothstep(-0.2, 0.15, shape.fbm(x * 0.0025, z * 0.0025, 3) + 0.12),
    ...planting,
  });
  return {
    near: 20,
    precision: 0.001,
    light: { ambient: 0.15, above: 0.1, direct: 0.7, hollows: 0.4 },
    surface: (point, noise) => {
      if (season !== 'winter') return alpine(point, noise);
      const patch = noise.fbm(point.x * 0.012, point.z * 0.012, 3);
      return point.up < lerp(0.6, 0.4, smoothstep(300, 560, point.y)) + patch * 0.14 && point.y > 60 ? stone : ice;
    },
    fog: createHaze(timeOfDay, { start: 260, reach: 2700, max: 0.84 }),
    postProcessing: { vignette: 0.16 },
    ...rest,
    seed,
    sun,
    ground,
    trees: { list, tones: gradeTones(needles[season], timeOfDay), ...rest.trees },
  };
}
