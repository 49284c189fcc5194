import { type Blob, castBlobs } from '../kit/blobs.ts';
import { hex, mix, toneAt, tones } from '../kit/colour.ts';
import { OWN } from '../kit/gbuffer.ts';
import type { Landscape, Painter } from '../kit/landscape.ts';
import { graded, type Mood } from '../kit/mood.ts';
import { Noise } from '../kit/noise.ts';
import { smooth, type Vec3 } from '../kit/numbers.ts';
import { type Box, castBox } from '../kit/polygons.ts';
import { hash, randomFrom } from '../kit/random.ts';

const HOUSE = OWN + 40;
const GREEN = OWN + 41;
/** The shade of a window with a lamp behind it. */
const LAMP = 2;

const walls = tones(['#33405E', '#5B6A80', '#A39D98', '#E4C39E', '#FFE3B8'], [0.2, 0.32, 0.5, 0.68]);
const gardens = tones(['#10292F', '#1A3B3C', '#2F5746', '#5C7648', '#98985A'], [0.2, 0.34, 0.48, 0.62]);

export type City = {
  seed: number;
  /** Where the camera stands: streets spread from there. */
  from: readonly [x: number, z: number];
  /** Nearest and farthest row of houses, in metres from there. */
  reach: readonly [near: number, far: number];
  /** Half its width, per metre of distance. */
  spread: number;
  groundAt?: (x: number, z: number) => number;
  /** Share of windows that are lit, 0 to 1. */
  lamps: number;
};

/** Almaty from above: low blocks, taller ones downtown, and a tree beside every house. */
export function cityParts(
  { seed, from, reach, spread, groundAt = () => 0, lamps }: City,
  sun: Vec3,
  mood: Mood,
): Required<Pick<Landscape, 'parts' | 'materials'>> {
  const random = randomFrom(seed);
  const districts = new Noise(seed + 27);
  const houses: (Box & { mark: number })[] = [];
  const trees: Blob[] = [];
  for (let z = reach[0]; z < reach[1]; z += 64)
    for (let x = from[0] - z * spread - 80; x < from[0] + z * spread + 80; x += 62) {
      const wz = from[1] + z;
      const chance = random();
      const downtown = smooth(0, 0.35, districts.fbm(x * 0.0011, wz * 0.0011, 3) + 0.12);
      if (chance < 0.5) {
        const tall = random() < 0.02 + 0.13 * downtown * downtown;
        const height = tall ? 36 + random() * 44 : 12 + random() * 16;
        const [hx, hz] = [x + (random() - 0.5) * 20, wz + (random() - 0.5) * 22];
        houses.push({
          x: hx,
          z: hz,
          y: groundAt(hx, hz),
          width: tall ? 18 + random() * 10 : 26 + random() * 34,
          depth: 14 + random() * 12,
          height,
          turn: 0.06,
          mark: (random() * 9999) | 0,
        });
      }
      for (let n = 3 + ((random() * 5) | 0); n > 0; n--) {
        const [tx, tz] = [x + (random() - 0.5) * 62, wz + (random() - 0.5) * 64];
        trees.push({
          x: tx,
          z: tz,
          y: groundAt(tx, tz),
          radius: 7 + random() * 7,
          height: 11 + random() * 10,
          variety: random(),
          light: 0.55 + 0.5 * random(),
        });
      }
    }
  const wallTones = graded(walls, mood);
  const treeTones = graded(gardens, mood);
  const lamp = mix(hex('#FFE3A0'), mood.light, 0.25);
  const wall =
    (mark: number) =>
    (u: number, v: number, base: number): number => {
      const [column, row] = [u / 3.6, v / 3.3];
      const pane = column % 1 > 0.28 && column % 1 < 0.74 && row % 1 > 0.28 && row % 1 < 0.76;
      if (!pane) return base;
      return hash(column | 0, row | 0, mark) < lamps ? LAMP : base - 0.07;
    };
  const materials: Record<number, Painter> = {
    [HOUSE]: (shade, _u, _v, grain) => (shade > 1.5 ? lamp : toneAt(wallTones, shade + grain * 0.5)),
    [GREEN]: (shade, _u, _v, grain) => toneAt(treeTones, shade + grain, 0.04),
  };
  return {
    materials,
    parts: (buffer, camera, lit) => {
      for (const { mark, ...box } of houses)
        castBox(buffer, camera, box, HOUSE, sun, { ambient: 0.2, direct: 0.66, roof: 0.6, wall: wall(mark) });
      castBlobs(buffer, camera, trees, GREEN, lit);
    },
  };
}
