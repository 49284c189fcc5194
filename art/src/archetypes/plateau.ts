import type { Viewpoint } from '../kit/camera.ts';
import { type Forest, plant } from '../kit/conifers.ts';
import { groundOf } from '../kit/ground.ts';
import type { Landscape } from '../kit/landscape.ts';
import { grass, needles, rock, snow } from '../kit/materials.ts';
import { graded, hazeOf, type Mood } from '../kit/mood.ts';
import { Noise } from '../kit/noise.ts';
import { smooth, type Vec3 } from '../kit/numbers.ts';
import { Terrain } from '../kit/terrain.ts';
import { alpine } from './alpine.ts';

const SIZE = 5200;

export type PlateauShape = {
  /** 1 is hills of 180 m behind the meadow. */
  hills: number;
  /** 1 is a wall of 900 m behind the hills. */
  wall: number;
  /** How uneven the meadow is, in metres. */
  swell?: number;
};

/** A mountain meadow: rolling grass, hills, and a wall of peaks behind. */
export function pasture(seed: number, { hills, wall, swell = 16 }: PlateauShape) {
  const shape = new Noise(seed);
  return new Terrain(1200, SIZE, (x, z) => {
    let y = swell * shape.at(x * 0.004, z * 0.004) + swell * 0.56 * shape.at(x * 0.011, z * 0.011) * smooth(80, 300, z);
    const hill = smooth(260, 1500, z);
    y += hill * hills * (180 * shape.ridged(x * 0.001, z * 0.001, 5) * smooth(2300, 900, z) + 26);
    return y + smooth(1500, 3900, z) * wall * (120 + 820 * shape.ridged(x * 0.00075 + 4.4, z * 0.00075 + 1, 6));
  });
}

export type Plateau = {
  seed: number;
  sun: Vec3;
  mood: Mood;
  season: 'spring' | 'summer' | 'autumn' | 'winter' | 'steppe';
  terrain: Terrain;
  /** Height of the eye over the ground instead of a height. */
  view: Omit<Viewpoint, 'y'> & { above: number };
  forest?: Partial<Forest> & { share?: number };
  snowline?: number;
  /** Round things standing on the grass that throw a shadow. */
  shades?: readonly { x: number; z: number; radius: number; height: number }[];
  glowAt?: number;
} & Pick<Landscape, 'sky'> &
  Partial<Omit<Landscape, 'view'>>;

/** A meadow with what lives on it. Everything of a landscape may be set besides. */
export function plateau(data: Plateau): Landscape {
  const { seed, sun, mood, season, terrain, forest = {}, snowline = 520, shades = [], glowAt, view, ...rest } = data;
  const soil = new Noise(seed + 1);
  const ground = groundOf(terrain, sun, { erosion: { droplets: 170_000, bite: 0.18, capacity: 2.6 }, softness: 0.04 });
  const meadow = graded(grass[season], mood);
  const stone = graded(rock, mood);
  const ice = graded(snow, mood);
  const { share = 0.9, ...planting } = forest;
  const list = plant(ground, sun, {
    seed: 3,
    spacing: 11,
    x: [900, 4300],
    z: [420, 3000],
    height: 23,
    density: (x, y, z, up) =>
      smooth(0.06, 0.26, soil.fbm(x * 0.0026, z * 0.0026, 3) + (0.9 - up) * 0.5 - 0.02) * share * smooth(420, 300, y),
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
      for (const { x: sx, z: sz, radius, height } of shades) {
        const along = (x - sx) * ux + (z - sz) * uz;
        const aside = Math.abs(-(x - sx) * uz + (z - sz) * ux);
        const length = (height * flat) / sun[1];
        if (along <= 0 || along >= length + radius) continue;
        const half = along < radius ? radius : radius * (1 - (0.75 * (along - radius)) / length);
        if (aside < half) light -= 0.62;
      }
      return light;
    },
    surface: alpine({
      meadow,
      stone,
      ice,
      snowline,
      patches: [0.006, 3],
      snow: [140, 260],
      bare: [0.76, 0.1],
      rock: [120, 80],
    }),
    fog: hazeOf(mood, { start: 230, reach: 3100, power: 1.1, max: 0.84 }, glowAt),
    finish: { vignette: 0.18 },
    ...rest,
    view: { ...view, y: terrain.heightAt(view.x, view.z) + view.above },
    seed,
    sun,
    ground,
    trees: { list, tones: graded(needles[season === 'steppe' ? 'summer' : season], mood) },
  };
}
