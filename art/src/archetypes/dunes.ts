import { type Blob, rasterizeBlobs } from '../renderer/blobs.ts';
import type { Viewpoint } from '../renderer/camera.ts';
import { toneAt, tones } from '../renderer/color.ts';
import { CUSTOM_MATERIAL } from '../renderer/g-buffer.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape } from '../renderer/landscape.ts';
import { grass, rock, sand } from '../renderer/materials.ts';
import { smoothstep, type Vec3 } from '../renderer/math.ts';
import { createRandom } from '../renderer/random.ts';
import type { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';

const SCRUB = CUSTOM_MATERIAL + 30;
const saxaul = tones(['#33302F', '#544C3C', '#827A48', '#B3A55C', '#DCCB80'], [0.2, 0.34, 0.48, 0.6]);
/** Ground this far above the plain is sand, in metres. */
const SAND_FROM = 7;

export type Dunes = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  terrain: Terrain;
  view: Viewpoint;
  /** Distance at which rocky hills begin, in metres. */
  sandEnds: number;
  /** Number of bushes on the plain. */
  scrub: number;
  /** The plain is grass instead of sandy soil. */
  isGrassy?: boolean;
  glowAt?: number;
} & Pick<Landscape, 'sky'> &
  Partial<Landscape>;

/** A dry plain with dunes or bare hills in low light. All other properties of a landscape can be set too. */
export function dunes(data: Dunes): Landscape {
  const { seed, sun, timeOfDay, terrain, sandEnds, scrub, isGrassy = false, glowAt, ...rest } = data;
  const ground = createGround(terrain, sun, {
    blur: 1,
    softness: 0.05,
    openness: [
      [6, 0.6],
      [24, 0.5],
    ],
  });
  const gold = gradeTones(sand, timeOfDay);
  const steppe = gradeTones(grass.steppe, timeOfDay);
  const stone = gradeTones(rock, timeOfDay);
  const twigs = gradeTones(saxaul, timeOfDay);
  const random = createRandom(seed + 4);
  const bushes: Blob[] = Array.from({ length: scrub }, () => {
    const z = data.view.z + 14 + random() ** 2 * 900;
    const x = data.view.x + (random() * 2 - 1) * (z - data.view.z) * 0.8;
    return {
      x,
      y: terrain.heightAt(x, z),
      z,
      radius: 0.6 + random() * 1.5,
      height: 0.7 + random() * 1.2,
      variation: random(),
      light: 0.7 + 0.35 * random(),
    };
  }).filter(({ y }) => y < SAND_FROM - 2);
  return {
    near: 8,
    precision: 0.0009,
    brushRadius: 5,
    light: { ambient: 0.16, above: 0.08, direct: 0.86, hollows: 0.22 },
    texture: (x, z, depth, noise) => noise.fbm(x * 0.02, z * 0.008, 3) * 0.06 * smoothstep(1500, 200, depth),
    surface: ({ x, y, z }, noise) => {
      if (z > sandEnds + 120 * noise.at(x * 0.003, z * 0.003)) return stone;
      if (y > SAND_FROM + 4 * noise.at(x * 0.02, z * 0.02)) return gold;
      return isGrassy || noise.fbm(x * 0.01, z * 0.01, 3) > 0.1 ? steppe : gold;
    },
    fog: createHaze(timeOfDay, { start: 260, reach: 3400, max: 0.82 }, glowAt),
    postProcessing: { vignette: 0.18 },
    ...rest,
    materials: { [SCRUB]: (shade, _u, _v, grain) => toneAt(twigs, shade + grain, 0.04), ...rest.materials },
    rasterizeObjects: (buffer, camera, sunSide) => {
      rasterizeBlobs(buffer, camera, bushes, SCRUB, sunSide);
      rest.rasterizeObjects?.(buffer, camera, sunSide);
    },
    seed,
    sun,
    ground,
  };
}
