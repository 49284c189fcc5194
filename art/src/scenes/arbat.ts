import { avenue } from '../archetypes/avenue.ts';
import { drawPigeons } from '../drawing/birds.ts';
import { drawPerson } from '../figures/people.ts';
import { drawBench, drawBusker, drawLamp, drawPaintingStand } from '../figures/street-life.ts';
import { leaves, sand } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = { ...timesOfDay.golden, shadowStrength: 0.3, lightStrength: 0.3 };
const elm = { stem: 3.4, radius: 2.7, bark: '#6A4A44', tones: leaves.summer };

/** Pedestrians: position, colour of the coat, whether they wear a skirt. */
const PEDESTRIANS = [
  [0.55, 8.2, '#8B3A4A', true],
  [1.05, 8.4, '#2F5F8A', false],
  [-1.6, 13, '#C9503C', false],
  [-1.05, 13.3, '#F3EAD2', true],
  [2.2, 20, '#2F6F86', false],
  [0.4, 27, '#E2A83A', true],
  [-2.6, 34, '#7E5A96', false],
  [1.4, 41, '#B9503C', false],
  [-0.6, 52, '#3F7F77', true],
  [2.6, 60, '#D98AA6', true],
  [-2, 70, '#E9C377', false],
] as const;

export default {
  kind: 'location',
  title: 'Arbat',
  alt: 'A broad walking street shaded by trees, with painters’ stands, benches, a busker and people strolling.',
  focus: [50, 58],
  color: 'steppe',
  traits: { time: 'golden', season: 'summer', palette: 'green', viewpoint: 'close', archetype: 'avenue' },
  landscape: () =>
    avenue({
      seed: 419,
      sun: normalize([-0.8, 0.4, -0.3]),
      timeOfDay,
      mountains: 1.1,
      horizon: 0.52,
      eye: 2.2,
      clouds: [[0.5, 0.2, 0.2, 0.05]],
      path: { half: 7, swing: 0, near: '#C9A488', far: '#F0D6AE', hasJoints: true },
      lawn: sand,
      rows: [
        { ...elm, lateralOffset: -12.5, from: 14, to: 150, spacing: 7 },
        { ...elm, lateralOffset: 12.5, from: 16, to: 150, spacing: 7 },
        { ...elm, lateralOffset: -7.6, from: 11, to: 150, spacing: 8 },
        { ...elm, lateralOffset: 7.8, from: 13, to: 150, spacing: 8 },
      ],
      objects: [
        { x: -2.7, z: 6, draw: (sketch) => drawPaintingStand(sketch, 4) },
        { x: -4.3, z: 10.5, draw: (sketch) => drawPaintingStand(sketch, 9) },
        { x: -5.4, z: 16, draw: (sketch) => drawPaintingStand(sketch, 14) },
        { x: 2.3, z: 6.4, draw: drawBusker, shadow: 1.4 },
        { x: 0.3, z: 5.8, draw: (sketch) => drawPigeons(sketch, 0, 0.02, 1.6, 0.5, 14, 3, 0.06) },
        { x: 5.9, z: 17, draw: drawBench },
        { x: 5.9, z: 25, draw: drawBench },
        { x: 3.7, z: 15, draw: drawLamp },
        { x: -4, z: 23, draw: drawLamp },
        { x: 3.7, z: 33, draw: drawLamp },
        { x: -4, z: 44, draw: drawLamp },
        ...PEDESTRIANS.map(([x, z, coat, skirt]) => ({
          x,
          z,
          shadow: 2.2,
          draw: (sketch: Parameters<typeof drawLamp>[0]) => drawPerson(sketch, { coat, legs: '#33294E', skirt }),
        })),
      ],
    }),
} satisfies Scene;
