import { drawHaze, drawPlaza, elevation } from '../archetypes/elevation.ts';
import { drawDome, ROUND } from '../drawing/dome.ts';
import { Facade } from '../drawing/facade.ts';
import { drawCrowns, drawSpruces } from '../drawing/foliage.ts';
import { drawHill } from '../drawing/foreground.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawBirds } from '../drawing/street.ts';
import { drawPerson } from '../figures/people.ts';
import { grass, leaves, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.morning;
const BLUE = ['#5FB4DC', '#3E93C6'];

/** White stone and sky-blue domes: a low square block with nine of them. Half its width is 50 m. */
function museum(facade: Facade) {
  const { colours } = facade;
  const dome = (x: number, foot: number, radius: number, height: number) => {
    facade.wall(x - radius * 1.02, foot - 3.2, radius * 2.04, 3.2, 0.8, colours.trim, 0.8);
    facade.cornice(x - radius * 1.02, foot - 0.5, radius * 2.04, 0.85, 0.6, 0.35);
    for (let i = -2; i <= 2; i++)
      facade.arch(x + i * radius * 0.36 - 0.4, foot - 2.8, 0.8, 1.9, facade.paint('#5B7E9A', i < 1 ? 0.55 : 0.2));
    drawDome(facade, x, foot, radius, height, {
      profile: ROUND,
      pattern: 'ribs',
      colours: BLUE,
      columns: 14,
      rows: 16,
    });
    facade.rect(x - 0.12, foot + height - 0.2, 0.24, 2.2, facade.paint('#E9C45A', 0.8));
  };
  // Behind: the great dome and its nearest companions.
  for (const x of [-24, 24]) dome(x, 19, 5.4, 6.4);
  facade.wall(-15, 14, 30, 7, 0.7);
  facade.cornice(-15, 20.4, 30, 0.8, 0.8, 0.5);
  dome(0, 24.5, 12.5, 14.5);
  // The block.
  facade.wall(-50, 0, 100, 14, 0.72, colours.wall, 1.4);
  facade.cornice(-50, 13.2, 100, 0.9, 1, 0.7);
  for (const x of [-45, -34, 34, 45]) dome(x, 17.4, 4.3, 5.2);
  for (let i = 0; i < 17; i++) {
    const x = -48 + i * 6;
    if (Math.abs(x) < 9) continue;
    facade.arch(x - 1.7, 1.2, 3.4, 9.8, facade.paint(colours.trim, 0.95), true);
    facade.arch(x - 1.25, 1.2, 2.5, 9, facade.paint(colours.glass, 0.35), true);
    facade.polygon(
      [
        [x - 1.25, 3],
        [x + 1.25, 6.2],
        [x + 1.25, 8.2],
        [x - 1.25, 5],
      ],
      facade.paint(colours.glint, 0.8, 0.45),
    );
    facade.rect(x - 0.1, 1.2, 0.2, 8.4, facade.paint(colours.trim, 0.8));
    facade.rect(x - 2.5, 0, 0.5, 13.2, facade.paint(colours.trim, 0.9));
  }
  // The portal stands forward.
  facade.wall(-10, 0, 20, 18, 0.9, colours.wall, 1.4);
  facade.rect(10, 0, 2.4, 13, facade.shade(0.35));
  facade.cornice(-10, 17.4, 20, 1, 1, 0.6);
  facade.arch(-6.4, 0, 12.8, 15.2, facade.paint(colours.trim, 1), true);
  facade.arch(-5.2, 0, 10.4, 13.6, facade.paint('#2E6E96', 0.35), true);
  facade.arch(-5.2, 0, 10.4, 13.6, facade.shade(0.18), true);
  for (let i = -2; i <= 2; i++)
    facade.rect(i * 1.9 - 0.12, 0, 0.24, 11.4 - Math.abs(i) * 1.6, facade.paint(colours.trim, 0.75));
  facade.rect(-5.2, 4.2, 10.4, 0.4, facade.paint(colours.trim, 0.75));
  for (let i = 0; i < 4; i++)
    facade.rect(-9 - i * 0.8, -i * 0.5 - 0.5, 18 + i * 1.6, 0.5, facade.paint('#D9CDB8', 0.8 - i * 0.14));
}

export default {
  kind: 'place',
  title: 'Central State Museum of Kazakhstan',
  alt: 'A low white museum with nine sky-blue domes, the largest in the middle, behind a garden with a pond.',
  focus: [50, 52],
  traits: { time: 'morning', season: 'spring', palette: 'lagoon', viewpoint: 'far', archetype: 'elevation' },
  landscape: () =>
    elevation({
      seed: 301,
      sun: unit([-0.8, 0.46, -0.3]),
      mood,
      mountains: 1,
      horizon: 0.7,
      clouds: [
        [0.16, 0.2, 0.16, 0.06],
        [0.84, 0.16, 0.16, 0.05],
      ],
      draw: (canvas, drawing) => {
        const { width, height } = drawing;
        const sketch = new Sketch(canvas, mood);
        const edge = height * 0.74;
        const green = graded(leaves.spring, mood);
        drawCrowns(
          canvas,
          Array.from({ length: 24 }, (_, i) => ({
            x: (i / 23) * width,
            y: edge - 40 - ((i * 53) % 31),
            radius: 58,
            leaves: 60,
          })),
          graded(leaves.summer, mood),
          3,
        );
        drawHaze(canvas, drawing, edge, 190, '#FFF0D0', 0.45);
        drawPlaza(canvas, drawing, edge, ['#EFE3C8', '#D9C7A6', '#B9A68A'], mood);
        const facade = new Facade(canvas, [width / 2, edge + 6], 10.4, {
          wall: '#F1EADB',
          trim: '#FFFBF0',
          shadow: '#4A5A8A',
          light: '#FFF6DA',
          glass: '#4E7E9E',
          glint: '#CFEFF2',
          roof: '#5FB4DC',
          roofAccent: '#3E93C6',
          gold: '#E9C45A',
        });
        museum(facade);
        // The pond, with the domes in it.
        sketch.ellipse([width * 0.5, height * 0.885], 380, 44, sketch.paint('#F6EBD2', 0.8));
        sketch.ellipse([width * 0.5, height * 0.885], 362, 37, sketch.paint('#7CC3D6', 0.6));
        for (const [x, w, alpha] of [
          [0.5, 120, 0.5],
          [0.37, 50, 0.35],
          [0.63, 50, 0.35],
        ] as const)
          sketch.ellipse([width * x, height * 0.872], w, 15, sketch.paint('#3E93C6', 0.5, alpha));
        for (let i = 0; i < 9; i++)
          sketch.ellipse(
            [width * (0.28 + i * 0.055), height * (0.876 + (i % 3) * 0.01)],
            30,
            1.4,
            sketch.paint('#F4FBF6', 0.9, 0.6),
          );
        for (const [x, y] of [
          [0.36, 0.815],
          [0.4, 0.82],
          [0.61, 0.818],
        ])
          sketch.at([width * x, height * y], 24, () =>
            drawPerson(sketch, { coat: x > 0.5 ? '#C9503C' : '#2F6F86', legs: '#33294E' }),
          );
        // Willows beside it.
        drawCrowns(
          canvas,
          [
            { x: 96, y: 640, radius: 130, leaves: 170 },
            { x: 30, y: 740, radius: 110, leaves: 130 },
            { x: 170, y: 740, radius: 74, leaves: 90 },
            { x: 1112, y: 640, radius: 126, leaves: 170 },
            { x: 1176, y: 740, radius: 110, leaves: 130 },
            { x: 1036, y: 742, radius: 70, leaves: 90 },
          ],
          green,
          6,
        );
        drawSpruces(
          canvas,
          width,
          height,
          [
            { x: 232, y: 690, height: 210 },
            { x: 968, y: 690, height: 220, light: 0.75 },
          ],
          graded(needles.summer, mood),
        );
        drawBirds(sketch, width * 0.6, height * 0.1, 260, 130, 9, 4);
        drawHill(canvas, width, height, {
          seed: 5,
          edge: [
            [0, 0.87],
            [0.3, 0.955],
            [0.7, 0.955],
            [1, 0.87],
          ],
          tones: graded(grass.spring, mood),
          blades: 900,
          bladeHeight: 20,
          flowers: { count: 260, colours: ['#E2453C', '#F6C445', '#FFF0E0'], size: 8 },
        });
      },
    }),
} satisfies Scene;
