import { rasterizeBlobs } from '../renderer/blobs.ts';
import type { Camera, Viewpoint } from '../renderer/camera.ts';
import { hex, mix, toneAt, tones } from '../renderer/color.ts';
import { type Forest, plantForest } from '../renderer/conifers.ts';
import { CUSTOM_MATERIAL, type GBuffer } from '../renderer/g-buffer.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape, Painter } from '../renderer/landscape.ts';
import { grass, needles, rock, snow } from '../renderer/materials.ts';
import { clamp, smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { rasterizePolygon } from '../renderer/polygons.ts';
import { createRandom } from '../renderer/random.ts';
import { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';

const SIZE = 420;
const CELLS = 1200;
const FALL = CUSTOM_MATERIAL + 10;
const BUSH = CUSTOM_MATERIAL + 11;

export type WaterfallShape = {
  /** Height of the rock walls, and radius of the horseshoe, in metres. */
  height: number;
  radius: number;
  /** Distance of the wall at the back, in metres. */
  back: number;
  /** Half the width of the notch that the water has cut, in metres. */
  slot: number;
  /** Gradient of the mountain above the walls, in metres per metre. */
  above: number;
};

const MIDDLE = SIZE / 2;

/** x of the middle of the stream at distance z. */
const streamAt = (z: number) => MIDDLE + 7 * Math.sin(z * 0.05 + 1.2) * smoothstep(150, 60, z) - 3;

/** Terrain of a horseshoe-shaped cliff with a notch at its back for the waterfall, and boulders on its floor. */
export function waterfallTerrain(seed: number, { height, radius, back, slot, above }: WaterfallShape) {
  const shape = new Noise(seed);
  const cracks = new Noise(seed + 1);
  const centre = back - radius;
  return new Terrain(CELLS, SIZE, (x, z) => {
    const wx = x + shape.at(x * 0.05, z * 0.05) * 4;
    const wz = z + shape.at(x * 0.05 + 7, z * 0.05) * 4;
    const lateralOffset = wx - MIDDLE;
    // In front of the centre the walls open towards the viewer.
    const away =
      wz > centre
        ? Math.hypot(lateralOffset, wz - centre) - radius
        : Math.abs(lateralOffset) - radius - (centre - wz) * 0.16;
    const column = cracks.ridged(Math.atan2(wz - centre, lateralOffset) * 5, 0.5, 3);
    const inside = away - 3.4 * smoothstep(0.4, 0.9, column);
    const wall = height * smoothstep(-1, 6.5, inside) * (0.9 + 0.2 * shape.at(x * 0.03, z * 0.03));
    let y = wall + Math.max(0, inside - 5) * above;
    y += smoothstep(0, 20, inside) * shape.fbm(x * 0.02, z * 0.02, 4) * 9;
    // Ledges.
    y += smoothstep(0.3, 3, wall) * smoothstep(height, height * 0.8, wall) * cracks.at(x * 0.12, y * 0.35) * 1.6;
    const stream = Math.abs(x - streamAt(z));
    if (wz > centre)
      y -= smoothstep(slot * 2.2, slot * 0.7, Math.abs(lateralOffset + 3)) * smoothstep(-2, 4, inside) * height * 0.2;
    const boulders =
      Math.max(0, cracks.at(x * 0.34, z * 0.34) - 0.1) * 2.4 + Math.max(0, cracks.at(x * 0.15, z * 0.15) - 0.25) * 3.4;
    const bank =
      boulders * smoothstep(1.5, 4, stream) * smoothstep(26, 10, stream) + shape.at(x * 0.03, z * 0.03) * 0.8;
    y += smoothstep(2, -6, inside) * (bank - 0.8 * smoothstep(5, 1, stream));
    return y + smoothstep(6, 40, stream) * smoothstep(2, -6, inside) * 3;
  });
}

/** Falling water: position, heights of its top and foot, and width, in metres; `spread` widens it downwards. */
type Fall = { x: number; z: number; top: number; foot: number; width: number; spread: number };

function rasterizeFall(buffer: GBuffer, camera: Camera, { x, z, top, foot, width, spread }: Fall, edge: Noise) {
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
    rasterizePolygon(buffer, camera, [at(a, -1), at(a, 1), at(b, 1), at(b, -1)], FALL, 0.7);
  }
}

export type Waterfall = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  terrain: Terrain;
  view: Viewpoint;
  falls: readonly Fall[];
  /** Colours of the falling water or ice, shadow first. */
  water: readonly string[];
  /** The stream below: half its width in metres, and its colours; null in winter, when snow covers it. */
  stream: { half: number; color: string; foam: string } | null;
  bushes?: readonly string[];
  forest?: Partial<Forest> & { share?: number };
} & Pick<Landscape, 'sky'> &
  Partial<Omit<Landscape, 'water'>>;

/** A waterfall in a horseshoe of rock, seen from the stream below. All other properties of a landscape can be set too. */
export function waterfall(data: Waterfall): Landscape {
  const { seed, sun, timeOfDay, season, terrain, falls, water, stream, bushes, forest = {}, ...rest } = data;
  const ground = createGround(terrain, sun, {
    erosion: { droplets: 60_000, rate: 0.12, capacity: 2, radius: 3, maxSteps: 24 },
  });
  const soil = new Noise(seed + 2);
  const edge = new Noise(seed + 9);
  const stone = gradeTones(rock, timeOfDay);
  const snowTones = gradeTones(snow, timeOfDay);
  const grassTones = gradeTones(grass[season], timeOfDay);
  const waterTones = gradeTones(tones(water, [0.28, 0.5, 0.72]), timeOfDay);
  const { share = 1, ...planting } = forest;
  const list = plantForest(ground, sun, {
    seed: 3,
    spacing: 4.2,
    x: [20, SIZE - 20],
    z: [40, SIZE - 10],
    height: 15,
    density: (x, y, z, up) =>
      y < 6 ? 0 : share * clamp(0.55 + soil.fbm(x * 0.03, z * 0.03, 3) * 2) * smoothstep(0.5, 0.72, up),
    ...planting,
  });
  const random = createRandom(seed + 6);
  const shrubs = Array.from({ length: bushes ? 420 : 0 }, () => {
    const z = data.view.z + 8 + random() * 110;
    const x = MIDDLE + (random() * 2 - 1) * 46;
    return {
      x,
      y: terrain.heightAt(x, z),
      z,
      radius: 0.5 + random() * 1.3,
      height: 0.8 + random() * 1.6,
      variation: random(),
      light: 0.55 + 0.5 * random(),
    };
  }).filter(({ x, y, z }) => y < 5 && Math.abs(x - streamAt(z)) > 4.5 && soil.fbm(x * 0.06, z * 0.06, 2) > -0.05);
  const leafTones = bushes ? gradeTones(tones(bushes, [0.2, 0.34, 0.48, 0.62]), timeOfDay) : grassTones;
  const painters: Record<number, Painter> = {
    // Vertical strands of water, darker towards one side.
    [FALL]: (_shade, u, v, grain) => {
      const strand = edge.at(u * 4.2, v * 0.07) * 0.5 + edge.at(u * 11, v * 0.16) * 0.5;
      return toneAt(waterTones, clamp(0.62 - 0.25 * u + strand * 0.42 + grain), 0.05);
    },
    [BUSH]: (shade, _u, _v, grain) => toneAt(leafTones, shade + grain, 0.04),
  };
  return {
    near: 4,
    precision: 0.0008,
    brushRadius: 5,
    light: { ambient: 0.18, above: 0.12, direct: 0.6, hollows: 0.5 },
    surface: ({ x, y, z, up }, noise) => {
      const patch = noise.fbm(x * 0.05, z * 0.05, 3);
      const lateralOffset = Math.abs(x - streamAt(z));
      if (stream && y < 4 && lateralOffset < stream.half * (1 + 0.3 * patch)) {
        const flow = noise.at(x * 0.9, z * 0.12) + noise.at(x * 0.4 + 3, z * 0.5) * 0.5;
        const color = mix(hex(stream.color), hex(stream.foam), smoothstep(0.1, 0.3, flow));
        return mix(color, timeOfDay.light, 0.2 * timeOfDay.lightStrength);
      }
      if (season === 'winter') return up < 0.62 + patch * 0.2 ? stone : snowTones;
      return up < 0.7 + patch * 0.25 || (y < 5 && patch > 0.25) ? stone : grassTones;
    },
    fog: createHaze(timeOfDay, { start: 60, reach: 420, max: 0.7 }),
    postProcessing: { vignette: 0.22 },
    ...rest,
    materials: { ...painters, ...rest.materials },
    rasterizeObjects: (buffer, camera, sunSide) => {
      for (const fall of falls) rasterizeFall(buffer, camera, fall, edge);
      rasterizeBlobs(buffer, camera, shrubs, BUSH, sunSide);
      rest.rasterizeObjects?.(buffer, camera, sunSide);
    },
    seed,
    sun,
    ground,
    trees: { list, tones: gradeTones(needles[season === 'autumn' ? 'summer' : season], timeOfDay), near: 6 },
  };
}
