import { canyon, canyonAxis, canyonTerrain } from '../archetypes/canyon.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.afternoon;

export default {
  kind: 'location',
  title: 'Charyn Canyon',
  alt: 'A path along the floor of a canyon between rust-red and orange layered towers like castle walls.',
  focus: [50, 46],
  color: 'canyon',
  traits: { time: 'afternoon', season: 'autumn', palette: 'canyon', viewpoint: 'axis', archetype: 'canyon' },
  landscape: () =>
    canyon({
      seed: 47,
      sun: normalize([-0.7, 0.6, -0.26]),
      timeOfDay: { ...timeOfDay, shadowStrength: 0, lightStrength: 0.06 },
      terrain: canyonTerrain(47, 8),
      view: { x: canyonAxis(20) - 2, y: 33, z: 20, yaw: -0.03, fov: 62, horizon: 0.5 },
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.625, 0.125, 0.175, 0.046],
            [0.29, 0.092, 0.125, 0.025],
            [0.9375, 0.175, 0.125, 0.0375],
          ],
          tones: timeOfDay.clouds,
          light: [-0.75, -0.66],
          seed: 12,
          opacity: 0.75,
        },
      },
      fog: {
        start: 70,
        reach: 900,
        max: 0.86,
        color: (_u, v) => [0.97 - 0.2 * v, 0.81 - 0.02 * v, 0.63 + 0.1 * v],
      },
    }),
} satisfies Scene;
