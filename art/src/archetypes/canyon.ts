import { rasterizeBlobs } from '../renderer/blobs.ts';
import type { Viewpoint } from '../renderer/camera.ts';
import { type Tones, toneAt, tones } from '../renderer/color.ts';
import { CUSTOM_MATERIAL } from '../renderer/g-buffer.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape } from '../renderer/landscape.ts';
import { clamp, lerp, smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { createRandom, hashCell } from '../renderer/random.ts';
import { sampleGrid, Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';

const SIZE = 1000;
const SCRUB = CUSTOM_MATERIAL + 30;
/** Height of a layer of rock, in metres. */
const STRATUM = 7.5;
/** Height of the plain above the canyon's floor, in metres. */
const RIM = 128;

const BANDS = [0.21, 0.34, 0.5, 0.7];
const strata = [
  tones(['#43182A', '#74292E', '#AE452D', '#DC7339', '#F7AC5C'], BANDS),
  tones(['#47202F', '#7C3330', '#BA5234', '#E6864A', '#FBBD75'], BANDS),
  tones(['#502638', '#8A3F38', '#C56540', '#EC9A5A', '#FFCF8E'], BANDS),
  tones(['#3D1B2B', '#65282D', '#98392D', '#C96034', '#EF9850'], BANDS),
];
const cap = tones(['#54303E', '#8A574A', '#C58A5E', '#EDBB80', '#FFDFAA'], BANDS);
const floor = tones(['#56293A', '#8B4A3E', '#C07A50', '#E8B075', '#FBD79E'], [0.21, 0.36, 0.52, 0.72]);
const scrub = tones(['#33262F', '#4E4438', '#7C7142', '#AF9F55', '#DCC878'], [0.2, 0.34, 0.48, 0.6]);

/**
 * A rock tower: centre, radius and height in metres, ratio of length to width, rotation in radians, and a number that
 * varies its outline.
 */
type Tower = { x: number; z: number; radius: number; height: number; stretch: number; rotation: number; form: number };

/** x of the middle of the canyon's floor at distance z. */
export const canyonAxis = (z: number) => 500 + 34 * Math.sin(z * 0.0075 + 0.2) + 14 * Math.sin(z * 0.021) - 0.05 * z;

/** Towers near the viewer, placed by hand; `lateralOffset` is from the axis. */
const LANDMARKS: readonly (readonly [
  z: number,
  lateralOffset: number,
  radius: number,
  height: number,
  stretch: number,
  rotation: number,
  form: number,
])[] = [
  [128, 30, 6, 44, 0.9, 0.4, 33],
  [228, -22, 6.5, 52, 1, 0.2, 37],
  [300, 16, 7, 58, 0.9, 0.9, 41],
  [420, -14, 9, 70, 1, 0.9, 43],
  [165, 36, 10, 66, 0.9, 0.4, 3],
  [196, 52, 11, 84, 1.1, 0.4, 8],
  [150, -40, 9, 50, 1, 0.4, 13],
  [262, -34, 10, 72, 1, 0.4, 17],
  [330, 30, 11, 78, 1, 1.4, 19],
];

function createTowers(seed: number): Tower[] {
  const random = createRandom(seed);
  const towers: Tower[] = [];
  for (let z = 70; z < 760; z += 15)
    for (const side of [-1, 1]) {
      if (random() < 0.3) continue;
      const lateralOffset = 44 + random() * 34;
      const height = (26 + random() * 50) * (0.6 + 0.5 * ((lateralOffset - 40) / 34));
      towers.push({
        x: canyonAxis(z) + side * lateralOffset,
        z: z + random() * 10,
        radius: 5.5 + random() * 6.5,
        height,
        stretch: 0.7 + random() * 0.6,
        rotation: random() * 3,
        form: random() * 50,
      });
    }
  for (const [z, lateralOffset, radius, height, stretch, rotation, form] of LANDMARKS)
    towers.push({ x: canyonAxis(z) + lateralOffset, z, radius, height, stretch, rotation, form });
  return towers;
}

/** Turns a height into layers: hard rock forms steps, soft rock slopes. */
function toStrata(y: number) {
  const layer = Math.floor(y / STRATUM);
  const within = y / STRATUM - layer;
  const hard = 0.25 + 0.75 * hashCell(layer, 0, 9);
  const half = 0.46 * (1 - hard * 0.75);
  const step = smoothstep(0.5 - half, 0.5 + half, within);
  return (layer + lerp(within, step, 0.55)) * STRATUM;
}

/** Terrain of a dry canyon in a plain, with fluted walls and rock towers on its floor. */
export function canyonTerrain(seed: number, towerSeed: number) {
  const shape = new Noise(seed);
  const soil = new Noise(seed + 1);
  const cracks = new Noise(seed + 2);
  const towers = createTowers(towerSeed);
  return new Terrain(1700, SIZE, (x, z) => {
    const warp = shape.at(x * 0.016, z * 0.016);
    const wx = x + warp * 12;
    const wz = z + shape.at(x * 0.016 + 5, z * 0.016) * 12;
    const lateralOffset = wx - canyonAxis(wz);
    const side = lateralOffset < 0 ? -1 : 1;
    const away = Math.abs(lateralOffset) - 58 - 12 * shape.at(z * 0.012, side * 3);
    let y = 0;
    if (away > -4) {
      const buttress = shape.ridged(wx * 0.017, wz * 0.017 + side * 3, 4);
      const flute = cracks.ridged(wx * 0.05, wz * 0.05, 3);
      const inside =
        away -
        26 * smoothstep(0.58, 0.85, buttress) * smoothstep(120, 30, away) -
        7 * smoothstep(0.5, 0.85, flute) * smoothstep(60, 4, away);
      y = inside > 0 ? RIM * (1 - Math.exp(-inside / 20)) : 0;
      y = Math.max(0, y - smoothstep(0.66, 0.9, buttress) * smoothstep(190, 60, away) * y * 0.35);
      y += soil.fbm(x * 0.01, z * 0.01, 3) * 10 * smoothstep(60, 120, y);
    }
    for (const tower of towers) {
      const dx = wx - tower.x;
      const dz = wz - tower.z;
      if (Math.abs(dx) > 30 || Math.abs(dz) > 30) continue;
      const ex = (dx * Math.cos(tower.rotation) - dz * Math.sin(tower.rotation)) * tower.stretch;
      const ez = (dx * Math.sin(tower.rotation) + dz * Math.cos(tower.rotation)) / tower.stretch;
      const angle = Math.atan2(ez, ex);
      const fluted =
        1 + 0.16 * Math.sin(angle * 5 + tower.form) + 0.1 * Math.sin(angle * 9 + tower.form * 2) + 0.1 * warp;
      const r = Math.hypot(ex, ez) / (tower.radius * fluted);
      if (r >= 2.6) continue;
      const top = r < 0.55 ? 1 - 0.22 * r * r : 0.933 * Math.max(0, 1 - (r - 0.55) / 1.15) ** 0.75;
      y = Math.max(y, tower.height * top, tower.height * 0.33 * clamp(1 - (r - 0.6) / 2) ** 1.6);
    }
    y =
      toStrata(y + soil.fbm(x * 0.024, z * 0.024, 2) * 4 * smoothstep(0, 10, y)) +
      soil.fbm(x * 0.07, z * 0.07, 3) * 1.1 * smoothstep(2, 10, y);
    return y + smoothstep(2, 0, y) * soil.fbm(x * 0.03, z * 0.03, 3) * 0.9;
  });
}

export type Canyon = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  terrain: Terrain;
  view: Viewpoint;
} & Pick<Landscape, 'sky'> &
  Partial<Landscape>;

/** A canyon with a path, scrub and layers of red rock. All other properties of a landscape can be set too. */
export function canyon(data: Canyon): Landscape {
  const { seed, sun, timeOfDay, terrain, ...rest } = data;
  const ground = createGround(terrain, sun, {
    erosion: { droplets: 150_000, rate: 0.1, capacity: 2, radius: 3, maxSteps: 26 },
    openness: [
      [3, 1],
      [14, 0.9],
    ],
  });
  const random = createRandom(5);
  const bushes = Array.from({ length: 1500 }, () => {
    const z = 44 + random() * 700;
    const x = canyonAxis(z) + (random() * 2 - 1) * 52;
    const light = 0.55 + 0.6 * sampleGrid(ground.sunlight, terrain.cells, x / terrain.step, z / terrain.step);
    return {
      x,
      y: terrain.heightAt(x, z),
      z,
      radius: 0.5 + random() * 1.2,
      height: 0.8 + random() * 1.4,
      variation: random(),
      light,
    };
  }).filter(({ x, y, z }) => y < 4 && Math.abs(x - pathAt(z)) > 6);
  const gradeAll = (list: readonly Tones[]) => list.map((each) => gradeTones(each, timeOfDay));
  const rocks = gradeAll(strata);
  const [top, dust, twigs] = gradeAll([cap, floor, scrub]);
  return {
    brushRadius: 4,
    grain: 0.05,
    near: 6,
    precision: 0.0009,
    light: { ambient: 0.16, above: 0.07, direct: 0.86, hollows: 0.34 },
    surface: ({ x, y, z, up }, noise) => {
      if (y < 3.4 && up > 0.55) return Math.abs(x - pathAt(z) - noise.at(x * 0.05, z * 0.05) * 2) < 3.2 ? top : dust;
      if (y > RIM - 10 && up > 0.75) return top;
      const layer = Math.floor((y + noise.fbm(x * 0.012, z * 0.012, 3) * 4) / 3.1);
      return hashCell(layer, 0, 4) > 0.91 ? top : rocks[(hashCell(layer, 1, 4) * rocks.length) | 0];
    },
    fog: createHaze(timeOfDay, { start: 70, reach: 900, max: 0.86 }),
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

/** x of the middle of the footpath at distance z. */
const pathAt = (z: number) => canyonAxis(z) + 5 * Math.sin(z * 0.04);
