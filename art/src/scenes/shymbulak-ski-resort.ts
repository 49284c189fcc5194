import { massifTerrain, peak } from '../archetypes/peak.ts';
import { type CablePoint, drawCabin, drawCableway, drawPylon } from '../drawing/cableway.ts';
import { drawChalet } from '../drawing/chalet.ts';
import { building, customLayer, figure, hill, layers, spruces } from '../drawing/layers.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { drawSkier } from '../figures/people.ts';
import { needles, snow } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.noon;

const PALETTE = {
  wall: '#A9713E',
  trim: '#F3E6C8',
  shadow: '#33406E',
  light: '#FFF3D0',
  glass: '#4E6E8E',
  glint: '#CFE6EE',
  roof: '#7A4A36',
  roofAccent: '#B9503C',
  gold: '#E9C45A',
};

/** The rope of the cableway, through the tops of its pylons. */
const ROPE: readonly CablePoint[] = [
  [1290, 190, 40],
  [864, 351, 11],
  [642, 471, 4.4],
  [560, 372, 1.7],
  [540, 318, 0.8],
];

export default {
  kind: 'location',
  title: 'Shymbulak Ski Resort',
  alt: 'Red gondola cabins climbing over chalets and white pistes towards rock and ice peaks under a deep blue sky.',
  focus: [52, 46],
  color: 'slate',
  traits: { time: 'noon', season: 'winter', palette: 'indigo', viewpoint: 'low', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 137,
      sun: normalize([-0.74, 0.5, -0.16]),
      timeOfDay,
      season: 'winter',
      terrain: massifTerrain(137, {
        cells: 1300,
        size: 15_000,
        foothills: [600, 2400],
        range: [2600, 7000],
        hills: 1.3,
        pyramids: [
          { x: 5600, z: 6600, height: 2500, rotation: 0.3, slope: 0.7 },
          { x: 8700, z: 7000, height: 2900, rotation: 0.9, slope: 0.74, rough: 0.9 },
          { x: 10_900, z: 7900, height: 2500, rotation: 0.5, slope: 0.62 },
        ],
      }),
      view: { x: 7500, y: 430, z: 0, yaw: 0, fov: 50, horizon: 0.68 },
      near: 300,
      snowline: 250,
      rockline: 2600,
      sky: {
        colors: [
          [0, [0.07, 0.24, 0.52]],
          [0.5, [0.2, 0.47, 0.74]],
          [0.85, [0.56, 0.78, 0.9]],
          [1, [0.86, 0.92, 0.93]],
        ],
        clouds: {
          shapes: [[0.18, 0.2, 0.14, 0.03]],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 131,
        },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 131,
          edge: [
            [0, 0.62],
            [0.3, 0.7],
            [0.6, 0.72],
            [1, 0.6],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 3.4,
        }),
        spruces(
          [
            ...spruceRow({ from: -4, to: 212, count: 10, foot: 598, height: 120, vary: 110 }),
            ...spruceRow({ from: 936, to: 1200, count: 12, foot: 588, height: 120, vary: 110, light: 0.72 }),
          ],
          gradeTones(needles.winter, timeOfDay),
        ),
        building([0.2, 0.76], 10.5, PALETTE, (facade) => {
          drawChalet(facade, { x: -16, y: 1, width: 13, storeys: 3, light: 0.85, isSnowy: true });
          drawChalet(facade, { x: 12, y: 0.6, width: 11, storeys: 2, light: 0.8, isSnowy: true });
          drawChalet(facade, { x: -5, y: -0.8, width: 17, storeys: 4, light: 0.95, isSnowy: true });
        }),
        hill({
          seed: 133,
          edge: [
            [0, 0.755],
            [0.35, 0.78],
            [0.7, 0.8],
            [1, 0.72],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 3,
        }),
        figure([0.72, 0.83], 11, (sketch) => drawPylon(sketch, 36)),
        figure([0.535, 0.69], 4.4, (sketch) => drawPylon(sketch, 34)),
        customLayer((sketch) =>
          drawCableway(sketch, ROPE, [0.07, 0.21, 0.4, 0.56, 0.68, 0.8, 0.92], () => drawCabin(sketch, '#D2402F')),
        ),
        ...[
          [0.44, 0.88, 40, '#E2A83A'] as const,
          [0.49, 0.865, 36, '#2F6FB0'] as const,
          [0.36, 0.9, 43, '#7A3F66'] as const,
        ].map(([x, y, size, coat]) => figure([x, y], size, (sketch) => drawSkier(sketch, coat), { shadow: [2, 0.3] })),
        hill({
          seed: 135,
          edge: [
            [0, 0.9],
            [0.4, 0.955],
            [0.75, 0.94],
            [1, 0.85],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 1.6,
        }),
        spruces(
          [
            { x: 36, y: 850, height: 330 },
            { x: 1150, y: 830, height: 440, light: 0.75 },
            { x: 1080, y: 850, height: 260, light: 0.7 },
          ],
          gradeTones(needles.winter, timeOfDay),
        ),
      ),
    }),
} satisfies Scene;
