import { lakeValley, valleyTerrain } from '../archetypes/lake-valley.ts';
import { hex, ramp } from '../renderer/color.ts';
import { scree, snow } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { withGlacier } from '../scenery/ground-cover.ts';

const timeOfDay = timesOfDay.noon;
const ice = gradeTones({ ...snow, edges: [0.3, 0.46, 0.6, 0.8] }, timeOfDay);

export default {
  kind: 'location',
  title: 'Manshuk Mametova Lake',
  alt: 'A jade-green glacial pool in grey moraine, a glacier tongue reaching down to it from a ring of rock peaks.',
  focus: [50, 52],
  color: 'lagoon',
  traits: { time: 'noon', season: 'autumn', palette: 'stone', viewpoint: 'low', archetype: 'lake valley' },
  landscape: () => {
    const base = lakeValley({
      seed: 89,
      sun: normalize([-0.72, 0.56, -0.2]),
      timeOfDay,
      season: 'autumn',
      grassTones: scree,
      terrain: valleyTerrain(89, { halfWidth: 190, steepness: 0.46, head: 1.05, length: 900 }),
      view: { x: 2792, y: 52, z: 40, yaw: -0.06, fov: 62, horizon: 0.56 },
      near: 10,
      forest: 0,
      snowline: 430,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.7, 0.14, 0.15, 0.06],
            [0.16, 0.18, 0.14, 0.05],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 71,
        },
      },
      water: {
        level: 0,
        far: 1100,
        scale: 2.4,
        depth: 16,
        colors: ramp([0, '#BFE3B4'], [0.3, '#63B695'], [1, '#2E8C7E']),
        reflectance: 0.6,
        reflectanceFromAbove: 0.22,
        streaks: { amount: 0.25, color: hex('#E4F2DA') },
      },
    });
    // The glacier lies on the valley's floor and reaches the water.
    return withGlacier(base, {
      middle: (z) => 2600 + 170 * Math.sin(z * 0.0019 + 0.6),
      from: 690,
      half: 78,
      widening: 0.16,
      ice,
    });
  },
} satisfies Scene;
