import { lakeValley, valleyTerrain } from '../archetypes/lake-valley.ts';
import { hex, ramp, tones } from '../renderer/color.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { withCliff } from '../scenery/ground-cover.ts';

const timeOfDay = timesOfDay.afternoon;
/** The reddish cliff called "Kremlin Wall". */
const redRock = gradeTones(
  tones(['#4A2B3C', '#7C4547', '#B06A52', '#DB9A6C', '#F7CB96'], [0.24, 0.37, 0.52, 0.72]),
  timeOfDay,
);

export default {
  kind: 'location',
  title: 'Issyk Lake',
  alt: 'A dark blue-green lake in a bowl of snowy wooded slopes, a reddish cliff on its shore.',
  focus: [50, 52],
  color: 'spruce',
  traits: { time: 'afternoon', season: 'winter', palette: 'snow', viewpoint: 'front', archetype: 'lake valley' },
  landscape: () => {
    const base = lakeValley({
      seed: 41,
      sun: normalize([-0.7, 0.5, -0.3]),
      timeOfDay,
      season: 'winter',
      terrain: valleyTerrain(41, { halfWidth: 420, steepness: 0.62, head: 0.75, length: 1500 }),
      view: { x: 2640, y: 34, z: 40, yaw: 0.06, fov: 60, horizon: 0.55 },
      near: 12,
      forest: 0.7,
      snowline: 660,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.3, 0.16, 0.2, 0.09],
            [0.78, 0.11, 0.14, 0.05],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.6],
          seed: 31,
        },
      },
      water: {
        level: 0,
        far: 1800,
        scale: 1.6,
        colors: ramp([0, '#A9D9A8'], [0.3, '#4FA58A'], [1, '#1A6B6C']),
        reflectance: 0.72,
        reflectanceFromAbove: 0.26,
        streaks: { amount: 0.3, color: hex('#E6F0D2') },
      },
    });
    return withCliff(base, { right: 3040, z: [650, 1500], y: [40, 330], up: 0.86, rock: redRock });
  },
} satisfies Scene;
