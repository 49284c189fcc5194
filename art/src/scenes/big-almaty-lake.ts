import { lakeValley, valleyTerrain } from '../archetypes/lake-valley.ts';
import { hex, ramp } from '../renderer/color.ts';
import { normalize } from '../renderer/math.ts';
import { createHaze, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.dawn;

export default {
  kind: 'location',
  title: 'Big Almaty Lake',
  alt: 'A milky turquoise mountain lake from above, three bare peaks at its far end pink with the first light.',
  focus: [50, 48],
  color: 'slate',
  traits: { time: 'dawn', season: 'autumn', palette: 'rose', viewpoint: 'above', archetype: 'lake valley' },
  landscape: () =>
    lakeValley({
      seed: 29,
      sun: normalize([0.82, 0.4, 0.16]),
      timeOfDay: { ...timeOfDay, shadowStrength: 0.38, lightStrength: 0.36 },
      season: 'autumn',
      terrain: valleyTerrain(29, { halfWidth: 330, steepness: 0.56, head: 0.95, length: 1900 }),
      view: { x: 2700, y: 250, z: 40, yaw: -0.04, fov: 58, horizon: 0.44 },
      forest: 0.55,
      treeline: 420,
      snowline: 700,
      sky: {
        colors: timeOfDay.sky,
        streaks: { color: hex('#FFC9AE'), amount: 0.55, seed: 6 },
      },
      fog: createHaze(
        { ...timeOfDay, haze: ramp([0, '#F2C3B0'], [0.5, '#C2A5BE'], [1, '#8F94C6']) },
        { start: 400, reach: 4200, power: 1.2, max: 0.8 },
      ),
      water: {
        level: 0,
        far: 2300,
        colors: ramp([0, '#D6F0E2'], [0.3, '#86D6D0'], [1, '#3FA9B8']),
        reflectance: 0.42,
        reflectanceFromAbove: 0.22,
        streaks: { amount: 0.4, color: hex('#FBE3DA') },
      },
    }),
} satisfies Scene;
