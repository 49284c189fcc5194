import { drawDome, ROUND_PROFILE } from '../drawing/dome.ts';
import type { Facade } from '../drawing/facade.ts';

const BLUE = ['#5FB4DC', '#3E93C6'];

/** Draws the Central State Museum: a low block of white stone, 100 m wide, with nine sky-blue domes. */
export function drawCentralMuseum(facade: Facade) {
  const { colors } = facade;
  const dome = (x: number, foot: number, radius: number, height: number) => {
    facade.wall(x - radius * 1.02, foot - 3.2, radius * 2.04, 3.2, 0.8, colors.trim, 0.8);
    facade.cornice(x - radius * 1.02, foot - 0.5, radius * 2.04, 0.85, 0.6, 0.35);
    for (let i = -2; i <= 2; i++)
      facade.arch(x + i * radius * 0.36 - 0.4, foot - 2.8, 0.8, 1.9, facade.paint('#5B7E9A', i < 1 ? 0.55 : 0.2));
    drawDome(facade, x, foot, radius, height, {
      profile: ROUND_PROFILE,
      pattern: 'ribs',
      colors: BLUE,
      columns: 14,
      rows: 16,
    });
    facade.rect(x - 0.12, foot + height - 0.2, 0.24, 2.2, facade.paint('#E9C45A', 0.8));
  };
  // Behind: the main dome and the smaller ones beside it.
  for (const x of [-24, 24]) dome(x, 19, 5.4, 6.4);
  facade.wall(-15, 14, 30, 7, 0.7);
  facade.cornice(-15, 20.4, 30, 0.8, 0.8, 0.5);
  dome(0, 24.5, 12.5, 14.5);
  // The block.
  facade.wall(-50, 0, 100, 14, 0.72, colors.wall, 1.4);
  facade.cornice(-50, 13.2, 100, 0.9, 1, 0.7);
  for (const x of [-45, -34, 34, 45]) dome(x, 17.4, 4.3, 5.2);
  for (let i = 0; i < 17; i++) {
    const x = -48 + i * 6;
    if (Math.abs(x) < 9) continue;
    facade.arch(x - 1.7, 1.2, 3.4, 9.8, facade.paint(colors.trim, 0.95), true);
    facade.arch(x - 1.25, 1.2, 2.5, 9, facade.paint(colors.glass, 0.35), true);
    facade.polygon(
      [
        [x - 1.25, 3],
        [x + 1.25, 6.2],
        [x + 1.25, 8.2],
        [x - 1.25, 5],
      ],
      facade.paint(colors.glint, 0.8, 0.45),
    );
    facade.rect(x - 0.1, 1.2, 0.2, 8.4, facade.paint(colors.trim, 0.8));
    facade.rect(x - 2.5, 0, 0.5, 13.2, facade.paint(colors.trim, 0.9));
  }
  // The projecting portal.
  facade.wall(-10, 0, 20, 18, 0.9, colors.wall, 1.4);
  facade.rect(10, 0, 2.4, 13, facade.shade(0.35));
  facade.cornice(-10, 17.4, 20, 1, 1, 0.6);
  facade.arch(-6.4, 0, 12.8, 15.2, facade.paint(colors.trim, 1), true);
  facade.arch(-5.2, 0, 10.4, 13.6, facade.paint('#2E6E96', 0.35), true);
  facade.arch(-5.2, 0, 10.4, 13.6, facade.shade(0.18), true);
  for (let i = -2; i <= 2; i++)
    facade.rect(i * 1.9 - 0.12, 0, 0.24, 11.4 - Math.abs(i) * 1.6, facade.paint(colors.trim, 0.75));
  facade.rect(-5.2, 4.2, 10.4, 0.4, facade.paint(colors.trim, 0.75));
  for (let i = 0; i < 4; i++)
    facade.rect(-9 - i * 0.8, -i * 0.5 - 0.5, 18 + i * 1.6, 0.5, facade.paint('#D9CDB8', 0.8 - i * 0.14));
}
