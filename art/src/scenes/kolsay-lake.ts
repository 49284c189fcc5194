import { lakeValley, valleyTerrain } from '../archetypes/lake-valley.ts';
import { figureInWorld, layers } from '../drawing/layers.ts';
import { drawBoat } from '../figures/boat.ts';
import { hex, ramp } from '../renderer/color.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

/** Rowing boats: position, colour, direction. */
const BOATS = [
  [2795, 330, '#B9503C', 1],
  [2742, 205, '#2F6F86', -1],
] as const;

export default {
  kind: 'location',
  title: 'Kolsay Lake',
  alt: 'A long emerald lake folded between dark spruce slopes, rowing boats on it, white peaks behind.',
  focus: [50, 45],
  color: 'pine',
  traits: { time: 'morning', season: 'summer', palette: 'green', viewpoint: 'axis', archetype: 'lake valley' },
  landscape: () =>
    lakeValley({
      seed: 11,
      sun: normalize([-0.74, 0.47, 0.18]),
      timeOfDay,
      season: 'summer',
      terrain: valleyTerrain(11, { halfWidth: 220, steepness: 0.5, head: 1, length: 2500 }),
      view: { x: 2736, y: 88, z: 60, yaw: 0.015, fov: 60, horizon: 0.475 },
      forest: 1,
      sky: {
        colors: ramp([0, '#2F7DA8'], [0.28, '#5FA8BF'], [0.55, '#A9D2CB'], [0.75, '#F6E9C8'], [1, '#F6E9C8']),
        clouds: {
          shapes: [
            [0.625, 0.1375, 0.158, 0.0875],
            [0.317, 0.108, 0.108, 0.0375],
            [0.917, 0.104, 0.096, 0.046],
            [0.104, 0.1375, 0.1, 0.033],
          ],
          tones: timeOfDay.clouds,
          light: [-0.75, -0.66],
          seed: 4,
        },
      },
      water: {
        level: 0,
        far: 2600,
        colors: ramp([0, '#6CC4A6'], [0.3, '#2E9388'], [1, '#0F5A62']),
        reflectance: 0.78,
        reflectanceFromAbove: 0.28,
        streaks: { amount: 0.35, color: hex('#DDEBDD') },
      },
      draw: layers(
        timeOfDay,
        ...BOATS.map(([x, z, hull, facing]) =>
          figureInWorld([x, 0, z], 2.6, (sketch) => drawBoat(sketch, hull), { facing }),
        ),
      ),
    }),
} satisfies Scene;
