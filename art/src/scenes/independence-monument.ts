import { drawHaze, drawPlaza, elevation } from '../archetypes/elevation.ts';
import { Facade } from '../drawing/facade.ts';
import { drawCrowns } from '../drawing/foliage.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawBirds } from '../drawing/street.ts';
import { drawPerson } from '../figures/people.ts';
import { leaves } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.afternoon;
const BRONZE = '#D9A23C';

/** The Golden Warrior on his winged leopard, 6 m high, looking to the right. */
function warrior(sketch: Sketch) {
  const gold = sketch.paint(BRONZE, 0.55);
  const light = sketch.paint('#FFE08A', 1);
  const dark = sketch.paint('#7A4A22', 0.25);
  // The leopard: body, legs, head, tail, wing.
  sketch.line(
    [
      [-1.5, 0.1],
      [-1.3, 0.9],
    ],
    0.3,
    dark,
  );
  sketch.line(
    [
      [1.2, 0.1],
      [1.1, 0.9],
    ],
    0.3,
    dark,
  );
  sketch.blob(
    [
      [-1.9, 0.9],
      [-1.6, 1.7],
      [0.4, 1.75],
      [1.5, 2.1],
      [1.7, 1.4],
      [1.2, 0.9],
      [0, 0.8],
    ],
    gold,
  );
  sketch.line(
    [
      [-1.2, 0.1],
      [-1.5, 0.6],
      [-1.3, 1.1],
    ],
    0.32,
    gold,
  );
  sketch.line(
    [
      [1.6, 0.35],
      [1.7, 0.9],
      [1.3, 1.4],
    ],
    0.32,
    gold,
  );
  sketch.blob(
    [
      [1.3, 1.8],
      [1.5, 2.5],
      [2.1, 2.5],
      [2.45, 2.1],
      [2.1, 1.8],
    ],
    gold,
  );
  sketch.polygon(
    [
      [1.45, 2.4],
      [1.5, 2.8],
      [1.75, 2.5],
    ],
    gold,
  );
  sketch.line(
    [
      [-1.8, 1.4],
      [-2.6, 1.7],
      [-2.5, 2.6],
      [-2.1, 2.7],
    ],
    0.16,
    gold,
  );
  sketch.blob(
    [
      [-0.7, 1.5],
      [-1.9, 2.9],
      [-2.7, 3.3],
      [-1.5, 3.35],
      [0.3, 2.3],
      [0.4, 1.6],
    ],
    sketch.paint(BRONZE, 0.8),
  );
  for (let i = 0; i < 4; i++)
    sketch.line(
      [
        [-0.2 - i * 0.2, 1.75 + i * 0.12],
        [-1.5 - i * 0.25, 2.75 + i * 0.14],
      ],
      0.06,
      dark,
    );
  sketch.line(
    [
      [-1.4, 1.68],
      [0.5, 1.74],
      [1.4, 2.1],
    ],
    0.09,
    light,
  );
  // The warrior: legs, armour, arms, pointed hat.
  sketch.line(
    [
      [-0.2, 1.7],
      [-0.25, 2.7],
    ],
    0.34,
    dark,
  );
  sketch.line(
    [
      [0.35, 1.7],
      [0.2, 2.7],
    ],
    0.34,
    gold,
  );
  sketch.blob(
    [
      [-0.62, 2.5],
      [-0.55, 3.9],
      [0, 4.15],
      [0.55, 3.9],
      [0.6, 2.5],
      [0, 2.3],
    ],
    gold,
  );
  for (let row = 0; row < 5; row++)
    for (let i = -2; i <= 2; i++)
      sketch.ellipse([i * 0.2 + (row % 2) * 0.1, 2.7 + row * 0.28], 0.07, 0.08, i < 0 ? light : dark);
  sketch.line(
    [
      [-0.5, 3.8],
      [-1.1, 3.2],
      [-0.9, 2.6],
    ],
    0.2,
    light,
  );
  sketch.line(
    [
      [0.5, 3.8],
      [1.2, 4.1],
      [1.5, 4.6],
    ],
    0.2,
    gold,
  );
  sketch.line(
    [
      [1.35, 3.6],
      [1.7, 5.9],
    ],
    0.07,
    light,
  );
  sketch.ellipse([0, 4.35], 0.27, 0.32, sketch.paint('#C98A3A', 0.6));
  sketch.polygon(
    [
      [-0.36, 4.5],
      [0.36, 4.5],
      [0.12, 5.7],
      [0, 6.5],
      [-0.1, 5.7],
    ],
    gold,
  );
  sketch.polygon(
    [
      [-0.36, 4.5],
      [-0.12, 4.5],
      [-0.04, 6],
      [-0.1, 5.7],
    ],
    light,
  );
}

export default {
  kind: 'place',
  title: 'Independence Monument',
  alt: 'A slender pale stele against the sky, on top the Golden Warrior in his pointed hat on a winged leopard.',
  focus: [50, 34],
  traits: { time: 'afternoon', season: 'autumn', palette: 'gold', viewpoint: 'low', archetype: 'elevation' },
  landscape: () =>
    elevation({
      seed: 347,
      sun: unit([-0.8, 0.45, -0.3]),
      mood,
      mountains: 1.1,
      horizon: 0.86,
      clouds: [
        [0.24, 0.4, 0.22, 0.11],
        [0.78, 0.28, 0.2, 0.09],
        [0.62, 0.55, 0.16, 0.05],
      ],
      draw: (canvas, drawing) => {
        const { width, height } = drawing;
        const sketch = new Sketch(canvas, mood);
        const edge = height * 0.885;
        const palette = {
          wall: '#DCCDB4',
          trim: '#F6EBD3',
          shadow: '#4A3F72',
          light: '#FFF0C4',
          glass: '#5B6E8E',
          glint: '#CFE0E6',
          roof: '#A99A86',
          roofAccent: '#95866F',
          gold: BRONZE,
        };
        drawCrowns(
          canvas,
          Array.from({ length: 22 }, (_, i) => ({
            x: (i / 21) * width,
            y: edge - 34 - ((i * 53) % 27),
            radius: 50,
            leaves: 60,
          })),
          graded(leaves.autumn, mood),
          6,
        );
        drawHaze(canvas, drawing, edge, 120, '#FBE0B0', 0.5);
        drawPlaza(canvas, drawing, edge, ['#EBD9B6', '#D2B790', '#A98A76'], mood);
        const facade = new Facade(canvas, [width / 2, edge + 26], 21, palette);
        // Ten reliefs in a horseshoe around the foot.
        for (let i = 0; i < 10; i++) {
          const x = -23.5 + i * 5.2 + (i > 4 ? 0 : 0);
          if (Math.abs(x) < 4) continue;
          const bend = Math.abs(x) / 24;
          const [y, tall] = [-0.9 * bend, 3.4 + bend * 1.1];
          facade.rect(x - 2.3, y, 4.6, tall + 0.5, facade.paint(palette.wall, x < 0 ? 0.75 : 0.35));
          facade.rect(x - 2.05, y + 0.35, 4.1, tall - 0.3, facade.paint('#7C5A34', x < 0 ? 0.6 : 0.25));
          for (let figure = 0; figure < 6; figure++) {
            const fx = x - 1.7 + figure * 0.68;
            facade.arch(
              fx,
              y + 0.35,
              0.5,
              tall * (0.42 + ((figure * 7 + i * 3) % 5) * 0.08),
              facade.paint(BRONZE, x < 0 ? 0.55 : 0.3),
            );
          }
        }
        // The stele on its steps.
        for (let i = 0; i < 4; i++)
          facade.rect(-5 + i * 0.7, i * 0.45, 10 - i * 1.4, 0.5, facade.paint(palette.trim, 0.85 - i * 0.08));
        facade.rect(-2.6, 1.8, 5.2, 3, facade.paint(palette.wall, 0.75));
        facade.rect(0.6, 1.8, 2, 3, facade.shade(0.3));
        facade.polygon(
          [
            [-1.5, 4.8],
            [0.25, 4.8],
            [0.18, 25.4],
            [-1, 25.4],
          ],
          facade.paint(palette.trim, 0.95),
        );
        facade.polygon(
          [
            [0.25, 4.8],
            [1.5, 4.8],
            [1, 25.4],
            [0.18, 25.4],
          ],
          facade.paint(palette.trim, 0.3),
        );
        for (let y = 6.5; y < 25; y += 1.9)
          facade.rect(-1.45 + (y - 4.8) * 0.024, y, 2.9 - (y - 4.8) * 0.048, 0.06, facade.shade(0.25));
        facade.rect(-1.7, 25.2, 3.4, 0.5, facade.paint(palette.trim, 0.8));
        sketch.at([facade.x(0), facade.y(25.6)], 29, () => warrior(sketch));
        // The open book.
        facade.polygon(
          [
            [-2.6, -0.4],
            [0, 0.3],
            [0, -1],
            [-2.6, -1.7],
          ],
          facade.paint(BRONZE, 0.85),
        );
        facade.polygon(
          [
            [2.6, -0.4],
            [0, 0.3],
            [0, -1],
            [2.6, -1.7],
          ],
          facade.paint(BRONZE, 0.4),
        );
        drawBirds(sketch, width * 0.6, height * 0.22, 330, 260, 11, 7);
        for (const [x, coat, skirt] of [
          [0.33, '#C9503C', false],
          [0.355, '#E9C377', true],
          [0.63, '#2F6F86', false],
        ] as const) {
          sketch.at([width * x, height * 0.955], 40, () => sketch.shadow(2.2, 0.3));
          sketch.at([width * x, height * 0.955], 40, () => drawPerson(sketch, { coat, legs: '#33294E', skirt }));
        }
      },
    }),
} satisfies Scene;
