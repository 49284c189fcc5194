import type { Facade } from '../drawing/facade.ts';
import { BRONZE } from '../figures/golden-warrior.ts';

/** Draws the stele of the Independence Monument with reliefs, steps and an open book. It is 25.6 m high and 48 m wide. */
export function drawStele(facade: Facade): void {
  const palette = facade.colors;
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
      const high = tall * (0.4 + ((figure * 7 + i * 3) % 5) * 0.07);
      const bronze = facade.paint(BRONZE, x < 0 ? 0.55 : 0.3);
      facade.arch(fx, y + 0.35, 0.56, high, bronze);
      facade.disc(fx + 0.28, y + 0.45 + high, 0.17, bronze);
    }
  }
  // The stele on steps.
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
}
