import { FRAME } from './points.ts';

/** A point in the frame. */
export type Corner = readonly [x: number, y: number];

/** The largest offset of a new corner from the middle of its slope, as a share of the slope's length. */
const ROUGHNESS = 0.19;

/** The corners of a slope after its first, by midpoint displacement; none is above the slope's higher end. */
function roughenSlope(from: Corner, to: Corner, random: () => number, halvings: number): Corner[] {
  if (halvings === 0) return [to];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const offset = (random() - 0.5) * 2 * ROUGHNESS * length;
  const middle: Corner = [
    from[0] + (to[0] - from[0]) * (0.4 + 0.2 * random()),
    Math.max((from[1] + to[1]) / 2 + offset, Math.min(from[1], to[1]) + 1),
  ];
  return [...roughenSlope(from, middle, random, halvings - 1), ...roughenSlope(middle, to, random, halvings - 1)];
}

/** The lowest point between two summits; it is below both. */
function placeValley(from: Corner, to: Corner, random: () => number): Corner {
  const lowerY = Math.max(from[1], to[1]);
  return [
    from[0] + (to[0] - from[0]) * (0.42 + 0.16 * random()),
    lowerY + (FRAME.height - lowerY) * (0.12 + 0.13 * random()),
  ];
}

/**
 * Draws a line through forms, with a valley between each two.
 *
 * @param forms the corners of each form, which stay as they are.
 * @param halvings how often each slope is halved and roughened.
 */
export function drawRidgeLine(forms: readonly (readonly Corner[])[], random: () => number, halvings: number): Corner[] {
  return forms.flatMap((form, index) => {
    const [from, to] = [form.at(-1), forms[index + 1]?.[0]];
    if (!from || !to) return form.slice(1);
    const valley = placeValley(from, to, random);
    return [
      ...(index === 0 ? form : form.slice(1)),
      ...roughenSlope(from, valley, random, halvings),
      ...roughenSlope(valley, to, random, halvings),
    ];
  });
}

/**
 * Formats corners as an SVG path of whole numbers, each relative to the one before. This keeps the path short, because it
 * is part of the page.
 */
export function toSvgPath(corners: readonly Corner[]): string {
  let [x, y] = [0, 0];
  return corners
    .map(([nextX, nextY], index) => {
      const [dx, dy] = [Math.round(nextX) - x, Math.round(nextY) - y];
      [x, y] = [x + dx, y + dy];
      return `${index === 0 ? 'M' : index === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    })
    .join('');
}
