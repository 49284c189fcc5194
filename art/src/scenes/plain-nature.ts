import { plateau, plateauTerrain } from '../archetypes/plateau.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.noon;

export default {
  kind: 'plain',
  title: 'Nature',
  alt: 'A green meadow below snowy mountains, which stands for any place in nature.',
  focus: [50, 55],
  color: 'steppe',
  traits: { time: 'noon', season: 'summer', palette: 'green', viewpoint: 'far', archetype: 'plateau' },
  landscape: () =>
    plateau({
      seed: 211,
      sun: normalize([-0.7, 0.5, -0.25]),
      timeOfDay,
      season: 'summer',
      terrain: plateauTerrain(211, { hills: 0.9, wall: 1 }),
      view: { x: 2600, z: 40, above: 14, fov: 46, horizon: 0.55 },
      forest: { share: 0.4, z: [600, 2400] },
      snowline: 480,
      sky: { colors: timeOfDay.sky },
    }),
} satisfies Scene;
