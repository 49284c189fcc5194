import { FOOTHILLS, ridges, ridgesTerrain } from '../archetypes/ridges.ts';
import { dust } from '../drawing/ground-effects.ts';
import { figure, hill, layers } from '../drawing/layers.ts';
import type { Point } from '../drawing/sketch.ts';
import { drawEnduroBike } from '../figures/motorbikes.ts';
import { hex } from '../renderer/color.ts';
import { grass } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

const ramp: readonly Point[] = [
  [0, 0.92],
  [0.3, 0.8],
  [0.47, 0.7],
  [0.56, 0.74],
  [0.8, 0.9],
  [1, 0.94],
];

export default {
  kind: 'activity',
  title: 'Enduro Bike Riding',
  alt: 'A rider on a light motorbike in the air over the crest of a foothill trail.',
  focus: [56, 46],
  color: 'dusk',
  traits: { time: 'morning', season: 'autumn', palette: 'rose', viewpoint: 'close', archetype: 'ridges' },
  landscape: () =>
    ridges({
      seed: 113,
      sun: normalize([-0.78, 0.34, 0.2]),
      timeOfDay,
      season: 'autumn',
      terrain: ridgesTerrain(113, FOOTHILLS, 7000),
      view: { x: 7900, y: 600, z: 400, yaw: 0.04, fov: 54, horizon: 0.6 },
      snowline: 780,
      glowAt: 0.1,
      sky: {
        colors: [
          [0, hex('#7FA9BF')],
          [0.4, hex('#C3BFC4')],
          [0.7, hex('#F0C4B4')],
          [1, hex('#FFE2BE')],
        ],
        clouds: {
          shapes: [
            [0.22, 0.2, 0.16, 0.05],
            [0.86, 0.3, 0.15, 0.04],
          ],
          tones: timesOfDay.dawn.clouds,
          light: [-0.8, -0.4],
          seed: 101,
          opacity: 0.7,
        },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 101,
          edge: ramp,
          tones: gradeTones(grass.autumn, timeOfDay),
          reach: 1.2,
          blades: 1500,
          bladeHeight: 20,
        }),
        ...dust([0.43, 0.73], 76),
        figure([0.56, 0.55], 152, (sketch) => drawEnduroBike(sketch, '#E8622E', '#2B3A66'), { rotation: 0.34 }),
        hill({
          seed: 105,
          edge: [
            [0, 0.95],
            [0.4, 0.93],
            [1, 0.96],
          ],
          tones: gradeTones(grass.autumn, { ...timeOfDay, shadowStrength: 0.6 }),
          blades: 1500,
          bladeHeight: 36,
        }),
      ),
    }),
} satisfies Scene;
