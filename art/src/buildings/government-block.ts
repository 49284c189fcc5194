import type { Facade } from '../drawing/facade.ts';
import { hashCell } from '../renderer/random.ts';

/** Draws a long government building with rows of windows, some of them lit; `half` is half its width in metres. */
export function drawGovernmentBlock(facade: Facade, half: number, floors: number) {
  const { colors } = facade;
  const height = floors * 4 + 2;
  facade.wall(-half, 0, half * 2, height, 0.55, colors.wall, 4);
  for (let x = -half + 1.5, column = 0; x < half - 2; x += 3.4, column++) {
    for (let floor = 0; floor < floors; floor++)
      facade.rect(
        x,
        1.6 + floor * 4,
        2,
        2.5,
        hashCell(column, floor, half) < 0.42 ? '#FFD98A' : facade.paint(colors.glass, 0.3),
      );
    facade.rect(x - 0.9, 0, 0.6, height, facade.paint(colors.trim, x < 0 ? 0.85 : 0.6));
  }
  facade.cornice(-half, height - 0.6, half * 2, 0.8, 1.2, 0.8);
}

/** Draws the former government palace in the middle of the square: a tower with narrow windows above two wings. */
export function drawGovernmentPalace(facade: Facade): void {
  const palette = facade.colors;
  drawGovernmentBlock(facade, 36, 7);
  facade.wall(-12, 0, 24, 36, 0.75, palette.wall, 4);
  facade.cornice(-12, 35, 24, 0.9, 1.4, 0.8);
  for (let i = -5; i <= 5; i++) {
    facade.rect(i * 2 - 0.5, 2, 1, 31, hashCell(i, 3) < 0.6 ? '#FFDF9A' : facade.paint(palette.glass, 0.4));
    facade.rect(i * 2 - 1.1, 0, 0.5, 35, facade.paint(palette.trim, i < 0 ? 0.95 : 0.7));
  }
}

/** Draws the stele in the middle of the square, 38 m high. */
export function drawSquareStele(facade: Facade): void {
  const palette = facade.colors;
  facade.rect(-4, 0, 8, 1.4, facade.paint(palette.trim, 0.5));
  facade.polygon(
    [
      [-1.3, 1.4],
      [0.2, 1.4],
      [0.1, 34],
      [-0.6, 34],
    ],
    facade.paint(palette.trim, 1),
  );
  facade.polygon(
    [
      [0.2, 1.4],
      [1.3, 1.4],
      [0.6, 34],
      [0.1, 34],
    ],
    facade.paint(palette.trim, 0.3),
  );
  facade.polygon(
    [
      [-0.7, 34],
      [0.7, 34],
      [0.4, 36.4],
      [0, 38.4],
      [-0.5, 36.2],
    ],
    '#F3C65A',
  );
}
