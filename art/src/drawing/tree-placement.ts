import { createRandom } from '../renderer/random.ts';
import type { Crown, Spruce } from './foliage.ts';
import { hillHeightAt } from './foreground.ts';
import type { Point } from './sketch.ts';

/** Places spruces in a row. Lengths are in units of the picture; a tree is up to `vary` taller than `height`. */
export const spruceRow = ({
  from,
  to,
  count,
  foot,
  height,
  vary,
  light = 0.95,
}: {
  from: number;
  to: number;
  count: number;
  foot: number;
  height: number;
  vary: number;
  light?: number;
}): Spruce[] =>
  Array.from({ length: count }, (_, i) => ({
    x: from + ((to - from) * i) / (count - 1) + ((i * 37) % 13) - 6,
    y: foot + ((i * 29) % 17),
    height: height + ((i * 61) % vary),
    light,
  }));

/**
 * Places spruces left and right of a clearing; nearer trees are taller.
 *
 * @param clearing its far edge, as shares of the picture's width and height.
 */
export function forestEdge(clearing: readonly Point[], count: number, seed: number): Spruce[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const right = i % 2 === 1;
    const from = random() ** 1.5 * 0.34;
    const share = right ? 1.02 - from : from - 0.02;
    const near = 1 - from / 0.36;
    const y = (hillHeightAt(clearing, share) + 0.02 + near * near * 0.11) * 900;
    return { x: share * 1200, y, height: 130 + near * 330 * (0.7 + 0.5 * random()), light: right ? 0.7 : 0.92 };
  }).sort((a, b) => a.y - b.y);
}

/** Places round crowns on a slope, from the left edge of the picture to the share `until` of its width. */
export function crownsOnSlope(
  slope: readonly Point[],
  { count, until, seed }: { count: number; until: number; seed: number },
): Crown[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const x = random() * until;
    const down = random();
    return { x: x * 1200, y: (hillHeightAt(slope, x) + 0.02 + down * 0.5) * 900, radius: 26 + down * 40, leaves: 60 };
  }).sort((a, b) => a.y - b.y);
}
