import { lakeValley, valleyTerrain } from '../archetypes/lake-valley.ts';
import { customLayer, figure, hill, layers, spruces } from '../drawing/layers.ts';
import { drawPipe, type PipePoint } from '../drawing/pipe.ts';
import { drawHiker } from '../figures/people.ts';
import { hex, ramp } from '../renderer/color.ts';
import { grass, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

/** The pipe from near to far: positions and apparent widths, in units of the picture. */
const PIPE: readonly PipePoint[] = [
  [1116, 936, 118],
  [1024, 872, 93],
  [966, 837, 80],
  [917, 809, 69],
  [872, 784, 60],
  [831, 761, 52],
  [792, 740, 44],
  [755, 721, 37],
  [720, 702, 30],
];

export default {
  kind: 'location',
  title: 'Big Almaty Lake route',
  alt: 'A hiker beside a thick water pipe that leads to the first sight of a turquoise lake between dark spruces.',
  focus: [52, 56],
  color: 'pine',
  traits: { time: 'morning', season: 'spring', palette: 'lagoon', viewpoint: 'above', archetype: 'lake valley' },
  landscape: () =>
    lakeValley({
      seed: 73,
      sun: normalize([-0.78, 0.46, -0.1]),
      timeOfDay,
      season: 'spring',
      terrain: valleyTerrain(73, { halfWidth: 260, steepness: 0.6, head: 0.95, length: 2000 }),
      view: { x: 2700, y: 175, z: 30, yaw: 0, fov: 50, horizon: 0.4 },
      near: 60,
      forest: 1,
      snowline: 540,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.74, 0.15, 0.18, 0.07],
            [0.2, 0.1, 0.14, 0.035],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 51,
        },
      },
      water: {
        level: 0,
        far: 2300,
        colors: ramp([0, '#C4F0DE'], [0.3, '#62CFC8'], [1, '#1E98AE']),
        reflectance: 0.5,
        reflectanceFromAbove: 0.24,
        streaks: { amount: 0.35, color: hex('#E4F7EA') },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 41,
          edge: [
            [0, 0.62],
            [0.3, 0.76],
            [0.55, 0.8],
            [0.8, 0.76],
            [1, 0.66],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          reach: 1.8,
          blades: 700,
          bladeHeight: 14,
        }),
        spruces(
          [
            { x: 60, y: 640, height: 380 },
            { x: 150, y: 680, height: 260, light: 0.9 },
            { x: 1150, y: 660, height: 420, light: 0.75 },
            { x: 1070, y: 690, height: 280, light: 0.7 },
            { x: 990, y: 700, height: 190, light: 0.75 },
          ],
          gradeTones(needles.summer, timeOfDay),
        ),
        // The pipe runs up the near slope and over its edge.
        customLayer((sketch) => drawPipe(sketch, PIPE, '#9A8478')),
        figure([0.36, 0.88], 118, (sketch) => drawHiker(sketch, '#C9503C', '#2F7A80'), { shadow: [1.6, 0.3] }),
        hill({
          seed: 43,
          edge: [
            [0, 0.88],
            [0.4, 0.97],
            [1, 0.9],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          blades: 1200,
          bladeHeight: 28,
          flowers: { count: 90, colors: ['#FFF4DC', '#F7D35E', '#D9A5D9'], size: 7 },
        }),
      ),
    }),
} satisfies Scene;
