import { avenue } from '../archetypes/avenue.ts';
import { drawPerson } from '../figures/people.ts';
import { grass, leaves } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;
const cherry = { stem: 2.1, radius: 2.2, bark: '#6A4450', tones: leaves.blossom };
const birch = { stem: 4.2, radius: 2.3, bark: '#EDE6D6', tones: leaves.spring };

export default {
  kind: 'location',
  title: 'Almaty Botanical Gardens',
  alt: 'A winding path through pink cherry blossom and young birches, snowy mountains above the treetops.',
  focus: [50, 50],
  color: 'pine',
  traits: { time: 'morning', season: 'spring', palette: 'blossom', viewpoint: 'axis', archetype: 'avenue' },
  landscape: () =>
    avenue({
      seed: 401,
      sun: normalize([-0.8, 0.46, -0.3]),
      timeOfDay,
      mountains: 1.7,
      horizon: 0.56,
      clouds: [
        [0.26, 0.14, 0.16, 0.05],
        [0.74, 0.1, 0.18, 0.045],
      ],
      path: { half: 1.9, swing: 2.6, near: '#E3CDA4', far: '#F2E4C6' },
      lawn: grass.spring,
      rows: [
        { ...birch, lateralOffset: -12, from: 13, to: 120, spacing: 7 },
        { ...birch, lateralOffset: 12.5, from: 15, to: 120, spacing: 7.5 },
        { ...cherry, lateralOffset: -5.4, from: 9.5, to: 110, spacing: 6.2 },
        { ...cherry, lateralOffset: 5.6, from: 11.5, to: 110, spacing: 6.4 },
      ],
      foreground: {
        seed: 7,
        edge: [
          [0, 0.84],
          [0.3, 0.93],
          [0.55, 0.985],
          [0.75, 0.94],
          [1, 0.83],
        ],
        tones: gradeTones(grass.spring, timeOfDay),
        blades: 1100,
        bladeHeight: 26,
        flowers: { count: 260, colors: ['#F8BFC6', '#FFF4DC', '#F7D35E', '#D98AA6'], size: 8 },
      },
      objects: [
        {
          x: -0.5,
          z: 19,
          shadow: 2,
          draw: (sketch) => drawPerson(sketch, { coat: '#F3EAD2', legs: '#7E5A96', skirt: true }),
        },
        { x: 0.3, z: 19.4, shadow: 2, draw: (sketch) => drawPerson(sketch, { coat: '#2F6F86', legs: '#33294E' }) },
        { x: 0.9, z: 46, draw: (sketch) => drawPerson(sketch, { coat: '#C9503C', legs: '#33294E' }) },
      ],
    }),
} satisfies Scene;
