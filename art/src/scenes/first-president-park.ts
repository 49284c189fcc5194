import { drawHaze, drawPlaza, elevation } from '../archetypes/elevation.ts';
import { Facade } from '../drawing/facade.ts';
import { drawCrowns, drawSpruces } from '../drawing/foliage.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawFountain } from '../drawing/street.ts';
import { drawPerson } from '../figures/people.ts';
import { hex } from '../kit/colour.ts';
import { leaves, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.noon;

/** A semicircular colonnade seen from its open side: columns closer together towards its ends, vases between them. */
function colonnade(facade: Facade) {
  const { trim } = facade.colours;
  const columns = Array.from({ length: 17 }, (_, i) => -80 + i * 10).map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle: number) => ({
    x: 34 * Math.sin(angle),
    lift: 2.4 * Math.cos(angle),
    size: 1 - 0.16 * Math.cos(angle),
  });
  // The far part is the middle: it is drawn first.
  const byDepth = [...columns].sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const angle of byDepth) {
    const { x, lift, size } = at(angle);
    const light = angle < 0.9 ? 0.95 - Math.max(0, angle) * 0.4 : 0.4;
    facade.rect(x - 1.1 * size, lift, 2.2 * size, 0.8 * size, facade.paint(trim, light * 0.8));
    facade.rect(x - 0.75 * size, lift + 0.8 * size, 1.5 * size, 11.4 * size, facade.paint(trim, light));
    facade.rect(x + 0.2 * size, lift + 0.8 * size, 0.55 * size, 11.4 * size, facade.shade(0.24));
    for (const flute of [-0.45, -0.15, 0.15])
      facade.rect(x + flute * size, lift + 1 * size, 0.07, 11 * size, facade.shade(0.14));
    facade.rect(
      x - 1.05 * size,
      lift + 12.2 * size,
      2.1 * size,
      0.7 * size,
      facade.paint(trim, Math.min(1, light + 0.1)),
    );
  }
  for (let i = 0; i < columns.length - 1; i++) {
    const [a, b] = [at(columns[i]), at(columns[i + 1])];
    const light = columns[i] < 0.8 ? 0.9 : 0.5;
    const beam = (from: number, to: number, shade: number) =>
      facade.polygon(
        [
          [a.x - 1.2, a.lift + from * a.size],
          [b.x + 1.2, b.lift + from * b.size],
          [b.x + 1.2, b.lift + to * b.size],
          [a.x - 1.2, a.lift + to * a.size],
        ],
        facade.paint(trim, shade),
      );
    beam(12.9, 14.6, light);
    beam(12.9, 13.2, light * 0.45);
    beam(14.6, 15.4, Math.min(1, light + 0.12));
    // A gilded vase between two columns.
    const x = (a.x + b.x) / 2;
    const lift = (a.lift + b.lift) / 2;
    const size = (a.size + b.size) / 2;
    if (Math.abs(b.x - a.x) < 2.6) continue;
    facade.rect(x - 0.7 * size, lift, 1.4 * size, 2.4 * size, facade.paint(trim, light * 0.85));
    facade.arch(x - 0.85 * size, lift + 2.4 * size, 1.7 * size, 2 * size, facade.paint('#E2B23C', light));
    facade.rect(x - 1 * size, lift + 3.7 * size, 2 * size, 0.35 * size, facade.paint('#FFE08A', 1));
  }
}

export default {
  kind: 'place',
  title: 'First President Park',
  alt: 'A semicircular white colonnade with golden vases behind a cascade fountain, snow peaks above autumn trees.',
  focus: [50, 56],
  traits: { time: 'noon', season: 'autumn', palette: 'stone', viewpoint: 'axis', archetype: 'elevation' },
  landscape: () =>
    elevation({
      seed: 311,
      sun: unit([-0.7, 0.56, -0.3]),
      mood,
      mountains: 1.35,
      horizon: 0.66,
      clouds: [
        [0.22, 0.16, 0.17, 0.05],
        [0.8, 0.2, 0.16, 0.06],
      ],
      draw: (canvas, drawing) => {
        const { width, height } = drawing;
        const sketch = new Sketch(canvas, mood);
        const edge = height * 0.72;
        drawCrowns(
          canvas,
          Array.from({ length: 26 }, (_, i) => ({
            x: (i / 25) * width,
            y: edge - 50 - ((i * 53) % 41),
            radius: 60,
            leaves: 70,
          })),
          graded(leaves.birch, mood),
          4,
        );
        drawSpruces(
          canvas,
          width,
          height,
          Array.from({ length: 16 }, (_, i) => ({
            x: (i < 8 ? i * 54 : 1200 - (i - 8) * 54) + 10,
            y: edge + 4,
            height: 170 + ((i * 61) % 60),
            light: i < 8 ? 0.95 : 0.7,
          })),
          graded(needles.winter, mood),
        );
        drawHaze(canvas, drawing, edge, 150, '#FFF4DA', 0.35);
        drawPlaza(canvas, drawing, edge, ['#EFE7D6', '#DDD0B8', '#B8A68E'], mood);
        const facade = new Facade(canvas, [width / 2, edge + 22], 15, {
          wall: '#F2ECDD',
          trim: '#FFFCF2',
          shadow: '#4C5A88',
          light: '#FFF8E0',
          glass: '#4E7E9E',
          glint: '#CFEFF2',
          roof: '#C9BFA8',
          roofAccent: '#B0A58C',
          gold: '#E2B23C',
        });
        colonnade(facade);
        // Five round basins, one below another.
        for (let i = 0; i < 5; i++) {
          const [y, wide] = [edge + 52 + i * 26 + i * i * 2.4, 78 + i * 74];
          sketch.ellipse([width / 2, y + 7], wide + 10, 12 + i * 4.4, sketch.paint('#B9AE98', 0.4));
          sketch.ellipse([width / 2, y], wide + 10, 12 + i * 4.4, sketch.paint('#FBF6E8', 0.85));
          sketch.ellipse([width / 2, y], wide, 9 + i * 3.8, sketch.paint('#6FC0D2', 0.6));
          sketch.ellipse([width / 2 - wide * 0.2, y - 2], wide * 0.5, 3 + i, sketch.paint('#CFEDEE', 0.9, 0.7));
          for (const side of [-1, 1])
            drawFountain(
              canvas,
              width / 2 + side * wide * 0.66,
              y,
              30 + i * 9,
              22 + i * 7,
              hex('#F6FDFB'),
              i * 3 + side,
            );
        }
        drawFountain(canvas, width / 2, edge + 46, 150, 96, hex('#FBFFFD'), 21);
        for (const [x, y, size, coat] of [
          [0.2, 0.85, 42, '#C9503C'],
          [0.235, 0.855, 40, '#E9C377'],
          [0.81, 0.88, 47, '#2F6F86'],
        ] as const) {
          sketch.at([width * x, height * y], size, () => sketch.shadow(1.6, 0.3));
          sketch.at([width * x, height * y], size, () => drawPerson(sketch, { coat, legs: '#33294E' }));
        }
        drawCrowns(
          canvas,
          [
            { x: 30, y: 640, radius: 120, leaves: 150 },
            { x: 120, y: 700, radius: 70, leaves: 90 },
            { x: 1176, y: 650, radius: 120, leaves: 150 },
            { x: 1090, y: 706, radius: 66, leaves: 90 },
          ],
          graded(leaves.autumn, mood),
          9,
        );
      },
    }),
} satisfies Scene;
