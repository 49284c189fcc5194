import { drawCross, drawDome, drawOnion, HELMET_PROFILE } from '../drawing/dome.ts';
import type { Facade } from '../drawing/facade.ts';
import { css, hex, mix } from '../renderer/color.ts';

const DIAMONDS = ['#E6A935', '#2F7E86', '#F2E2B4', '#BF4E2E'];

/** The lantern, onion and cross on top of a dome. */
function crown(facade: Facade, x: number, y: number, radius: number, size: number) {
  const wide = radius * 0.13 + 0.25;
  const high = 1.5 * size;
  const { trim } = facade.colors;
  facade.wall(x - wide, y, wide * 0.9, high, 1, trim);
  facade.wall(x - wide * 0.1, y, wide * 1.1, high, 0.2, trim);
  facade.rect(x - wide * 0.62, y + high * 0.1, wide * 0.42, high * 0.7, '#5B6B80');
  facade.rect(x + wide * 0.1, y + high * 0.1, wide * 0.42, high * 0.7, '#3D3C5C');
  facade.cornice(x - wide, y + high - 0.2, 2 * wide, 0.8, 0.35, 0.18);
  drawOnion(facade, x, y + high, radius * 0.17 + 0.32, 2.7 * size);
  drawCross(facade, x, y + 4.1 * size, 2.6 * size);
}

function drums(facade: Facade) {
  const { trim } = facade.colors;
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
    profile: HELMET_PROFILE,
    pattern: 'diamonds',
    colors: DIAMONDS,
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
      profile: HELMET_PROFILE,
      pattern: 'diamonds',
      colors: [...DIAMONDS.slice(1), DIAMONDS[0]],
      rows: 10,
      columns: 12,
      ridges: true,
    });
    crown(facade, x, 27.8, 2.9, 0.9);
  }
}

function nave(facade: Facade) {
  const { trim, wall, roof, shadow } = facade.colors;
  facade.wall(-16, 1.5, 32, 12, 0.6);
  facade.cornice(-16, 13.2, 32, 0.75, 0.7, 0.5);
  for (const x of [-14.4, -11.2, 8.9, 12.1]) {
    facade.window(x, 2.9, 1.8, 4.3, 0.7, { hood: 0.9 });
    facade.window(x + 0.2, 9.1, 1.4, 2.7, 0.7);
  }
  facade.cornice(-16, 8.1, 32, 0.6, 0.36, 0.15);
  for (const x of [-16, -12.2, -9, 8.3, 11.4, 15.3]) facade.pilaster(x, 1.5, 0.7, 11.8, 0.75);
  // The transept projects and casts a shadow.
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
  drawDome(facade, 19, 16.2, 1.35, 3, {
    profile: HELMET_PROFILE,
    pattern: 'diamonds',
    colors: DIAMONDS,
    rows: 7,
    columns: 9,
  });
  crown(facade, 19, 19, 1.3, 0.62);
  facade.rect(16, 1.5, 1.6, 9.4, css(hex(shadow), 0.38));
}

function bellTower(facade: Facade) {
  const { trim, wall, roof } = facade.colors;
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
  // The open storey with a bell in its middle arch.
  facade.octagon(-19.3, 21.4, 5.8, 5.4, (x, width, light, index) => {
    const wide = index === 1 ? 1.55 : 0.95;
    const middle = x + width / 2;
    facade.arch(middle - wide / 2 - 0.18, 22, wide + 0.36, 4, facade.paint(trim, light));
    facade.arch(middle - wide / 2, 22, wide, 3.7, css(mix(hex('#2C2246'), hex('#5A4466'), light)));
    if (index === 1) facade.arch(middle - 0.45, 23.1, 0.9, 1.8, '#C9933A');
  });
  drawDome(facade, -19.3, 26.9, 3.1, 7.4, {
    profile: HELMET_PROFILE,
    pattern: 'diamonds',
    colors: DIAMONDS,
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

/** Draws the Ascension Cathedral from the south: drums and domes behind, the nave, the bell tower in front. 48 m wide. */
export function drawCathedral(facade: Facade): void {
  drums(facade);
  nave(facade);
  bellTower(facade);
  plinth(facade);
}
