import { drawDome, ROUND_PROFILE } from '../drawing/dome.ts';
import type { Facade } from '../drawing/facade.ts';

const COPPER = ['#C9784A', '#A85A36'];

/** Draws a dome on its drum, with lit arches around it. */
function drawCopperDome(facade: Facade, x: number, foot: number, radius: number, height: number) {
  const drum = radius * 0.42;
  facade.wall(x - radius * 1.04, foot - drum, radius * 2.08, drum, 0.62);
  facade.cornice(x - radius * 1.04, foot - 0.5, radius * 2.08, 0.7, 0.8, 0.5);
  for (let i = -3; i <= 3; i++)
    facade.arch(
      x + i * radius * 0.28 - radius * 0.09,
      foot - drum + 0.4,
      radius * 0.18,
      drum * 0.62,
      facade.paint('#FFD277', i < 1 ? 0.95 : 0.7),
    );
  drawDome(facade, x, foot, radius, height, {
    profile: ROUND_PROFILE,
    pattern: 'ribs',
    colors: COPPER,
    columns: 14,
    rows: 16,
  });
  // Snow lies on the crown.
  facade.curve(
    [
      [x - radius * 0.52, foot + height * 0.84],
      [x - radius * 0.28, foot + height * 0.97],
      [x, foot + height * 1.03],
      [x + radius * 0.3, foot + height * 0.96],
      [x + radius * 0.5, foot + height * 0.85],
      [x + radius * 0.2, foot + height * 0.9],
      [x, foot + height * 0.87],
      [x - radius * 0.22, foot + height * 0.91],
    ],
    facade.paint('#EEF4FF', 0.7),
  );
  facade.rect(x - 0.14, foot + height * 1.01, 0.28, 2.2, facade.paint('#E9C45A', 0.8));
}

/** Draws the Arasan baths: blocks of pale stone in steps, 64 m wide, with copper domes and tall lit arches. */
export function drawArasanBaths(facade: Facade) {
  const { colors } = facade;
  const snow = (x: number, y: number, width: number) => facade.rect(x, y, width, 0.7, facade.paint('#EEF4FF', 0.72));
  // Behind: the large dome over the pool.
  drawCopperDome(facade, 0, 20, 12, 11.5);
  facade.wall(-16, 9, 32, 6.6, 0.58);
  snow(-16.4, 15.4, 32.8);
  for (const side of [-1, 1]) drawCopperDome(facade, side * 22, 14.4, 6, 5.8);
  // The wings.
  facade.wall(-32, 0, 64, 11.6, 0.66, colors.wall, 1.3);
  facade.cornice(-32, 10.8, 64, 0.9, 0.9, 0.5);
  snow(-32.4, 11.5, 64.8);
  for (let i = 0; i < 12; i++) {
    const x = -29.2 + i * 5.3;
    if (Math.abs(x) < 8.5) continue;
    facade.arch(x - 1.5, 1.4, 3, 8, facade.paint(colors.trim, 0.7), true);
    facade.arch(x - 1.1, 1.4, 2.2, 7.4, '#FFD277');
    facade.arch(x - 1.1, 1.4, 2.2, 3.4, '#FFE9AE');
    facade.rect(x - 0.1, 1.4, 0.2, 6.6, facade.paint('#6A3E2A', 0.6));
    facade.rect(x - 1.1, 4.6, 2.2, 0.2, facade.paint('#6A3E2A', 0.6));
  }
  // The portal, with a door of wood and its steps.
  facade.wall(-8, 0, 16, 14, 0.82, colors.wall, 1.3);
  facade.cornice(-8, 13.2, 16, 1, 1, 0.6);
  snow(-8.4, 14, 16.8);
  facade.arch(-5.4, 0, 10.8, 11.8, facade.paint(colors.trim, 0.9), true);
  facade.arch(-4.4, 0, 8.8, 10.6, '#FFC768');
  facade.arch(-4.4, 0, 8.8, 6, '#FFE1A0');
  for (let i = -1; i <= 1; i++) facade.rect(i * 2.2 - 0.14, 0, 0.28, 9.4, facade.paint('#6A3E2A', 0.5));
  facade.rect(-4.4, 4.4, 8.8, 0.3, facade.paint('#6A3E2A', 0.5));
  for (let i = 0; i < 4; i++)
    facade.rect(-8 - i * 0.9, -i * 0.5 - 0.5, 16 + i * 1.8, 0.5, facade.paint('#C9CFE4', 0.8 - i * 0.14));
}
