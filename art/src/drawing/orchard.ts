import type { Tones } from '../renderer/color.ts';
import { createRandom } from '../renderer/random.ts';
import { drawCrowns } from './foliage.ts';
import type { Layer } from './layers.ts';

/** Rows of fruit trees: `y` as a share of the picture's height; radius of the crowns and distance of the trees in units. */
export const orchard =
  (rows: readonly (readonly [y: number, radius: number, gap: number])[], tones: Tones): Layer =>
  ({ canvas, sketch, drawing: { width, height } }) => {
    const random = createRandom(7);
    for (const [y, radius, gap] of rows)
      for (let x = -gap * random(); x < width + gap; x += gap) {
        const stem = x + (random() - 0.5) * gap * 0.2;
        const foot = height * y + random() * 8;
        sketch.line(
          [
            [stem, foot],
            [stem + 2, foot - radius * 0.9],
          ],
          radius * 0.16,
          sketch.paint('#5A3A44', 0.4),
        );
        sketch.ellipse([stem - radius * 0.5, foot], radius * 1.1, radius * 0.16, sketch.paint('#2E2A5A', 0.2, 0.35));
        drawCrowns(
          canvas,
          [{ x: stem, y: foot - radius * 1.25, radius: radius * 0.92, leaves: 64 }],
          tones,
          (x * 7) | 0,
          1,
        );
      }
  };
