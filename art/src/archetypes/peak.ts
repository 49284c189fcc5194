import type { Viewpoint } from '../renderer/camera.ts';
import { type Tones, tones } from '../renderer/color.ts';
import { GROUND } from '../renderer/g-buffer.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape } from '../renderer/landscape.ts';
import { grass, rock, snow } from '../renderer/materials.ts';
import { smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';

/** A four-sided peak: position and height of its top in metres, rotation in radians, slope in metres per metre. */
export type Pyramid = { x: number; z: number; height: number; rotation: number; slope: number; rough?: number };

export type MassifShape = {
  cells: number;
  size: number;
  pyramids: readonly Pyramid[];
  /** Distances between which the plain changes into foothills, and the foothills into the range. */
  foothills: readonly [from: number, to: number];
  range: readonly [from: number, to: number];
  /** Height of the foothills; 1 is 500 m. */
  hills?: number;
};

/** The height of a pyramid at a point; each of its four faces has ribs and gullies that run down from the top. */
function pyramidAt(shape: Noise, x: number, z: number, { x: px, z: pz, height, rotation, slope }: Pyramid) {
  const dx = x - px + shape.at(x * 0.0005, z * 0.0005) * 170;
  const dz = z - pz + shape.at(x * 0.0005 + 9, z * 0.0005) * 170;
  const across = dx * Math.cos(rotation) - dz * Math.sin(rotation);
  const along = dx * Math.sin(rotation) + dz * Math.cos(rotation);
  const wide = Math.abs(across) > Math.abs(along);
  const away = Math.max(Math.abs(across), Math.abs(along));
  const down = wide ? across : along;
  const face = (wide ? 1 : 2) + (down > 0 ? 10 : 20);
  const lateralOffset = (wide ? along : across) + shape.at(down * 0.0012, face * 3.3) * 180;
  const ribs = shape.ridged(lateralOffset * 0.00115 + face * 7.7, down * 0.00022 + face, 4) - 0.45;
  const gullies = shape.ridged(lateralOffset * 0.0031 + face * 3.1, down * 0.0007, 3) - 0.45;
  const grown = smoothstep(60, 1400, away);
  return height - (away + 0.1 * Math.hypot(across, along)) * slope + (ribs * 250 + gullies * 90) * grown;
}

/** Terrain of a range of pyramid-shaped peaks above foothills and a plain. */
export function massifTerrain(seed: number, { cells, size, pyramids, foothills, range, hills = 1 }: MassifShape) {
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  return new Terrain(cells, size, (x, z) => {
    const foot = smoothstep(foothills[0], foothills[1], z);
    let y =
      foot *
      hills *
      (60 + 430 * smoothstep(foothills[0], foothills[1] + 1700, z)) *
      (0.2 + 1.15 * shape.ridged(x * 0.00026, z * 0.00026, 6));
    y += smoothstep(range[0], range[1], z) ** 2 * (500 + 900 * shape.ridged(x * 0.00017 + 5.5, z * 0.00017 + 2, 5));
    const crumble = (shape.ridged(x * 0.00048, z * 0.00048, 5) - 0.4) * 260;
    for (const pyramid of pyramids) y = Math.max(y, pyramidAt(shape, x, z, pyramid) + crumble * (pyramid.rough ?? 1));
    return y + foot * soil.fbm(x * 0.0012, z * 0.0012, 3) * 45;
  });
}

/** Big Almaty Peak and its neighbours, as seen from the city. */
export const ALMATY_RANGE: MassifShape = {
  cells: 1400,
  size: 24_000,
  foothills: [6200, 9800],
  range: [7500, 16_500],
  pyramids: [
    { x: 12_350, z: 14_800, height: 3520, rotation: 0.58, slope: 0.66, rough: 0.6 },
    { x: 8050, z: 17_100, height: 3050, rotation: 0.9, slope: 0.55 },
    { x: 17_050, z: 16_700, height: 3000, rotation: 0.2, slope: 0.55 },
    { x: 14_650, z: 18_300, height: 2900, rotation: 0.7, slope: 0.5 },
    { x: 10_050, z: 12_200, height: 1750, rotation: 0.4, slope: 0.5, rough: 0.8 },
    { x: 14_450, z: 11_900, height: 1600, rotation: 1.1, slope: 0.46, rough: 0.8 },
  ],
};

const forest = tones(['#14303A', '#1E4444', '#33604E', '#64844E', '#A3A860'], [0.2, 0.32, 0.5, 0.7]);

export type Peak = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  view: Viewpoint;
  /** Heights of the terrain at which snow and rock begin, in metres. */
  snowline: number;
  rockline: number;
  glowAt?: number;
  forestTones?: Tones;
} & Pick<Landscape, 'sky'> &
  Partial<Landscape>;

type Slopes = { meadow: Tones; wood: Tones; stone: Tones; ice: Tones; snowline: number; rockline: number };

/** The surface of a mountain: patches of meadow and forest below, rock where it is steep or high, snow above. */
export const mountainSurface =
  ({ meadow, wood, stone, ice, snowline, rockline }: Slopes): Landscape['surface'] =>
  ({ x, y, z, up }, noise) => {
    const patch = noise.fbm(x * 0.0011, z * 0.0011, 4);
    if (y + patch * 380 + (up - 0.62) * 900 > snowline) return ice;
    if (up < 0.6 + patch * 0.1 || y > rockline + patch * 300) return stone;
    return noise.fbm(x * 0.0032 + 4, z * 0.0032, 5) + (0.8 - up) * 0.8 > -0.06 ? wood : meadow;
  };

/** Additional haze over the plain and in the valleys. */
export const valleyHaze = (y: number, depth: number, material: number) =>
  material === GROUND
    ? 0.62 * smoothstep(460, 40, y) * smoothstep(3500, 9000, depth)
    : 0.34 * smoothstep(2200, 6500, depth);

/** A mountain that fills the picture. All other properties of a landscape can be set too. */
export function peak(data: Peak): Landscape {
  const { seed, sun, timeOfDay, season, terrain, snowline, rockline, glowAt, forestTones = forest, ...rest } = data;
  const ground = createGround(terrain, sun, {
    erosion: { droplets: 420_000, rate: 0.16, capacity: 2.6, radius: 4, maxSteps: 60 },
    blur: 1,
    openness: [
      [5, 1],
      [20, 0.7],
    ],
  });
  const meadow = gradeTones(grass[season], timeOfDay);
  const wood = gradeTones(forestTones, timeOfDay);
  const stone = gradeTones({ ...rock, edges: [0.2, 0.32, 0.45, 0.64] }, timeOfDay);
  const ice = gradeTones({ ...snow, edges: [0.2, 0.31, 0.42, 0.6] }, timeOfDay);
  return {
    brushRadius: 4,
    near: 900,
    precision: 0.0009,
    texture: (x, z, _depth, noise) => noise.fbm(x * 0.004, z * 0.0022, 4) * 0.2,
    light: { ambient: 0.13, above: 0.1, direct: 0.92, hollows: 0.34 },
    surface: mountainSurface({ meadow, wood, stone, ice, snowline, rockline }),
    fog: {
      ...createHaze(timeOfDay, { start: 2400, reach: 14_500, max: 0.74 }, glowAt),
      low: valleyHaze,
    },
    postProcessing: { vignette: 0.13 },
    ...rest,
    seed,
    sun,
    ground,
  };
}
