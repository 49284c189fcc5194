import { lakeValley } from '../archetypes/lake-valley.ts';
import { hex, ramp } from '../renderer/color.ts';
import { bark } from '../renderer/materials.ts';
import { clamp, lerp, normalize, smoothstep } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { createHaze, gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { createDrownedForest } from '../scenery/drowned-forest.ts';

const SEED = 23;
const timeOfDay = timesOfDay.noon;
const shape = new Noise(SEED);
const soil = new Noise(SEED + 1);

/** x of the middle of the flooded valley at distance z. */
const axis = (z: number) => 1300 + 50 * Math.sin(z * 0.0042 + 0.9) - 90 * smoothstep(500, 1300, z);

/** A narrow flooded valley with steep wooded walls. */
function height(x: number, z: number) {
  const lateralOffset = x - axis(z);
  const side = Math.sign(lateralOffset);
  const lake = smoothstep(620, 520, z);
  const away = Math.abs(lateralOffset) - lerp(14, 82 + shape.at(z * 0.012, side * 7) * 22, lake);
  let y = away < 0 ? -9 * lake * smoothstep(0, -40, away) - 1.5 * lake + (1 - lake) * 2 : away * 0.62;
  if (y > 330) y = 330 + (y - 330) * 0.3;
  y *= 0.62 + 0.5 * (0.5 + 0.5 * Math.sin(z * 0.0105 + side * 1.9 + 1));
  y += smoothstep(0, 260, away) * (shape.ridged(x * 0.0028, z * 0.0028, 6) - 0.36) * 120;
  y += smoothstep(10, 90, away) * soil.fbm(x * 0.013, z * 0.013, 4) * 12;
  const wall = 0.25 + 0.75 * smoothstep(0, 520, Math.abs(lateralOffset) + (z - 1500) * 0.42);
  y += smoothstep(900, 2300, z) * (120 + 430 * shape.ridged(x * 0.0014 + 4.2, z * 0.0014 + 1, 5)) * wall;
  return y + smoothstep(560, 800, z) * 8;
}

export default {
  kind: 'location',
  title: 'Kaindy Lake',
  alt: 'Pale trunks of drowned spruces standing like masts in milky turquoise water under steep forest.',
  focus: [48, 58],
  color: 'lagoon',
  traits: { time: 'noon', season: 'spring', palette: 'lagoon', viewpoint: 'low', archetype: 'lake valley' },
  landscape: () => {
    const terrain = new Terrain(1100, 2600, height);
    return lakeValley({
      seed: SEED,
      sun: normalize([0.66, 0.56, 0.1]),
      timeOfDay,
      season: 'spring',
      terrain,
      ground: { erosion: { droplets: 150_000, rate: 0.2, capacity: 3 } },
      view: { x: axis(30) - 6, y: 16, z: 30, yaw: -0.06, fov: 57, horizon: 0.53 },
      near: 8,
      forest: 1,
      snowline: 470,
      trees: {
        spacing: 5.2,
        x: [250, 2350],
        z: [60, 2200],
        height: 23,
        density: (x, y, z, up) =>
          y < 1
            ? 0
            : clamp(1 + soil.fbm(x * 0.01, z * 0.01, 3) * 1.2) *
              smoothstep(400, 290, y + shape.at(x * 0.02, z * 0.02) * 50) *
              smoothstep(0.42, 0.58, up),
      },
      trunks: { list: createDrownedForest(terrain, axis, SEED), tones: gradeTones(bark, timeOfDay) },
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.48, 0.0875, 0.1375, 0.05],
            [0.77, 0.067, 0.108, 0.033],
          ],
          tones: timeOfDay.clouds,
          light: [0.75, -0.66],
          seed: 9,
        },
      },
      fog: createHaze(timeOfDay, { start: 110, reach: 1500, power: 1.1, max: 0.88 }),
      water: {
        level: 0,
        far: 900,
        scale: 4,
        depth: 8,
        rippleReach: 420,
        colors: ramp([0, '#A6E8D0'], [0.25, '#4FD0C4'], [0.7, '#1FA9B0'], [1, '#128A9C']),
        reflectance: 0.7,
        reflectanceFromAbove: 0.24,
        streaks: { amount: 0.4, color: hex('#D9F5E6') },
      },
    });
  },
} satisfies Scene;
