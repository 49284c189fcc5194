import { FOOTHILLS, ranges, ridges } from '../archetypes/ridges.ts';
import { drawCableway, drawChair, drawPylon } from '../drawing/cableway.ts';
import { drawChalet } from '../drawing/chalet.ts';
import { Facade } from '../drawing/facade.ts';
import { drawCrowns, drawSpruces } from '../drawing/foliage.ts';
import { drawHill } from '../drawing/foreground.ts';
import { Sketch } from '../drawing/sketch.ts';
import { grass, leaves, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { randomFrom } from '../kit/random.ts';
import type { Scene } from '../scene.ts';

const mood = { ...moods.dawn, shadowed: 0.36, lit: 0.34 };

export default {
  kind: 'place',
  title: 'Ak Bulak Ski Resort',
  alt: 'A quiet valley resort at dawn: a chairlift over spruce hills, apple orchards in blossom, a long snowy ridge.',
  focus: [48, 52],
  traits: { time: 'dawn', season: 'spring', palette: 'rose', viewpoint: 'far', archetype: 'ridges' },
  landscape: () =>
    ridges({
      seed: 149,
      sun: unit([0.78, 0.36, 0.1]),
      mood,
      season: 'spring',
      terrain: ranges(149, FOOTHILLS, 8600),
      view: { x: 7800, y: 460, z: 500, yaw: 0, fov: 50, horizon: 0.52 },
      treeline: 560,
      snowline: 620,
      glowAt: 0.95,
      sky: {
        colours: mood.sky,
        clouds: {
          at: [
            [0.24, 0.2, 0.18, 0.05],
            [0.72, 0.13, 0.16, 0.035],
          ],
          tones: mood.clouds,
          light: [0.8, -0.4],
          seed: 141,
        },
      },
      draw: (canvas, { width, height }) => {
        const sketch = new Sketch(canvas, mood);
        const turf = graded(grass.spring, mood);
        drawHill(canvas, width, height, {
          seed: 141,
          edge: [
            [0, 0.72],
            [0.4, 0.7],
            [0.7, 0.64],
            [1, 0.54],
          ],
          tones: turf,
          reach: 3,
          blades: 500,
          bladeHeight: 9,
          lit: 1,
        });
        drawSpruces(
          canvas,
          width,
          height,
          Array.from({ length: 22 }, (_, i) => ({
            x: 820 + i * 19 + ((i * 37) % 13),
            y: 600 - i * 3.4 + ((i * 31) % 40),
            height: 100 + ((i * 61) % 80),
            light: 0.95,
          })),
          graded(needles.spring, mood),
          1,
        );
        const hotel = new Facade(canvas, [width * 0.43, height * 0.765], 9.4, {
          wall: '#C98F5E',
          trim: '#F6E6CC',
          shadow: '#3F3A72',
          light: '#FFD9B4',
          glass: '#6A6A96',
          glint: '#E6D6E6',
          roof: '#6A3F4A',
          roofAccent: '#A9524E',
          gold: '#E9C45A',
        });
        drawChalet(hotel, { x: -18, y: 0.6, width: 13, storeys: 3, light: 0.7, lamps: true });
        drawChalet(hotel, { x: 4, y: 0.4, width: 11, storeys: 2, light: 0.75, lamps: true });
        drawChalet(hotel, { x: -8, y: -0.4, width: 16, storeys: 4, light: 0.85, lamps: true });
        for (const [x, y, scale, tall] of [
          [0.66, 0.73, 9, 20],
          [0.82, 0.6, 4.6, 20],
        ] as const)
          sketch.at([width * x, height * y], scale, () => drawPylon(sketch, tall));
        drawCableway(
          sketch,
          [
            [-60, 560, 24],
            [430, 604, 14],
            [792, 477, 9],
            [984, 448, 4.6],
            [1120, 372, 2.4],
            [1200, 330, 1.6],
          ],
          [0.06, 0.17, 0.31, 0.43, 0.53, 0.65, 0.76, 0.88],
          (index) => drawChair(sketch, ['#C9503C', '#2F6FB0', '#E2A83A'][index % 3]),
        );
        drawHill(canvas, width, height, {
          seed: 143,
          edge: [
            [0, 0.8],
            [0.35, 0.785],
            [0.7, 0.79],
            [1, 0.75],
          ],
          tones: turf,
          reach: 2.4,
          blades: 900,
          bladeHeight: 14,
          lit: 1,
        });
        // The orchard in rows, nearer ones larger.
        const random = randomFrom(7);
        const petals = graded(leaves.blossom, mood);
        for (const [y, radius, gap] of [
          [0.8, 26, 74],
          [0.865, 42, 116],
          [0.95, 66, 176],
        ] as const)
          for (let x = -gap * random(); x < width + gap; x += gap) {
            const cx = x + (random() - 0.5) * gap * 0.2;
            const foot = height * y + random() * 8;
            sketch.line(
              [
                [cx, foot],
                [cx + 2, foot - radius * 0.9],
              ],
              radius * 0.16,
              sketch.paint('#5A3A44', 0.4),
            );
            sketch.ellipse([cx - radius * 0.5, foot], radius * 1.1, radius * 0.16, sketch.paint('#2E2A5A', 0.2, 0.35));
            drawCrowns(
              canvas,
              [{ x: cx, y: foot - radius * 1.25, radius: radius * 0.92, leaves: 64 }],
              petals,
              (x * 7) | 0,
              1,
            );
          }
        drawHill(canvas, width, height, {
          seed: 147,
          edge: [
            [0, 0.95],
            [0.5, 0.975],
            [1, 0.945],
          ],
          tones: turf,
          blades: 1100,
          bladeHeight: 22,
          flowers: { count: 160, colours: ['#FFE9E2', '#F7D35E'], size: 6 },
          lit: 1,
        });
      },
    }),
} satisfies Scene;
