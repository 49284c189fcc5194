import { lakeValley, valleyTerrain } from '../archetypes/lake-valley.ts';
import { hex, ramp } from '../renderer/color.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.dusk;

export default {
  kind: 'location',
  title: 'Zhasylkol Lake',
  alt: 'A long lake of ultramarine between forests at dusk, the last light on the glaciers behind it.',
  focus: [50, 44],
  color: 'dusk',
  traits: { time: 'dusk', season: 'summer', palette: 'indigo', viewpoint: 'far', archetype: 'lake valley' },
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
        colors: ramp([0, '#6FB7C2'], [0.3, '#2D6AA0'], [1, '#173B7A']),
        reflectance: 0.8,
        reflectanceFromAbove: 0.3,
        streaks: { amount: 0.3, color: hex('#F6B6A2') },
      },
    }),
} satisfies Scene;
