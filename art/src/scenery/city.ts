import { type Blob, rasterizeBlobs } from '../renderer/blobs.ts';
import { hex, mix, toneAt, tones } from '../renderer/color.ts';
import { CUSTOM_MATERIAL } from '../renderer/g-buffer.ts';
import type { Landscape, Painter } from '../renderer/landscape.ts';
import { smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { type Box, rasterizeBox } from '../renderer/polygons.ts';
import { createRandom, hashCell } from '../renderer/random.ts';
import { gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';

const HOUSE = CUSTOM_MATERIAL + 40;
const GREEN = CUSTOM_MATERIAL + 41;
/** The shade that marks a lit window. */
const LAMP = 2;

const walls = tones(['#33405E', '#5B6A80', '#A39D98', '#E4C39E', '#FFE3B8'], [0.2, 0.32, 0.5, 0.68]);
const gardens = tones(['#10292F', '#1A3B3C', '#2F5746', '#5C7648', '#98985A'], [0.2, 0.34, 0.48, 0.62]);

export type City = {
  seed: number;
  /** Position of the camera, from which the streets spread, in metres. */
  from: readonly [x: number, z: number];
  /** Distances of the nearest and the farthest row of houses, in metres. */
  reach: readonly [near: number, far: number];
  /** Half the width of the city per metre of distance. */
  spread: number;
  groundAt?: (x: number, z: number) => number;
  /** Share of windows that are lit, 0 to 1. */
  lamps: number;
};

/** Almaty from above: low blocks, taller ones downtown, and trees between the houses. */
export function createCity(
  { seed, from, reach, spread, groundAt = () => 0, lamps }: City,
  sun: Vec3,
  timeOfDay: TimeOfDay,
): Required<Pick<Landscape, 'rasterizeObjects' | 'materials'>> {
  const random = createRandom(seed);
  const districts = new Noise(seed + 27);
  const houses: (Box & { mark: number })[] = [];
  const trees: Blob[] = [];
  for (let z = reach[0]; z < reach[1]; z += 64)
    for (let x = from[0] - z * spread - 80; x < from[0] + z * spread + 80; x += 62) {
      const wz = from[1] + z;
      const chance = random();
      const downtown = smoothstep(0, 0.35, districts.fbm(x * 0.0011, wz * 0.0011, 3) + 0.12);
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
          rotation: 0.06,
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
          variation: random(),
          light: 0.55 + 0.5 * random(),
        });
      }
    }
  const wallTones = gradeTones(walls, timeOfDay);
  const treeTones = gradeTones(gardens, timeOfDay);
  const lamp = mix(hex('#FFE3A0'), timeOfDay.light, 0.25);
  const wall =
    (mark: number) =>
    (u: number, v: number, base: number): number => {
      const [column, row] = [u / 3.6, v / 3.3];
      const pane = column % 1 > 0.28 && column % 1 < 0.74 && row % 1 > 0.28 && row % 1 < 0.76;
      if (!pane) return base;
      return hashCell(column | 0, row | 0, mark) < lamps ? LAMP : base - 0.07;
    };
  const materials: Record<number, Painter> = {
    [HOUSE]: (shade, _u, _v, grain) => (shade > 1.5 ? lamp : toneAt(wallTones, shade + grain * 0.5)),
    [GREEN]: (shade, _u, _v, grain) => toneAt(treeTones, shade + grain, 0.04),
  };
  return {
    materials,
    rasterizeObjects: (buffer, camera, sunSide) => {
      for (const { mark, ...box } of houses)
        rasterizeBox(buffer, camera, box, HOUSE, sun, { ambient: 0.2, direct: 0.66, roof: 0.6, wall: wall(mark) });
      rasterizeBlobs(buffer, camera, trees, GREEN, sunSide);
    },
  };
}
