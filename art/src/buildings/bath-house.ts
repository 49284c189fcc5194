import type { Facade } from '../drawing/facade.ts';
import { hashCell } from '../renderer/random.ts';

/** Draws a bath house of logs, 10 m wide, with a lit window, a door and snow on the roof. */
export function drawBathHouse(facade: Facade) {
  const log = '#A9713E';
  for (let i = 0; i < 8; i++) {
    const y = 0.4 + i * 0.46;
    facade.rect(-5, y, 10, 0.46, facade.paint(log, 0.62 - (i % 2) * 0.06));
    facade.rect(-5, y + 0.3, 10, 0.16, facade.paint('#E2A866', 0.8));
    facade.rect(-5, y, 10, 0.08, facade.shade(0.6));
    for (const x of [-5.3, 5.3]) {
      facade.disc(x, y + 0.23, 0.25, facade.paint('#D9A66A', x < 0 ? 0.8 : 0.4));
      facade.disc(x, y + 0.23, 0.11, facade.paint(log, 0.3));
    }
  }
  facade.rect(-5.6, 0, 11.2, 0.42, facade.paint('#6A6A80', 0.4));
  // The gable, and the roof under deep snow.
  facade.polygon(
    [
      [-5, 4.05],
      [5, 4.05],
      [0, 7],
    ],
    facade.paint('#8F5A34', 0.5),
  );
  for (let i = -6; i <= 6; i++)
    facade.rect(i * 0.7 - 0.04, 4.05, 0.08, Math.max(0, 2.9 - Math.abs(i) * 0.43), facade.shade(0.5));
  facade.polygon(
    [
      [-6.6, 3.5],
      [0, 7.4],
      [6.6, 3.5],
      [6.6, 3.9],
      [0, 7.9],
      [-6.6, 3.9],
    ],
    facade.paint('#5A3A30', 0.4),
  );
  facade.curve(
    [
      [-6.9, 3.9],
      [-3.4, 6.4],
      [0, 8.6],
      [3.4, 6.5],
      [6.9, 3.9],
      [6.6, 3.6],
      [3.2, 5.9],
      [0, 7.8],
      [-3.2, 5.9],
      [-6.6, 3.6],
    ],
    facade.paint('#EEF4FF', 0.75),
  );
  facade.rect(2.6, 6, 0.9, 2.6, facade.paint('#8A6A66', 0.4));
  facade.rect(2.5, 8.4, 1.1, 0.36, facade.paint('#EEF4FF', 0.7));
  // Lit windows and door.
  for (const x of [-4, 2]) {
    facade.rect(x - 0.2, 1.5, 2.4, 1.9, facade.paint('#5A3426', 0.5));
    facade.rect(x, 1.7, 2, 1.5, '#FFD277');
    facade.rect(x, 1.7, 2, 0.5, '#FFE9AE');
    facade.rect(x + 0.93, 1.7, 0.14, 1.5, '#6A3E2A');
    facade.rect(x, 2.4, 2, 0.12, '#6A3E2A');
    facade.rect(x - 0.3, 1.34, 2.6, 0.2, facade.paint('#EEF4FF', 0.8));
  }
  facade.rect(-1.1, 0.4, 2.2, 3, facade.paint('#6A3E2A', 0.5));
  for (let i = 0; i < 5; i++)
    facade.rect(-0.95 + i * 0.4, 0.45, 0.32, 2.8, facade.paint('#B9793E', 0.55 + 0.2 * hashCell(i, 2)));
  facade.disc(0.75, 1.8, 0.09, '#FFE9AE');
}
