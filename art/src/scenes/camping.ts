import { drawGlow } from '../archetypes/elevation.ts';
import { pasture, plateau } from '../archetypes/plateau.ts';
import { drawSpruces } from '../drawing/foliage.ts';
import { drawHill } from '../drawing/foreground.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawTent } from '../figures/camp.ts';
import { drawPerson } from '../figures/people.ts';
import { grass, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.night;

export default {
  kind: 'activity',
  title: 'Camping',
  alt: 'A glowing orange tent on a mountain meadow under a sky full of stars.',
  focus: [44, 66],
  traits: { time: 'night', season: 'summer', palette: 'indigo', viewpoint: 'far', archetype: 'plateau' },
  landscape: () =>
    plateau({
      seed: 179,
      sun: unit([-0.7, 0.4, 0.2]),
      mood: { ...mood, shadowed: 0.62, lit: 0.5 },
      season: 'summer',
      terrain: pasture(179, { hills: 1.3, wall: 1.25, swell: 12 }),
      view: { x: 2600, z: 40, above: 9, fov: 50, horizon: 0.62 },
      forest: { share: 1, z: [300, 3000] },
      snowline: 520,
      sky: { colours: mood.sky, stars: 0.0032 },
      draw: (canvas, { width, height }) => {
        const sketch = new Sketch(canvas, mood);
        const turf = graded(grass.summer, mood);
        drawHill(canvas, width, height, {
          seed: 71,
          edge: [
            [0, 0.77],
            [0.4, 0.8],
            [0.7, 0.82],
            [1, 0.76],
          ],
          tones: turf,
          reach: 1.6,
          blades: 800,
          bladeHeight: 12,
        });
        drawSpruces(
          canvas,
          width,
          height,
          [
            { x: 1130, y: 740, height: 560, light: 0.8 },
            { x: 1030, y: 730, height: 400, light: 0.75 },
            { x: 1190, y: 770, height: 430, light: 0.6 },
            { x: 60, y: 740, height: 380, light: 0.9 },
            { x: 0, y: 760, height: 520, light: 0.8 },
          ],
          graded(needles.summer, mood),
        );
        const [x, y] = [width * 0.42, height * 0.86];
        drawGlow(canvas, x, y - 60, 430, '#FF9C4A', 0.6);
        sketch.at([x, y], 92, () => drawTent(sketch, '#F28A35'));
        drawGlow(canvas, x + 250, y + 8, 150, '#FFB35E', 0.8);
        sketch.at([x + 250, y + 14], 30, () => {
          sketch.line(
            [
              [-0.8, 0],
              [0.7, 0.2],
            ],
            0.22,
            '#3A2130',
          );
          sketch.line(
            [
              [-0.6, 0.25],
              [0.8, 0],
            ],
            0.22,
            '#4A2A34',
          );
          sketch.blob(
            [
              [-0.4, 0.2],
              [-0.3, 0.9],
              [-0.05, 0.7],
              [0.06, 1.6],
              [0.3, 0.8],
              [0.45, 0.25],
            ],
            '#FF9A3C',
          );
          sketch.blob(
            [
              [-0.2, 0.2],
              [-0.1, 0.7],
              [0.08, 1.05],
              [0.22, 0.2],
            ],
            '#FFE9A0',
          );
        });
        sketch.at([x + 330, y + 16], 62, () => drawPerson(sketch, { coat: '#B9503C', legs: '#2E3350' }));
        drawHill(canvas, width, height, {
          seed: 73,
          edge: [
            [0, 0.9],
            [0.5, 0.97],
            [1, 0.9],
          ],
          tones: turf,
          blades: 1300,
          bladeHeight: 28,
        });
      },
    }),
} satisfies Scene;
