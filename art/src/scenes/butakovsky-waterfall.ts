import { waterfall, waterfallTerrain } from '../archetypes/waterfall.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.noon;

export default {
  kind: 'location',
  title: 'Butakovsky Waterfall',
  alt: 'A frozen waterfall hanging as a blue ice curtain in a rock niche, snow-covered spruces above it.',
  focus: [49, 48],
  color: 'slate',
  traits: { time: 'noon', season: 'winter', palette: 'lagoon', viewpoint: 'low', archetype: 'waterfall' },
  landscape: () =>
    waterfall({
      seed: 227,
      sun: normalize([0.82, 0.52, -0.16]),
      timeOfDay,
      season: 'winter',
      terrain: waterfallTerrain(227, { height: 19, radius: 26, back: 112, slot: 4, above: 0.3 }),
      view: { x: 208, y: 6, z: 46, yaw: 0, fov: 52, horizon: 0.72 },
      falls: [
        { x: 207, z: 109, top: 18, foot: -1, width: 6.5, spread: 0.75 },
        { x: 213.5, z: 109.5, top: 16, foot: 2, width: 2.2, spread: 0.4 },
        { x: 200.5, z: 109.5, top: 15, foot: 1, width: 2.6, spread: 0.5 },
      ],
      water: ['#2F7FA6', '#63B4CF', '#AEE0E6', '#F2FCFA'],
      stream: null,
      bushes: ['#4A2430', '#7E2F33', '#B5402F', '#DE6A3C', '#F6B27A'],
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.76, 0.09, 0.16, 0.04],
            [0.16, 0.07, 0.12, 0.03],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 19,
        },
      },
    }),
} satisfies Scene;
