import { massifTerrain, peak } from '../archetypes/peak.ts';
import { hillHeightAt } from '../drawing/foreground.ts';
import { figure, hill, layers, spruces } from '../drawing/layers.ts';
import type { Point } from '../drawing/sketch.ts';
import { drawHiker } from '../figures/people.ts';
import { grass, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

const trail: readonly Point[] = [
  [0, 0.86],
  [0.4, 0.82],
  [0.75, 0.72],
  [1, 0.66],
];

export default {
  kind: 'activity',
  title: 'Hiking',
  alt: 'Two hikers with packs climbing a flowering slope towards snow peaks.',
  focus: [48, 62],
  color: 'steppe',
  traits: { time: 'morning', season: 'spring', palette: 'snow', viewpoint: 'low', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 127,
      sun: normalize([-0.76, 0.44, -0.1]),
      timeOfDay,
      season: 'spring',
      terrain: massifTerrain(127, {
        cells: 1300,
        size: 15_000,
        foothills: [900, 3200],
        range: [3200, 8000],
        hills: 1.1,
        pyramids: [
          { x: 6700, z: 7400, height: 2600, rotation: 0.35, slope: 0.72, rough: 0.8 },
          { x: 9300, z: 8000, height: 2750, rotation: 1, slope: 0.66 },
          { x: 4200, z: 8800, height: 2200, rotation: 0.6, slope: 0.6 },
        ],
      }),
      view: { x: 7500, y: 460, z: 0, yaw: 0, fov: 50, horizon: 0.66 },
      snowline: 1150,
      rockline: 1050,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.22, 0.3, 0.22, 0.11],
            [0.8, 0.16, 0.16, 0.05],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 111,
        },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 111,
          edge: trail,
          tones: gradeTones(grass.spring, timeOfDay),
          reach: 2.2,
          blades: 900,
          bladeHeight: 15,
          flowers: { count: 200, colors: ['#FFF4DC', '#F7D35E', '#B98AC9'], size: 5 },
        }),
        spruces(
          [
            { x: 1120, y: 660, height: 420, light: 0.85 },
            { x: 1020, y: 690, height: 300, light: 0.8 },
            { x: 1185, y: 650, height: 300, light: 0.7 },
          ],
          gradeTones(needles.spring, timeOfDay),
        ),
        figure([0.6, hillHeightAt(trail, 0.6) + 0.04], 96, (sketch) => drawHiker(sketch, '#2F7A80', '#E2A83A'), {
          shadow: [1.6, 0.3],
        }),
        figure([0.38, hillHeightAt(trail, 0.38) + 0.04], 128, (sketch) => drawHiker(sketch, '#C9503C', '#3F5F8A'), {
          shadow: [1.6, 0.3],
        }),
        hill({
          seed: 115,
          edge: [
            [0, 0.9],
            [0.5, 0.96],
            [1, 0.86],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          blades: 1500,
          bladeHeight: 32,
          flowers: { count: 130, colors: ['#FFF4DC', '#F7D35E', '#D98AA6', '#B98AC9'], size: 9 },
        }),
      ),
    }),
} satisfies Scene;
