import type { Point, Size } from './projection.ts';

/** A rectangle in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A label that has room: its text begins at `x` on the base line `y`. */
export type PlacedLabel = { text: string; x: number; y: number; box: Box };

/** Measures of a label's letters at 13 pixels and weight 800, in pixels; wider than most, so that none is cut. */
const [LATIN_WIDTH, CYRILLIC_WIDTH, ASCENT, DESCENT] = [7.3, 8.2, 11, 4];

/** Half of a mark, and the distance of its label from it. */
const [MARK, GAP] = [12, 4];

const estimateWidth = (text: string) =>
  text.length * (/\p{Script=Cyrillic}/u.test(text) ? CYRILLIC_WIDTH : LATIN_WIDTH);

/** The box of a label that begins at `left` with its middle at `middle`. */
const toBox = (left: number, middle: number, width: number): Box => ({
  ...{ left, right: left + width },
  ...{ top: middle - (ASCENT + DESCENT) / 2, bottom: middle + (ASCENT + DESCENT) / 2 },
});

/** Whether two boxes share some area. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The box of a mark with its centre at a point. */
export const markBox = ({ x, y }: Point): Box => ({ left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK });

/** Where a label can stand, the best place first: beside its mark, above, below, and at its corners. */
function listPlaces({ x, y }: Point, width: number): Box[] {
  const [right, left, centre] = [x + MARK + GAP, x - MARK - GAP - width, x - width / 2];
  const [above, below] = [y - MARK - GAP - DESCENT, y + MARK + GAP + DESCENT];
  return [
    [right, y] as const,
    [left, y] as const,
    [centre, above] as const,
    [centre, below] as const,
    [right - GAP, y - MARK] as const,
    [left + GAP, y - MARK] as const,
    [right - GAP, y + MARK] as const,
    [left + GAP, y + MARK] as const,
  ].map(([start, middle]) => toBox(start, middle, width));
}

/**
 * Places the labels of marks, the first ones first, so that no label covers a mark, another label or the edge of the map. A
 * label without room is left out: the list of the day says the same.
 *
 * @param taken other boxes that labels must not cover.
 * @returns a label or undefined for every mark, in the same order.
 */
export function placeLabels(
  marks: readonly (Point & { text: string })[],
  { width, height }: Size,
  taken: readonly Box[] = [],
): (PlacedLabel | undefined)[] {
  const boxes = [...taken, ...marks.map(markBox)];
  return marks.map((mark) => {
    const { text } = mark;
    if (text === '') return undefined;
    const box = listPlaces(mark, estimateWidth(text)).find(
      (place) =>
        place.left >= 2 &&
        place.right <= width - 2 &&
        place.top >= 2 &&
        place.bottom <= height - 2 &&
        !boxes.some((other) => overlaps(place, other)),
    );
    if (!box) return undefined;
    boxes.push(box);
    return { text, x: box.left, y: box.bottom - DESCENT, box };
  });
}
