import { plateau, plateauTerrain } from '../archetypes/plateau.ts';
import { layers, people } from '../drawing/layers.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.golden;

export default {
  kind: 'plain',
  title: 'Activities',
  alt: 'Two people on a meadow before the mountains, which stands for any activity.',
  focus: [50, 62],
  color: 'ochre',
  traits: { time: 'golden', season: 'summer', palette: 'gold', viewpoint: 'far', archetype: 'plateau' },
  landscape: () =>
    plateau({
      seed: 223,
      sun: normalize([-0.7, 0.4, -0.25]),
      timeOfDay,
      season: 'summer',
      terrain: plateauTerrain(223, { hills: 0.6, wall: 1.2 }),
      view: { x: 2600, z: 40, above: 8, fov: 48, horizon: 0.56 },
      forest: { share: 0 },
      snowline: 440,
      sky: { colors: timeOfDay.sky },
      draw: layers(
        timeOfDay,
        ...people(
          [
            [0.46, 0.82, 90, '#B9503C'],
            [0.54, 0.83, 94, '#2F6F86'],
          ],
          { legs: '#2E3350', reach: 0 },
        ),
      ),
    }),
} satisfies Scene;
