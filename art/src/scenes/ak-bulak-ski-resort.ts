import { FOOTHILLS, ridges, ridgesTerrain } from '../archetypes/ridges.ts';
import { type CablePoint, drawCableway, drawChair, drawPylon } from '../drawing/cableway.ts';
import { drawChalet } from '../drawing/chalet.ts';
import { building, customLayer, figure, hill, layers, spruces } from '../drawing/layers.ts';
import { winterOrchard } from '../drawing/orchard.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { drawSkier } from '../figures/people.ts';
import { needles, snow } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = { ...timesOfDay.dawn, shadowStrength: 0.36, lightStrength: 0.34 };

/** The rope of the chairlift, through the tops of its pylons. */
const ROPE: readonly CablePoint[] = [
  [-60, 560, 24],
  [430, 604, 14],
  [792, 477, 9],
  [984, 448, 4.6],
  [1120, 372, 2.4],
  [1200, 330, 1.6],
];

/** Skiers on the piste: position, units per metre, colour of the coat. */
const SKIERS = [
  [0.77, 0.6, 8, '#2F6FB0'],
  [0.72, 0.655, 11, '#C9503C'],
  [0.625, 0.735, 15, '#E2A83A'],
] as const;

export default {
  kind: 'location',
  title: 'Ak Bulak Ski Resort',
  alt: 'A quiet ski hill at a winter dawn: a chairlift over a white piste, lit chalets, snow on bare apple trees.',
  focus: [48, 52],
  color: 'canyon',
  traits: { time: 'dawn', season: 'winter', palette: 'rose', viewpoint: 'far', archetype: 'ridges' },
  landscape: () =>
    ridges({
      seed: 149,
      sun: normalize([0.78, 0.36, 0.1]),
      timeOfDay,
      season: 'winter',
      terrain: ridgesTerrain(149, FOOTHILLS, 8600),
      view: { x: 7800, y: 460, z: 500, yaw: 0, fov: 50, horizon: 0.52 },
      treeline: 560,
      snowline: 120,
      glowAt: 0.95,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.24, 0.2, 0.18, 0.05],
            [0.72, 0.13, 0.16, 0.035],
          ],
          tones: timeOfDay.clouds,
          light: [0.8, -0.4],
          seed: 141,
        },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 141,
          edge: [
            [0, 0.72],
            [0.4, 0.7],
            [0.66, 0.63],
            [1, 0.45],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 3,
          sunSide: 1,
        }),
        spruces(
          [
            ...spruceRow({ from: 1010, to: 1216, count: 8, foot: 500, height: 84, vary: 60 }),
            ...spruceRow({ from: 1046, to: 1210, count: 7, foot: 590, height: 104, vary: 80 }),
            ...spruceRow({ from: 610, to: 700, count: 5, foot: 600, height: 64, vary: 50 }),
          ],
          gradeTones(needles.winter, timeOfDay),
          1,
        ),
        building(
          [0.43, 0.788],
          9.4,
          {
            wall: '#C98F5E',
            trim: '#F6E6CC',
            shadow: '#3F3A72',
            light: '#FFD9B4',
            glass: '#6A6A96',
            glint: '#E6D6E6',
            roof: '#6A3F4A',
            roofAccent: '#A9524E',
            gold: '#E9C45A',
          },
          (facade) => {
            drawChalet(facade, { x: -18, y: 0.6, width: 13, storeys: 3, light: 0.7, isSnowy: true, hasLamps: true });
            drawChalet(facade, { x: 4, y: 0.4, width: 11, storeys: 2, light: 0.75, isSnowy: true, hasLamps: true });
            drawChalet(facade, { x: -8, y: -0.4, width: 16, storeys: 4, light: 0.85, isSnowy: true, hasLamps: true });
          },
        ),
        figure([0.66, 0.73], 9, (sketch) => drawPylon(sketch, 20)),
        figure([0.82, 0.6], 4.6, (sketch) => drawPylon(sketch, 20)),
        ...SKIERS.map(([x, y, size, coat]) =>
          figure([x, y], size, (sketch) => drawSkier(sketch, coat), { shadow: [-2, 0.3] }),
        ),
        customLayer((sketch) =>
          drawCableway(sketch, ROPE, [0.06, 0.17, 0.31, 0.43, 0.53, 0.65, 0.76, 0.88], (index) =>
            drawChair(sketch, ['#C9503C', '#2F6FB0', '#E2A83A'][index % 3]),
          ),
        ),
        hill({
          seed: 143,
          edge: [
            [0, 0.8],
            [0.35, 0.785],
            [0.7, 0.79],
            [1, 0.75],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 2.4,
          sunSide: 1,
        }),
        winterOrchard(
          [
            [0.83, 78, 74],
            [0.885, 122, 116],
            [0.965, 190, 176],
          ],
          gradeTones(snow, timeOfDay).colors[4],
        ),
        hill({
          seed: 147,
          edge: [
            [0, 0.95],
            [0.5, 0.975],
            [1, 0.945],
          ],
          tones: gradeTones(snow, timeOfDay),
          sunSide: 1,
        }),
      ),
    }),
} satisfies Scene;
