import type { Rgb } from '../renderer/color.ts';
import { css } from '../renderer/color.ts';
import { createRandom } from '../renderer/random.ts';
import type { Layer } from './layers.ts';
import type { Point, Sketch } from './sketch.ts';

/** How often the limbs of a tree fork. */
const FORKS = 4;

type Branch = {
  /** Where it begins, its direction in radians (0 to the right, then anticlockwise), its length and width. */
  from: Point;
  direction: number;
  length: number;
  width: number;
  bark: string;
  snow: string;
};

/** Draws a branch with the branches that grow from it: snow lies on the twigs and on branches that are not steep. */
function drawBranch(sketch: Sketch, random: () => number, forks: number, branch: Branch): void {
  const { from, direction, length, width, bark, snow } = branch;
  const to: Point = [from[0] + Math.cos(direction) * length, from[1] - Math.sin(direction) * length];
  if (forks > 0)
    for (const turn of [0.66, -0.66, 0])
      drawBranch(sketch, random, forks - 1, {
        ...branch,
        from: to,
        direction: direction + turn * (0.5 + 0.8 * random()) + 0.3 * (random() - 0.5),
        length: length * (0.52 + 0.32 * random()),
        width: width * 0.62,
      });
  sketch.line([from, to], width, bark);
  const flat = Math.abs(Math.cos(direction));
  if (forks === FORKS || flat < 0.25) return;
  const lift = width * 0.45;
  const top: readonly Point[] = [
    [from[0], from[1] - lift],
    [to[0], to[1] - lift],
  ];
  sketch.line(top, width * (forks === 0 ? 1.2 : 0.75 * flat) + 0.5, snow);
}

/**
 * Rows of bare fruit trees with snow on their branches: `y` as a share of the picture's height; height and distance of
 * the trees in units.
 *
 * @param snow colour of the snow in full light.
 */
export const winterOrchard =
  (rows: readonly (readonly [y: number, height: number, gap: number])[], snow: Rgb): Layer =>
  ({ sketch, drawing: { width, height } }) => {
    const random = createRandom(7);
    for (const [y, tall, gap] of rows)
      for (let x = -gap * random(); x < width + gap; x += gap) {
        const stem = x + (random() - 0.5) * gap * 0.2;
        const foot = height * y + random() * 8;
        sketch.ellipse([stem - tall * 0.3, foot], tall * 0.5, tall * 0.05, sketch.paint('#3A3F7A', 0.2, 0.3));
        drawBranch(sketch, random, FORKS, {
          from: [stem, foot],
          direction: Math.PI / 2 + (random() - 0.5) * 0.16,
          length: tall * 0.28,
          width: tall * 0.075,
          bark: sketch.paint('#4A2F42', 0.35),
          snow: css(snow),
        });
      }
  };
