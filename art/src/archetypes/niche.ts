import { castBlobs } from '../kit/blobs.ts';
import type { Camera, Viewpoint } from '../kit/camera.ts';
import { hex, mix, toneAt, tones } from '../kit/colour.ts';
import { type Forest, plant } from '../kit/conifers.ts';
import { type GBuffer, OWN } from '../kit/gbuffer.ts';
import { groundOf } from '../kit/ground.ts';
import type { Landscape, Painter } from '../kit/landscape.ts';
import { grass, needles, rock, snow } from '../kit/materials.ts';
import { graded, hazeOf, type Mood } from '../kit/mood.ts';
import { Noise } from '../kit/noise.ts';
import { clamp, smooth, type Vec3 } from '../kit/numbers.ts';
import { castPolygon } from '../kit/polygons.ts';
import { randomFrom } from '../kit/random.ts';
import { Terrain } from '../kit/terrain.ts';

const SIZE = 420;
const CELLS = 1200;
const FALL = OWN + 10;
const BUSH = OWN + 11;

export type NicheShape = {
  /** Height of its walls, and its radius, in metres. */
  height: number;
  radius: number;
  /** Distance of the wall at its back. */
  back: number;
  /** Half the width of the slot that the water has cut. */
  slot: number;
  /** How steeply the mountain goes on above the walls. */
  above: number;
};

const MIDDLE = SIZE / 2;

/** The middle of the stream at a distance. */
const streamAt = (z: number) => MIDDLE + 7 * Math.sin(z * 0.05 + 1.2) * smooth(150, 60, z) - 3;

/** A horseshoe of rock with a slot at its back where a stream comes over, its floor strewn with boulders. */
export function horseshoe(seed: number, { height, radius, back, slot, above }: NicheShape) {
  const shape = new Noise(seed);
  const cracks = new Noise(seed + 1);
  const centre = back - radius;
  return new Terrain(CELLS, SIZE, (x, z) => {
    const wx = x + shape.at(x * 0.05, z * 0.05) * 4;
    const wz = z + shape.at(x * 0.05 + 7, z * 0.05) * 4;
    const aside = wx - MIDDLE;
    // In front of its centre the walls open towards the viewer.
    const away =
      wz > centre ? Math.hypot(aside, wz - centre) - radius : Math.abs(aside) - radius - (centre - wz) * 0.16;
    const column = cracks.ridged(Math.atan2(wz - centre, aside) * 5, 0.5, 3);
    const inside = away - 3.4 * smooth(0.4, 0.9, column);
    const wall = height * smooth(-1, 6.5, inside) * (0.9 + 0.2 * shape.at(x * 0.03, z * 0.03));
    let y = wall + Math.max(0, inside - 5) * above;
    y += smooth(0, 20, inside) * shape.fbm(x * 0.02, z * 0.02, 4) * 9;
    // Ledges.
    y += smooth(0.3, 3, wall) * smooth(height, height * 0.8, wall) * cracks.at(x * 0.12, y * 0.35) * 1.6;
    const stream = Math.abs(x - streamAt(z));
    if (wz > centre) y -= smooth(slot * 2.2, slot * 0.7, Math.abs(aside + 3)) * smooth(-2, 4, inside) * height * 0.2;
    const boulders =
      Math.max(0, cracks.at(x * 0.34, z * 0.34) - 0.1) * 2.4 + Math.max(0, cracks.at(x * 0.15, z * 0.15) - 0.25) * 3.4;
    const bank = boulders * smooth(1.5, 4, stream) * smooth(26, 10, stream) + shape.at(x * 0.03, z * 0.03) * 0.8;
    y += smooth(2, -6, inside) * (bank - 0.8 * smooth(5, 1, stream));
    return y + smooth(6, 40, stream) * smooth(2, -6, inside) * 3;
  });
}

/** Water in the air: from a lip down to its foot, in metres. */
type Fall = { x: number; z: number; top: number; foot: number; width: number; spread: number };

function castFall(buffer: GBuffer, camera: Camera, { x, z, top, foot, width, spread }: Fall, edge: Noise) {
  const steps = 40;
  const half = (t: number) => (width / 2) * (1 + spread * t) * (1 + 0.18 * edge.at(t * 6, 3));
  for (let i = 0; i < steps; i++) {
    const [a, b] = [i / steps, (i + 1) / steps];
    const at = (t: number, side: number) =>
      [
        x + side * half(t) + 0.6 * edge.at(t * 3, 9),
        top + (foot - top) * t,
        z - 1.6 * t,
        side,
        t * (top - foot),
      ] as const;
    castPolygon(buffer, camera, [at(a, -1), at(a, 1), at(b, 1), at(b, -1)], FALL, 0.7);
  }
}

export type Niche = {
  seed: number;
  sun: Vec3;
  mood: Mood;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  view: Viewpoint;
  falls: readonly Fall[];
  /** Colours of the falling water or ice, shadow first. */
  water: readonly string[];
  /** Share of the stream's bed that is covered; winter has snow over it. */
  stream: { half: number; colour: string; foam: string } | null;
  bushes?: readonly string[];
  forest?: Partial<Forest> & { share?: number };
} & Pick<Landscape, 'sky'> &
  Partial<Omit<Landscape, 'water'>>;

/** A waterfall in a niche of rock, seen from the stream below it. */
export function niche(data: Niche): Landscape {
  const { seed, sun, mood, season, terrain, falls, water, stream, bushes, forest = {}, ...rest } = data;
  const ground = groundOf(terrain, sun, {
    erosion: { droplets: 60_000, bite: 0.12, capacity: 2, radius: 3, life: 24 },
  });
  const soil = new Noise(seed + 2);
  const edge = new Noise(seed + 9);
  const stone = graded(rock, mood);
  const white = graded(snow, mood);
  const moss = graded(grass[season], mood);
  const drops = graded(tones(water, [0.28, 0.5, 0.72]), mood);
  const { share = 1, ...planting } = forest;
  const list = plant(ground, sun, {
    seed: 3,
    spacing: 4.2,
    x: [20, SIZE - 20],
    z: [40, SIZE - 10],
    height: 15,
    density: (x, y, z, up) =>
      y < 6 ? 0 : share * clamp(0.55 + soil.fbm(x * 0.03, z * 0.03, 3) * 2) * smooth(0.5, 0.72, up),
    ...planting,
  });
  const random = randomFrom(seed + 6);
  const shrubs = Array.from({ length: bushes ? 420 : 0 }, () => {
    const z = data.view.z + 8 + random() * 110;
    const x = MIDDLE + (random() * 2 - 1) * 46;
    return {
      x,
      y: terrain.heightAt(x, z),
      z,
      radius: 0.5 + random() * 1.3,
      height: 0.8 + random() * 1.6,
      variety: random(),
      light: 0.55 + 0.5 * random(),
    };
  }).filter(({ x, y, z }) => y < 5 && Math.abs(x - streamAt(z)) > 4.5 && soil.fbm(x * 0.06, z * 0.06, 2) > -0.05);
  const leafTones = bushes ? graded(tones(bushes, [0.2, 0.34, 0.48, 0.62]), mood) : moss;
  const painters: Record<number, Painter> = {
    // Strands run down the fall and fray at its sides.
    [FALL]: (_shade, u, v, grain) => {
      const strand = edge.at(u * 4.2, v * 0.07) * 0.5 + edge.at(u * 11, v * 0.16) * 0.5;
      return toneAt(drops, clamp(0.62 - 0.25 * u + strand * 0.42 + grain), 0.05);
    },
    [BUSH]: (shade, _u, _v, grain) => toneAt(leafTones, shade + grain, 0.04),
  };
  return {
    near: 4,
    precision: 0.0008,
    brush: 5,
    light: { ambient: 0.18, above: 0.12, direct: 0.6, hollows: 0.5 },
    surface: ({ x, y, z, up }, noise) => {
      const patch = noise.fbm(x * 0.05, z * 0.05, 3);
      const aside = Math.abs(x - streamAt(z));
      if (stream && y < 4 && aside < stream.half * (1 + 0.3 * patch)) {
        const flow = noise.at(x * 0.9, z * 0.12) + noise.at(x * 0.4 + 3, z * 0.5) * 0.5;
        const colour = mix(hex(stream.colour), hex(stream.foam), smooth(0.1, 0.3, flow));
        return mix(colour, mood.light, 0.2 * mood.lit);
      }
      if (season === 'winter') return up < 0.62 + patch * 0.2 ? stone : white;
      return up < 0.7 + patch * 0.25 || (y < 5 && patch > 0.25) ? stone : moss;
    },
    fog: hazeOf(mood, { start: 60, reach: 420, max: 0.7 }),
    finish: { vignette: 0.22 },
    ...rest,
    materials: { ...painters, ...rest.materials },
    parts: (buffer, camera, lit) => {
      for (const fall of falls) castFall(buffer, camera, fall, edge);
      castBlobs(buffer, camera, shrubs, BUSH, lit);
      rest.parts?.(buffer, camera, lit);
    },
    seed,
    sun,
    ground,
    trees: { list, tones: graded(needles[season === 'autumn' ? 'summer' : season], mood), near: 6 },
  };
}
