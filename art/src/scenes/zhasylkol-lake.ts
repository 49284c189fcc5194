import { lakeValley, valleyTerrain } from '../archetypes/lake-valley.ts';
import { hex, ramp } from '../renderer/color.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.dusk;

export default {
  kind: 'location',
  title: 'Zhasylkol Lake',
  alt: 'A long emerald-green lake between forests at dusk, the last light on the glaciers behind it.',
  focus: [50, 44],
  color: 'dusk',
  traits: { time: 'dusk', season: 'summer', palette: 'green', viewpoint: 'far', archetype: 'lake valley' },
  landscape: () =>
    lakeValley({
      seed: 53,
      sun: normalize([0.8, 0.42, 0.1]),
      timeOfDay: { ...timeOfDay, shadowStrength: 0.42, lightStrength: 0.4 },
      season: 'summer',
      terrain: valleyTerrain(53, { halfWidth: 260, steepness: 0.44, head: 0.85, length: 3000 }),
      view: { x: 2720, y: 128, z: 60, yaw: 0.02, fov: 50, horizon: 0.44 },
      forest: 0.9,
      snowline: 520,
      sky: {
        colors: timeOfDay.sky,
        streaks: { color: hex('#FF9E86'), amount: 0.6, seed: 12 },
        stars: 0.0005,
      },
      water: {
        level: 0,
        far: 3200,
        colors: ramp([0, '#B4DFA0'], [0.3, '#3E9C6E'], [1, '#0E6A4C']),
        reflectance: 0.74,
        reflectanceFromAbove: 0.16,
        streaks: { amount: 0.26, color: hex('#E9D9A8') },
      },
    }),
} satisfies Scene;
