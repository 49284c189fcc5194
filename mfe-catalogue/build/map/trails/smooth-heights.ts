import type { AlongTheWay } from '../../../src/lib/trail/heights.ts';

/**
 * Smooths the heights of a way by a moving mean: a model with cells of 90 m jumps where a path follows a steep valley. The
 * first, the last and the highest point stay what they are.
 *
 * @param points over how many of them, an odd number; 1 leaves all as they are.
 */
export function smoothHeights(heights: AlongTheWay, points: number): AlongTheWay {
  const reach = (points - 1) / 2;
  const highest = Math.max(...heights.map(([, metres]) => metres));
  return heights.map(([km, metres], index) => {
    // Fewer points near an end, as many on either side.
    const near = Math.min(reach, index, heights.length - 1 - index);
    const window = heights.slice(index - near, index + near + 1);
    const mean = window.reduce((sum, [, each]) => sum + each, 0) / window.length;
    return [km, metres === highest ? metres : Math.round(mean)];
  });
}
