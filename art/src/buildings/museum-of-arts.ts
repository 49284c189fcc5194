import type { Facade } from '../drawing/facade.ts';
import { hashCell } from '../renderer/random.ts';

/** Draws the Almaty Museum of Arts: a limestone and an aluminium block with a tall glazed hall between them. */
export function drawMuseumOfArts(facade: Facade) {
  const { colors } = facade;
  // The aluminium block, behind and to the right, with sunlit fins.
  facade.wall(-6, 0, 44, 21, 0.5, '#B9C2CC', 30);
  for (let i = 0; i < 88; i++)
    facade.rect(-6 + i * 0.5, 0, 0.22, 21, facade.paint('#DDE5EA', 0.35 + 0.6 * hashCell(i, 1)));
  facade.polygon(
    [
      [38, 0],
      [43, 1.4],
      [43, 20],
      [38, 21],
    ],
    facade.paint('#7C879A', 0.25),
  );
  facade.polygon(
    [
      [-6, 21],
      [38, 21],
      [36, 22.4],
      [-4, 22.4],
    ],
    facade.paint('#EEF3F4', 0.9),
  );
  // The glazed hall.
  facade.rect(-7, 0, 13, 17.4, facade.paint(colors.glass, 0.35));
  facade.gradient(-7, 0, 13, 17.4, '#BFE0EA', '#4A6A8A');
  facade.polygon(
    [
      [-7, 4],
      [6, 12],
      [6, 17.4],
      [-7, 11],
    ],
    'rgba(255,255,255,.35)',
  );
  // The reflection of the mountains in the glass.
  facade.polygon(
    [
      [-7, 5],
      [-4, 9],
      [-2, 7],
      [1, 11.5],
      [4, 7.4],
      [6, 9],
      [6, 3],
      [-7, 3],
    ],
    'rgba(240,248,252,.6)',
  );
  for (let i = 0; i <= 8; i++) facade.rect(-7 + i * 1.62 - 0.08, 0, 0.16, 17.4, facade.paint('#44506A', 0.4));
  for (const y of [4.2, 8.6, 13]) facade.rect(-7, y, 13, 0.16, facade.paint('#44506A', 0.4));
  // The limestone block, in front and to the left, with a recessed ground floor.
  facade.rect(-40, 0, 30, 5, facade.paint('#4F5E78', 0.35));
  for (let i = 0; i < 14; i++) facade.rect(-39.5 + i * 2.14, 0, 0.2, 5, facade.paint('#C9BFA9', 0.6));
  facade.rect(-42, 4.2, 35, 1, facade.shade(0.35));
  facade.wall(-42, 5, 35, 14, 0.82, '#E9D9B8', 1.75);
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 12; column++)
      facade.rect(-42 + column * 2.92 + (row % 2) * 1.2, 5 + row * 1.75, 0.07, 1.75, facade.shade(0.1));
  facade.polygon(
    [
      [-7, 5],
      [-4.4, 6],
      [-4.4, 18.2],
      [-7, 19],
    ],
    facade.paint('#A98F78', 0.25),
  );
  facade.rect(-32, 9, 9, 5.5, facade.paint(colors.glass, 0.3));
  facade.polygon(
    [
      [-32, 10],
      [-23, 13.4],
      [-23, 14.5],
      [-32, 12],
    ],
    'rgba(230,244,250,.6)',
  );
  facade.rect(-32, 14.3, 9, 0.3, facade.shade(0.45));
  facade.polygon(
    [
      [-42, 19],
      [-7, 19],
      [-6, 20],
      [-41, 20],
    ],
    facade.paint('#FFFDF6', 1),
  );
}

/** Draws the sculpture "Nades" at the entrance: a girl's pale, elongated head with closed eyes and braids, 12 m high. */
export function drawNadesSculpture(facade: Facade) {
  const stone = (light: number) => facade.paint('#F4EFE6', light);
  const smoothstep = (points: readonly (readonly [number, number])[], fill: string) => facade.curve(points, fill);
  facade.rect(-2.6, 0, 5.2, 0.7, stone(0.5));
  smoothstep(
    [
      [-1.5, 0.6],
      [-1.1, 3.2],
      [-2.1, 5.4],
      [-2.2, 8.8],
      [-1.2, 11.4],
      [0.4, 12],
      [1.7, 11],
      [2.1, 8.4],
      [1.9, 5.6],
      [1, 3.4],
      [1.5, 0.6],
    ],
    stone(0.85),
  );
  smoothstep(
    [
      [0.5, 0.6],
      [0.4, 3.4],
      [1, 6],
      [0.9, 9],
      [0.5, 11.8],
      [1.7, 11],
      [2.1, 8.4],
      [1.9, 5.6],
      [1, 3.4],
      [1.5, 0.6],
    ],
    facade.shade(0.26),
  );
  // Hair with a middle parting and two braids.
  smoothstep(
    [
      [-2.2, 7.8],
      [-1.9, 10.6],
      [-0.6, 12],
      [0.2, 12.1],
      [-0.1, 11],
      [-1.4, 10],
      [-1.9, 8],
    ],
    stone(0.6),
  );
  smoothstep(
    [
      [2.1, 7.8],
      [1.9, 10.4],
      [0.8, 11.9],
      [0.2, 12.1],
      [0.2, 11],
      [1.3, 10],
      [1.8, 8],
    ],
    stone(0.3),
  );
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++)
      facade.polygon(
        [
          [side * 2 - 0.3, 7.6 - i * 0.72],
          [side * 2 + 0.3, 7.6 - i * 0.72],
          [side * 1.95 + 0.2, 6.9 - i * 0.72],
          [side * 1.95 - 0.2, 6.9 - i * 0.72],
        ],
        stone(side < 0 ? (i % 2 ? 0.55 : 0.8) : i % 2 ? 0.2 : 0.4),
      );
  // Closed eyes, nose and mouth.
  for (const x of [-0.95, 0.75])
    facade.polygon(
      [
        [x - 0.45, 8],
        [x, 7.76],
        [x + 0.45, 8],
        [x, 7.9],
      ],
      facade.shade(0.5),
    );
  facade.polygon(
    [
      [-0.1, 8.3],
      [0.2, 6.7],
      [-0.3, 6.6],
    ],
    facade.shade(0.18),
  );
  facade.polygon(
    [
      [-0.5, 5.85],
      [0, 5.7],
      [0.45, 5.85],
      [0, 5.95],
    ],
    facade.shade(0.4),
  );
}
