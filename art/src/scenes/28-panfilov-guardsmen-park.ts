import { drawHaze, drawPlaza, elevation } from '../archetypes/elevation.ts';
import { drawCross, drawDome, drawOnion, HELMET } from '../drawing/dome.ts';
import { Facade } from '../drawing/facade.ts';
import { drawCrowns, drawSpruces } from '../drawing/foliage.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawBirds, drawPigeons } from '../drawing/street.ts';
import { drawPerson } from '../figures/people.ts';
import { css, hex, mix } from '../kit/colour.ts';
import { leaves, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.golden;
const soft = { ...mood, shadowed: 0.24, lit: 0.3 };
const DIAMONDS = ['#E6A935', '#2F7E86', '#F2E2B4', '#BF4E2E'];

/** The lantern, onion and cross on top of a dome. */
function crown(facade: Facade, x: number, y: number, radius: number, size: number) {
  const wide = radius * 0.13 + 0.25;
  const high = 1.5 * size;
  const { trim } = facade.colours;
  facade.wall(x - wide, y, wide * 0.9, high, 1, trim);
  facade.wall(x - wide * 0.1, y, wide * 1.1, high, 0.2, trim);
  facade.rect(x - wide * 0.62, y + high * 0.1, wide * 0.42, high * 0.7, '#5B6B80');
  facade.rect(x + wide * 0.1, y + high * 0.1, wide * 0.42, high * 0.7, '#3D3C5C');
  facade.cornice(x - wide, y + high - 0.2, 2 * wide, 0.8, 0.35, 0.18);
  drawOnion(facade, x, y + high, radius * 0.17 + 0.32, 2.7 * size);
  drawCross(facade, x, y + 4.1 * size, 2.6 * size);
}

function drums(facade: Facade) {
  const { trim } = facade.colours;
  facade.roof(
    [
      [-9.6, 17.6],
      [9.6, 17.6],
      [6.4, 20.6],
      [-6.4, 20.6],
    ],
    0.62,
  );
  facade.octagon(0, 20, 12.6, 8.6, (x, width, light, index) => {
    const count = index === 1 ? 2 : 1;
    const wide = index === 1 ? 1.3 : 1.15;
    for (let i = 1; i <= count; i++) facade.window(x + (width * i) / (count + 1) - wide / 2, 21.6, wide, 4.6, light);
  });
  for (let i = -3; i <= 3; i++) {
    facade.arch(i * 1.78 - 0.95, 28.6, 1.9, 1.9, facade.paint(trim, i < 0 ? 0.95 : i < 1 ? 0.75 : 0.3));
    facade.arch(i * 1.78 - 0.6, 28.6, 1.2, 1.4, facade.paint('#C4532F', i < 0 ? 0.9 : i < 1 ? 0.6 : 0.2));
  }
  drawDome(facade, 0, 29.2, 6.5, 11.2, {
    profile: HELMET,
    pattern: 'diamonds',
    colours: DIAMONDS,
    rows: 15,
    columns: 17,
    ridges: true,
  });
  crown(facade, 0, 40.2, 6.5, 1.25);
  for (const side of [-1, 1]) {
    const x = side * 11.2;
    facade.roof(
      [
        [x - 4, 13.2],
        [x + 4, 13.2],
        [x + 2.6, 16.2],
        [x - 2.6, 16.2],
      ],
      0.5 - 0.1 * side,
    );
    facade.octagon(x, 15.6, 5.4, 5.6, (left, width, light, index) => {
      const wide = index === 1 ? 1.1 : 0.8;
      facade.window(left + width / 2 - wide / 2, 16.7, wide, 3.1, light, { frame: 0.2 });
    });
    drawDome(facade, x, 21.4, 2.95, 6.6, {
      profile: HELMET,
      pattern: 'diamonds',
      colours: [...DIAMONDS.slice(1), DIAMONDS[0]],
      rows: 10,
      columns: 12,
      ridges: true,
    });
    crown(facade, x, 27.8, 2.9, 0.9);
  }
}

function nave(facade: Facade) {
  const { trim, wall, roof, shadow } = facade.colours;
  facade.wall(-16, 1.5, 32, 12, 0.6);
  facade.cornice(-16, 13.2, 32, 0.75, 0.7, 0.5);
  for (const x of [-14.4, -11.2, 8.9, 12.1]) {
    facade.window(x, 2.9, 1.8, 4.3, 0.7, { hood: 0.9 });
    facade.window(x + 0.2, 9.1, 1.4, 2.7, 0.7);
  }
  facade.cornice(-16, 8.1, 32, 0.6, 0.36, 0.15);
  for (const x of [-16, -12.2, -9, 8.3, 11.4, 15.3]) facade.pilaster(x, 1.5, 0.7, 11.8, 0.75);
  // The transept stands forward and throws a shadow.
  facade.wall(-7.4, 1.5, 14.8, 15.2, 0.82);
  facade.rect(7.4, 1.5, 1.5, 14.2, facade.shade(0.4));
  facade.polygon(
    [
      [-8.3, 16.7],
      [8.3, 16.7],
      [0, 22.2],
    ],
    facade.paint(trim, 0.85),
  );
  facade.polygon(
    [
      [-7, 16.9],
      [7, 16.9],
      [0, 21.5],
    ],
    facade.paint(wall, 0.8),
  );
  facade.arch(-1.5, 17.1, 3, 3.2, facade.paint(trim, 0.8));
  facade.arch(-1.1, 17.3, 2.2, 2.6, '#3F6379');
  facade.polygon(
    [
      [-8.6, 16.6],
      [0, 22.3],
      [8.6, 16.6],
      [8.6, 17.2],
      [0, 23],
      [-8.6, 17.2],
    ],
    facade.paint(roof, 0.7),
  );
  facade.cornice(-7.4, 16.2, 14.8, 0.85, 0.6, 0.5);
  facade.window(-1.35, 3, 2.7, 8.2, 0.85, { hood: 1.2, frame: 0.36 });
  facade.window(-5.6, 3.4, 1.9, 6.2, 0.9, { hood: 0.9 });
  facade.window(3.7, 3.4, 1.9, 6.2, 0.75, { hood: 0.9 });
  for (const x of [-7.5, -2.9, 2.2, 6.7]) facade.pilaster(x, 1.5, 0.75, 14.6, x < 0 ? 1 : 0.75);
  facade.cornice(-7.4, 11.9, 14.8, 0.7, 0.34, 0.12);
  // The apse, in shade.
  facade.wall(16, 1.5, 4.2, 9.6, 0.34);
  facade.wall(20.2, 1.5, 2.5, 9.6, 0.1);
  facade.window(17.1, 3.4, 1.7, 4.2, 0.35, { hood: 0.7 });
  facade.window(20.9, 3.4, 1, 4.2, 0.12);
  facade.cornice(16, 10.9, 6.7, 0.4, 0.5, 0.3);
  facade.roof(
    [
      [15.8, 11.3],
      [23, 11.3],
      [20, 15],
      [18, 15],
    ],
    0.32,
  );
  facade.octagon(19, 14.4, 2.2, 1.9);
  drawDome(facade, 19, 16.2, 1.35, 3, { profile: HELMET, pattern: 'diamonds', colours: DIAMONDS, rows: 7, columns: 9 });
  crown(facade, 19, 19, 1.3, 0.62);
  facade.rect(16, 1.5, 1.6, 9.4, css(hex(shadow), 0.38));
}

function bellTower(facade: Facade) {
  const { trim, wall, roof } = facade.colours;
  facade.wall(-24.4, 1.5, 9.2, 11.6, 0.92);
  facade.wall(-15.2, 1.5, 1, 11.6, 0.15);
  facade.rect(-14.2, 1.5, 2, 11.4, facade.shade(0.42));
  facade.window(-20.9, 2, 2.3, 6.4, 0.95, { hood: 1.3, frame: 0.4 });
  facade.window(-23.5, 3.2, 1.1, 4, 0.95);
  facade.window(-17.2, 3.2, 1.1, 4, 0.8);
  for (const x of [-24.5, -15.9]) facade.pilaster(x, 1.5, 0.75, 11.4, 1);
  facade.cornice(-24.4, 12.7, 10.2, 0.95, 0.6, 0.45);
  facade.polygon(
    [
      [-25, 13.3],
      [-13.6, 13.3],
      [-19.3, 16.6],
    ],
    facade.paint(roof, 0.8),
  );
  facade.polygon(
    [
      [-23.6, 13.4],
      [-15, 13.4],
      [-19.3, 15.9],
    ],
    facade.paint(wall, 0.95),
  );
  facade.octagon(-19.3, 15.2, 6.8, 6.2, (x, width, light, index) => {
    const wide = index === 1 ? 1.5 : 0.9;
    facade.window(x + width / 2 - wide / 2, 16.4, wide, 3.6, light);
  });
  // The open tier, a bell in its middle arch.
  facade.octagon(-19.3, 21.4, 5.8, 5.4, (x, width, light, index) => {
    const wide = index === 1 ? 1.55 : 0.95;
    const middle = x + width / 2;
    facade.arch(middle - wide / 2 - 0.18, 22, wide + 0.36, 4, facade.paint(trim, light));
    facade.arch(middle - wide / 2, 22, wide, 3.7, css(mix(hex('#2C2246'), hex('#5A4466'), light)));
    if (index === 1) facade.arch(middle - 0.45, 23.1, 0.9, 1.8, '#C9933A');
  });
  drawDome(facade, -19.3, 26.9, 3.1, 7.4, {
    profile: HELMET,
    pattern: 'diamonds',
    colours: DIAMONDS,
    rows: 11,
    columns: 12,
    ridges: true,
  });
  crown(facade, -19.3, 34, 3, 0.95);
}

function plinth(facade: Facade) {
  facade.rect(-24.9, 0, 48, 1.5, '#A98A80');
  facade.rect(-24.9, 1.2, 48, 0.35, '#E6CDB0');
  facade.rect(14.6, 0, 8.5, 1.5, facade.shade(0.4));
  for (let i = 0; i < 5; i++)
    facade.rect(-4.6 - i * 0.45, 1.2 - i * 0.3, 9.2 + i * 0.9, 0.3, css(mix(hex('#F7E2BD'), hex('#B98F80'), i / 6)));
  facade.arch(-1.75, 1.4, 3.5, 4.3, '#6B3A34');
  facade.arch(-1.4, 1.4, 2.8, 3.9, '#8F4E38');
  facade.rect(-0.06, 1.4, 0.12, 3.6, '#5A2E30');
}

export default {
  kind: 'place',
  title: '28 Panfilov Guardsmen Park',
  alt: 'The tall wooden cathedral in butter yellow and white, its domes patterned in coloured diamonds, between firs.',
  focus: [51, 50],
  traits: { time: 'golden', season: 'summer', palette: 'gold', viewpoint: 'front', archetype: 'elevation' },
  landscape: () =>
    elevation({
      seed: 97,
      sun: unit([-0.8, 0.42, -0.3]),
      mood: soft,
      mountains: 1,
      horizon: 0.8,
      clouds: [
        [0.175, 0.196, 0.175, 0.0625],
        [0.854, 0.15, 0.175, 0.054],
        [0.9375, 0.317, 0.1375, 0.0375],
        [0.083, 0.342, 0.1375, 0.033],
      ],
      draw: (canvas, drawing) => {
        const { width, height } = drawing;
        const sketch = new Sketch(canvas, soft);
        const edge = height * 0.842;
        const far = graded(leaves.summer, { ...soft, lit: 0.5 });
        drawCrowns(
          canvas,
          Array.from({ length: 30 }, (_, i) => ({
            x: (i / 29) * width + ((i * 37) % 23) * 2,
            y: edge - 35 - ((i * 53) % 31) * 1.3,
            radius: 60,
            leaves: 60,
          })),
          far,
          3,
        );
        drawHaze(canvas, drawing, edge, 165, '#FFDCA5', 0.55);
        drawPlaza(canvas, drawing, edge, ['#F3D39B', '#E2B27E', '#B9796A'], soft);
        drawCrowns(
          canvas,
          [
            [0.05, 75, 100],
            [0.14, 52, 75],
            [0.2, 35, 60],
            [0.82, 40, 65],
            [0.89, 58, 80],
            [0.97, 75, 100],
          ].map(([x, up, radius]) => ({ x: width * x, y: edge - up, radius, leaves: 120 })),
          graded(leaves.summer, soft),
          5,
        );
        sketch.polygon(
          [
            [0.25, 3],
            [0.77, 3],
            [1.02, 20],
            [1.02, 38],
            [0.88, 31],
            [0.8, 37],
            [0.66, 24],
            [0.42, 22],
            [0.34, 13],
          ].map(([x, y]) => [width * x, edge + y] as const),
          'rgba(84,50,92,.46)',
        );
        const facade = new Facade(canvas, [width * 0.515, edge], 13.5, {
          wall: '#F0BE5E',
          trim: '#FBF0D6',
          shadow: '#56325E',
          light: '#FFF3C4',
          glass: '#4B6E86',
          glint: '#BFE0DC',
          roof: '#3E8A80',
          roofAccent: '#5FA58F',
          gold: '#E9AE35',
        });
        drums(facade);
        nave(facade);
        bellTower(facade);
        plinth(facade);
        const firs = [
          [0.135, 15, 0.46, 0.95],
          [0.085, 33, 0.62, 1],
          [0.012, 55, 0.8, 1],
          [0.885, 17, 0.4, 0.6],
          [0.935, 36, 0.58, 0.56],
          [1, 58, 0.78, 0.52],
        ];
        drawSpruces(
          canvas,
          width,
          height,
          firs.map(([x, down, tall, light]) => ({
            x: width * x,
            y: edge + down,
            height: height * tall,
            light,
            slenderness: 0.16,
          })),
          graded(needles.summer, soft),
        );
        drawCrowns(
          canvas,
          [
            [0.14, 18, 35],
            [0.055, 20, 45],
            [0.9, 19, 38],
            [0.97, 23, 48],
            [0.19, 9, 22],
            [0.85, 10, 23],
          ].map(([x, down, radius]) => ({ x: width * x, y: edge + down, radius, leaves: 70 })),
          graded(leaves.summer, soft),
          8,
        );
        const people = [
          [0.435, 23, 19, '#C8492F', false],
          [0.452, 24, 17, '#E9C377', true],
          [0.6, 42, 24, '#2F6F86', false],
          [0.335, 15, 14, '#7E9A66', false],
          [0.66, 13, 13, '#D98C3A', true],
        ] as const;
        for (const [x, down, size, coat, skirt] of people) {
          sketch.at([width * x, edge + down], size, () => sketch.shadow(2.6, 0.3));
          sketch.at([width * x, edge + down], size, () => drawPerson(sketch, { coat, legs: '#33294E', skirt }));
        }
        drawPigeons(sketch, width * 0.5, edge + 40, 290, 36, 26, 12);
        drawBirds(sketch, width * 0.6, height * 0.12, 300, 240, 14, 12);
      },
    }),
} satisfies Scene;
