import { FOOTHILLS, ridges, ridgesTerrain } from '../archetypes/ridges.ts';
import { type CablePoint, drawCableway, drawChair, drawPylon } from '../drawing/cableway.ts';
import { drawChalet } from '../drawing/chalet.ts';
import { building, customLayer, figure, hill, layers, spruces } from '../drawing/layers.ts';
import { orchard } from '../drawing/orchard.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { grass, leaves, needles } from '../renderer/materials.ts';
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

export default {
  kind: 'location',
  title: 'Ak Bulak Ski Resort',
  alt: 'A quiet valley resort at dawn: a chairlift over spruce hills, apple orchards in blossom, a long snowy ridge.',
  focus: [48, 52],
  color: 'canyon',
  traits: { time: 'dawn', season: 'spring', palette: 'rose', viewpoint: 'far', archetype: 'ridges' },
  landscape: () =>
    ridges({
      seed: 149,
      sun: normalize([0.78, 0.36, 0.1]),
      timeOfDay,
      season: 'spring',
      terrain: ridgesTerrain(149, FOOTHILLS, 8600),
      view: { x: 7800, y: 460, z: 500, yaw: 0, fov: 50, horizon: 0.52 },
      treeline: 560,
      snowline: 620,
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
            [0.7, 0.64],
            [1, 0.54],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          reach: 3,
          blades: 500,
          bladeHeight: 9,
          sunSide: 1,
        }),
        spruces(
          spruceRow({ from: 826, to: 1216, count: 11, foot: 590, height: 100, vary: 80 }),
          gradeTones(needles.spring, timeOfDay),
          1,
        ),
        spruces(
          spruceRow({ from: 900, to: 1210, count: 11, foot: 556, height: 90, vary: 70 }),
          gradeTones(needles.spring, timeOfDay),
          1,
        ),
        building(
          [0.43, 0.765],
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
            drawChalet(facade, { x: -18, y: 0.6, width: 13, storeys: 3, light: 0.7, hasLamps: true });
            drawChalet(facade, { x: 4, y: 0.4, width: 11, storeys: 2, light: 0.75, hasLamps: true });
            drawChalet(facade, { x: -8, y: -0.4, width: 16, storeys: 4, light: 0.85, hasLamps: true });
          },
        ),
        figure([0.66, 0.73], 9, (sketch) => drawPylon(sketch, 20)),
        figure([0.82, 0.6], 4.6, (sketch) => drawPylon(sketch, 20)),
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
          tones: gradeTones(grass.spring, timeOfDay),
          reach: 2.4,
          blades: 900,
          bladeHeight: 14,
          sunSide: 1,
        }),
        orchard(
          [
            [0.8, 26, 74],
            [0.865, 42, 116],
            [0.95, 66, 176],
          ],
          gradeTones(leaves.blossom, timeOfDay),
        ),
        hill({
          seed: 147,
          edge: [
            [0, 0.95],
            [0.5, 0.975],
            [1, 0.945],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          blades: 1100,
          bladeHeight: 22,
          flowers: { count: 160, colors: ['#FFE9E2', '#F7D35E'], size: 6 },
          sunSide: 1,
        }),
      ),
    }),
} satisfies Scene;
