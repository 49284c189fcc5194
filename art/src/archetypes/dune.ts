import { type Blob, castBlobs } from '../kit/blobs.ts';
import type { Viewpoint } from '../kit/camera.ts';
import { toneAt, tones } from '../kit/colour.ts';
import { OWN } from '../kit/gbuffer.ts';
import { groundOf } from '../kit/ground.ts';
import type { Landscape } from '../kit/landscape.ts';
import { grass, rock, sand } from '../kit/materials.ts';
import { graded, hazeOf, type Mood } from '../kit/mood.ts';
import { smooth, type Vec3 } from '../kit/numbers.ts';
import { randomFrom } from '../kit/random.ts';
import type { Terrain } from '../kit/terrain.ts';

const SCRUB = OWN + 30;
const saxaul = tones(['#33302F', '#544C3C', '#827A48', '#B3A55C', '#DCCB80'], [0.2, 0.34, 0.48, 0.6]);
/** Sand lies where the ground stands this high over the plain, in metres. */
const SAND_FROM = 7;

export type Dunes = {
  seed: number;
  sun: Vec3;
  mood: Mood;
  terrain: Terrain;
  view: Viewpoint;
  /** Distance at which hills of rock begin. */
  sandEnds: number;
  /** Bushes on the plain. */
  scrub: number;
  /** The plain is grass instead of sandy soil. */
  grassy?: boolean;
  glowAt?: number;
} & Pick<Landscape, 'sky'> &
  Partial<Landscape>;

/** A dry plain with dunes or bare hills under low light. Everything of a landscape may be set besides. */
export function dunes(data: Dunes): Landscape {
  const { seed, sun, mood, terrain, sandEnds, scrub, grassy = false, glowAt, ...rest } = data;
  const ground = groundOf(terrain, sun, {
    blur: 1,
    softness: 0.05,
    openness: [
      [6, 0.6],
      [24, 0.5],
    ],
  });
  const gold = graded(sand, mood);
  const steppe = graded(grass.steppe, mood);
  const stone = graded(rock, mood);
  const twigs = graded(saxaul, mood);
  const random = randomFrom(seed + 4);
  const bushes: Blob[] = Array.from({ length: scrub }, () => {
    const z = data.view.z + 14 + random() ** 2 * 900;
    const x = data.view.x + (random() * 2 - 1) * (z - data.view.z) * 0.8;
    return {
      x,
      y: terrain.heightAt(x, z),
      z,
      radius: 0.6 + random() * 1.5,
      height: 0.7 + random() * 1.2,
      variety: random(),
      light: 0.7 + 0.35 * random(),
    };
  }).filter(({ y }) => y < SAND_FROM - 2);
  return {
    near: 8,
    precision: 0.0009,
    brush: 5,
    light: { ambient: 0.16, above: 0.08, direct: 0.86, hollows: 0.22 },
    texture: (x, z, depth, noise) => noise.fbm(x * 0.02, z * 0.008, 3) * 0.06 * smooth(1500, 200, depth),
    surface: ({ x, y, z }, noise) => {
      if (z > sandEnds + 120 * noise.at(x * 0.003, z * 0.003)) return stone;
      if (y > SAND_FROM + 4 * noise.at(x * 0.02, z * 0.02)) return gold;
      return grassy || noise.fbm(x * 0.01, z * 0.01, 3) > 0.1 ? steppe : gold;
    },
    fog: hazeOf(mood, { start: 260, reach: 3400, max: 0.82 }, glowAt),
    finish: { vignette: 0.18 },
    ...rest,
    materials: { [SCRUB]: (shade, _u, _v, grain) => toneAt(twigs, shade + grain, 0.04), ...rest.materials },
    parts: (buffer, camera, lit) => {
      castBlobs(buffer, camera, bushes, SCRUB, lit);
      rest.parts?.(buffer, camera, lit);
    },
    seed,
    sun,
    ground,
  };
}
