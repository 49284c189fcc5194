import { drawDome, ROUND_PROFILE } from '../drawing/dome.ts';
import type { Facade } from '../drawing/facade.ts';
import { hashCell } from '../renderer/random.ts';

/** Draws bands of blue and white tiles: lozenges in rows. */
function tiles(facade: Facade, x: number, y: number, width: number, height: number, light: number) {
  facade.rect(x, y, width, height, facade.paint('#2F8FA8', light));
  const size = 1.05;
  for (let row = 0; row * size < height; row++)
    for (let column = 0; column * size < width; column++) {
      const [cx, cy] = [x + (column + 0.5) * size, y + (row + 0.5) * size];
      if (cx + size / 2 > x + width + 0.1 || cy + size / 2 > y + height + 0.1) continue;
      const code = ['#F3EAD2', '#1F5F9A', '#5FC4C8'][(hashCell(column, row, 6) * 3) | 0];
      facade.polygon(
        [
          [cx - size * 0.36, cy],
          [cx, cy - size * 0.36],
          [cx + size * 0.36, cy],
          [cx, cy + size * 0.36],
        ],
        facade.paint(code, light),
      );
    }
}

/** Draws the unfinished front of the mausoleum of Khoja Ahmed Yasawi: a portal 37 m high with scaffold poles. */
export function drawMausoleum(facade: Facade) {
  const brick = '#D9AC74';
  // The ribbed dome over the tomb, and the great turquoise dome on its drum.
  facade.wall(13, 22, 12, 7, 0.55, brick, 0.8);
  drawDome(facade, 19, 29, 5.6, 8.6, {
    profile: ROUND_PROFILE,
    pattern: 'ribs',
    colors: ['#3FB8B4', '#2E9AA0'],
    columns: 18,
    rows: 14,
  });
  facade.wall(-11, 24, 22, 8, 0.7, brick, 0.8);
  tiles(facade, -11, 28, 22, 3.1, 0.75);
  facade.cornice(-11, 31.4, 22, 0.8, 0.7, 0.4);
  drawDome(facade, 0, 32.2, 11, 15, {
    profile: ROUND_PROFILE,
    pattern: 'ribs',
    colors: ['#4FC6C2', '#38AEB0'],
    columns: 26,
    rows: 18,
  });
  facade.rect(-0.15, 47, 0.3, 2.4, facade.paint('#E9C45A', 0.9));
  // The main building: a long wall, tiled at its sides.
  facade.wall(-30, 0, 60, 21, 0.62, brick, 0.8);
  tiles(facade, -30, 16.4, 14, 3.6, 0.8);
  tiles(facade, 16, 16.4, 14, 3.6, 0.4);
  for (const x of [-27.5, -21.5, 17.5, 23.5]) {
    facade.arch(x, 2, 4, 11, facade.paint('#B9845A', x < 0 ? 0.6 : 0.3), true);
    facade.arch(x + 0.6, 2, 2.8, 9.4, facade.shade(0.4), true);
  }
  // The unfinished portal: two towers and a deep arch between them.
  facade.rect(16, 0, 3.4, 20, facade.shade(0.4));
  facade.wall(-16, 0, 32, 33, 0.86, brick, 0.8);
  for (const [x, light] of [
    [-17.4, 0.95],
    [13, 0.45],
  ] as const) {
    facade.wall(x, 0, 4.4, 35, light, '#C99A66', 0.8);
    facade.rect(x + 2.9, 0, 1.5, 35, facade.shade(0.26));
    for (let i = 0; i < 3; i++) facade.rect(x - 0.25 + i * 1.7, 35, 1.3, 1.6, facade.paint('#C99A66', light));
  }
  facade.arch(-10.4, 0, 20.8, 29, facade.paint('#E9C48E', 0.9), true);
  facade.arch(-9, 0, 18, 27, facade.paint('#8F5E48', 0.35), true);
  facade.arch(-9, 0, 18, 27, facade.shade(0.22), true);
  facade.arch(-6.6, 0, 13.2, 19, facade.paint('#6E4440', 0.3), true);
  facade.arch(-2.2, 0, 4.4, 7.4, facade.paint('#2E2440', 0.2), true);
  facade.rect(-1.7, 0, 3.4, 5.6, facade.paint('#5A3A2E', 0.35));
  // The light that falls into the arch from the left.
  facade.polygon(
    [
      [9, 0],
      [9, 14],
      [3, 21],
      [3, 8],
      [7, 0],
    ],
    facade.paint('#F2C88C', 0.9, 0.35),
  );
  // Scaffold poles, and the holes of missing ones.
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++) {
      const x = -15 + i * 6 + (row % 2) * 1.6;
      const y = 5 + row * 4.2;
      if (Math.abs(x) < 10.8 && y < 29) continue;
      facade.rect(x, y, 0.5, 0.5, facade.shade(0.6));
      if (hashCell(i, row, 3) < 0.55) {
        facade.rect(x - 1, y + 0.1, 1.6, 0.32, facade.paint('#7A4E3A', 0.6));
        facade.rect(x - 0.2, y - 0.9, 0.9, 0.9, facade.shade(0.18));
      }
    }
}
