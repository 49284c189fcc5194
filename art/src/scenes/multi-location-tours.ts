import { canyon, canyonAxis, canyonTerrain } from '../archetypes/canyon.ts';
import { figureInWorld, layers } from '../drawing/layers.ts';
import { drawVan } from '../figures/van.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.noon;

export default {
  kind: 'activity',
  title: 'Multi-location Tours',
  alt: 'A small van on the track along the floor of a canyon of red and orange layers, seen from its rim.',
  focus: [50, 56],
  color: 'canyon',
  traits: { time: 'noon', season: 'summer', palette: 'canyon', viewpoint: 'above', archetype: 'canyon' },
  landscape: () => {
    const terrain = canyonTerrain(71, 21);
    return canyon({
      seed: 71,
      sun: normalize([-0.66, 0.66, -0.3]),
      timeOfDay: { ...timeOfDay, lightStrength: 0.16 },
      terrain,
      view: { x: canyonAxis(70) + 4, y: 74, z: 70, yaw: 0.05, fov: 66, horizon: 0.34 },
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.3, 0.13, 0.2, 0.07],
            [0.78, 0.17, 0.16, 0.06],
          ],
          tones: timeOfDay.clouds,
          light: [-0.7, -0.6],
          seed: 121,
        },
      },
      draw: layers(
        timeOfDay,
        figureInWorld(
          [canyonAxis(235) + 5 * Math.sin(9.4), 0.4, 235],
          2.1,
          (sketch) => drawVan(sketch, '#3F7F86', '#F3EAD2'),
          { shadow: [3.4, 1.2] },
        ),
      ),
    });
  },
} satisfies Scene;
