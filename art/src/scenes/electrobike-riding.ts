import { avenue } from '../archetypes/avenue.ts';
import { drawCyclist } from '../figures/bicycle.ts';
import { grass, leaves } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.noon;
const poplar = { stem: 3.2, radius: 2.4, bark: '#8A6A58', tones: leaves.birch };
const maple = { stem: 2.8, radius: 2.7, bark: '#6A4A44', tones: leaves.autumn };

export default {
  kind: 'activity',
  title: 'Electrobike Riding',
  alt: 'Two riders on electric bicycles on a riverside path under golden autumn trees.',
  focus: [52, 64],
  color: 'slate',
  traits: { time: 'noon', season: 'autumn', palette: 'gold', viewpoint: 'axis', archetype: 'avenue' },
  landscape: () =>
    avenue({
      seed: 431,
      sun: normalize([-0.7, 0.56, -0.3]),
      timeOfDay,
      mountains: 1.5,
      horizon: 0.54,
      clouds: [
        [0.3, 0.12, 0.15, 0.045],
        [0.72, 0.16, 0.16, 0.05],
      ],
      path: { half: 3.6, swing: 1.2, near: '#A9A6AE', far: '#D9D6D2' },
      lawn: grass.autumn,
      rows: [
        { ...maple, lateralOffset: -12, from: 15, to: 130, spacing: 7 },
        { ...maple, lateralOffset: 12.5, from: 16, to: 130, spacing: 7 },
        { ...poplar, lateralOffset: -6.6, from: 10.5, to: 130, spacing: 7 },
        { ...maple, lateralOffset: 7, from: 12.5, to: 130, spacing: 7.4 },
      ],
      foreground: {
        seed: 9,
        edge: [
          [0, 0.86],
          [0.25, 0.95],
          [0.5, 0.99],
          [0.8, 0.95],
          [1, 0.85],
        ],
        tones: gradeTones(grass.autumn, timeOfDay),
        blades: 1300,
        bladeHeight: 26,
      },
      objects: [
        { x: -0.9, z: 8.4, shadow: 1.6, draw: (sketch) => drawCyclist(sketch, '#2F8C8C', '#E8622E') },
        { x: 1.5, z: 11.4, shadow: 1.6, draw: (sketch) => drawCyclist(sketch, '#C9503C', '#2F5F9A') },
      ],
    }),
} satisfies Scene;
