import { canyon, canyonAxis, castles } from '../archetypes/canyon.ts';
import { moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.afternoon;

export default {
  kind: 'place',
  title: 'Charyn Canyon',
  alt: 'A path along the floor of a canyon between rust-red and orange layered towers like castle walls.',
  focus: [50, 46],
  tone: 'canyon',
  traits: { time: 'afternoon', season: 'autumn', palette: 'canyon', viewpoint: 'axis', archetype: 'canyon' },
  landscape: () =>
    canyon({
      seed: 47,
      sun: unit([-0.7, 0.6, -0.26]),
      mood: { ...mood, shadowed: 0, lit: 0.06 },
      terrain: castles(47, 8),
      view: { x: canyonAxis(20) - 2, y: 33, z: 20, yaw: -0.03, fov: 62, horizon: 0.5 },
      sky: {
        colours: mood.sky,
        clouds: {
          at: [
            [0.625, 0.125, 0.175, 0.046],
            [0.29, 0.092, 0.125, 0.025],
            [0.9375, 0.175, 0.125, 0.0375],
          ],
          tones: mood.clouds,
          light: [-0.75, -0.66],
          seed: 12,
          opacity: 0.75,
        },
      },
      fog: {
        start: 70,
        reach: 900,
        max: 0.86,
        colour: (_u, v) => [0.97 - 0.2 * v, 0.81 - 0.02 * v, 0.63 + 0.1 * v],
      },
    }),
} satisfies Scene;
