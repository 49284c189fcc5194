import { massif, peak } from '../archetypes/peak.ts';
import { drawCabin, drawCableway, drawPylon } from '../drawing/cableway.ts';
import { drawChalet } from '../drawing/chalet.ts';
import { Facade } from '../drawing/facade.ts';
import { drawSpruces } from '../drawing/foliage.ts';
import { drawHill } from '../drawing/foreground.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawPerson } from '../figures/people.ts';
import { needles, snow } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.noon;

export default {
  kind: 'place',
  title: 'Shymbulak Ski Resort',
  alt: 'Red gondola cabins climbing over chalets and white pistes towards rock and ice peaks under a deep blue sky.',
  focus: [52, 46],
  traits: { time: 'noon', season: 'winter', palette: 'indigo', viewpoint: 'low', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 137,
      sun: unit([-0.74, 0.5, -0.16]),
      mood,
      season: 'winter',
      terrain: massif(137, {
        cells: 1300,
        size: 15_000,
        foothills: [600, 2400],
        range: [2600, 7000],
        hills: 1.3,
        pyramids: [
          { x: 5600, z: 6600, height: 2500, turn: 0.3, slope: 0.7 },
          { x: 8700, z: 7000, height: 2900, turn: 0.9, slope: 0.74, rough: 0.9 },
          { x: 10_900, z: 7900, height: 2500, turn: 0.5, slope: 0.62 },
        ],
      }),
      view: { x: 7500, y: 430, z: 0, yaw: 0, fov: 50, horizon: 0.68 },
      near: 300,
      snowline: 250,
      rockline: 2600,
      sky: {
        colours: [
          [0, [0.07, 0.24, 0.52]],
          [0.5, [0.2, 0.47, 0.74]],
          [0.85, [0.56, 0.78, 0.9]],
          [1, [0.86, 0.92, 0.93]],
        ],
        clouds: {
          at: [[0.18, 0.2, 0.14, 0.03]],
          tones: mood.clouds,
          light: [-0.8, -0.5],
          seed: 131,
        },
      },
      draw: (canvas, { width, height }) => {
        const sketch = new Sketch(canvas, mood);
        const white = graded(snow, mood);
        const spruce = graded(needles.winter, mood);
        drawHill(canvas, width, height, {
          seed: 131,
          edge: [
            [0, 0.62],
            [0.3, 0.7],
            [0.6, 0.72],
            [1, 0.6],
          ],
          tones: white,
          reach: 3.4,
        });
        const grove = (from: number, count: number, foot: number, light: number) =>
          Array.from({ length: count }, (_, i) => ({
            x: from + i * 24 + ((i * 37) % 17),
            y: foot + ((i * 29) % 34),
            height: 120 + ((i * 61) % 110),
            light,
          }));
        drawSpruces(canvas, width, height, [...grove(-10, 10, 590, 0.95), ...grove(930, 12, 580, 0.72)], spruce);
        const palette = {
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
        const village = new Facade(canvas, [width * 0.2, height * 0.76], 10.5, palette);
        drawChalet(village, { x: -16, y: 1, width: 13, storeys: 3, light: 0.85, snowy: true });
        drawChalet(village, { x: 12, y: 0.6, width: 11, storeys: 2, light: 0.8, snowy: true });
        drawChalet(village, { x: -5, y: -0.8, width: 17, storeys: 4, light: 0.95, snowy: true });
        drawHill(canvas, width, height, {
          seed: 133,
          edge: [
            [0, 0.755],
            [0.35, 0.78],
            [0.7, 0.8],
            [1, 0.72],
          ],
          tones: white,
          reach: 3,
        });
        sketch.at([width * 0.72, height * 0.83], 11, () => drawPylon(sketch, 36));
        sketch.at([width * 0.535, height * 0.69], 4.4, () => drawPylon(sketch, 34));
        drawCableway(
          sketch,
          [
            [1290, 190, 40],
            [864, 351, 11],
            [642, 471, 4.4],
            [560, 372, 1.7],
            [540, 318, 0.8],
          ],
          [0.07, 0.21, 0.4, 0.56, 0.68, 0.8, 0.92],
          () => drawCabin(sketch, '#D2402F'),
        );
        for (const [x, y, size, coat] of [
          [0.44, 0.88, 40, '#E2A83A'],
          [0.49, 0.865, 36, '#2F6FB0'],
          [0.36, 0.9, 43, '#7A3F66'],
        ] as const) {
          const at = [width * x, height * y] as const;
          sketch.at(at, size, () => sketch.shadow(2, 0.3));
          sketch.at(at, size, () => {
            sketch.line(
              [
                [-0.8, 0],
                [0.75, 0],
                [0.9, 0.14],
              ],
              0.07,
              sketch.paint('#C9503C', 0.6),
            );
            sketch.line(
              [
                [0.42, 1.1],
                [0.62, 0],
              ],
              0.035,
              sketch.paint('#2A2438', 0.4),
            );
            drawPerson(sketch, { coat, legs: '#2C3550', hair: '#22263F' });
          });
        }
        drawHill(canvas, width, height, {
          seed: 135,
          edge: [
            [0, 0.9],
            [0.4, 0.955],
            [0.75, 0.94],
            [1, 0.85],
          ],
          tones: white,
          reach: 1.6,
        });
        drawSpruces(
          canvas,
          width,
          height,
          [
            { x: 36, y: 850, height: 330 },
            { x: 1150, y: 830, height: 440, light: 0.75 },
            { x: 1080, y: 850, height: 260, light: 0.7 },
          ],
          spruce,
        );
      },
    }),
} satisfies Scene;
