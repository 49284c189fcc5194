/** A rectangle in pixels of the drawing. */
type Box = { x: number; y: number; width: number; height: number };

/** A label and the point that it belongs to. */
export type LabelRequest = { text: string; x: number; y: number };

/** A label with its place: the start of its base line. */
export type PlacedLabel = { text: string; x: number; y: number };

/** The size of the letters and the average width of one, in pixels. */
const FONT_SIZE = 11;
const LETTER_WIDTH = 6.4;
/** The distance between a point and its label. */
const GAP = 7;

const getOverlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The places around a point: right, left, above, below, and the four corners. */
function getCandidates({ text, x, y }: LabelRequest): Box[] {
  const [width, height] = [text.length * LETTER_WIDTH, FONT_SIZE];
  const [left, right, middle] = [x - GAP - width, x + GAP, x - width / 2];
  const [above, below, centre] = [y - GAP - height, y + GAP, y - height / 2];
  return [
    [right, centre],
    [left, centre],
    [middle, above],
    [middle, below],
    [right, above],
    [right, below],
    [left, above],
    [left, below],
  ].map(([boxX = 0, boxY = 0]) => ({ x: boxX, y: boxY, width, height }));
}

/**
 * Places labels beside their points, one after the other, each where it covers least of the points and of the labels
 * before it, and stays inside the drawing.
 *
 * @param width width of the drawing in pixels.
 */
export function placeLabels(requests: readonly LabelRequest[], width: number): PlacedLabel[] {
  const taken: Box[] = requests.map(({ x, y }) => ({ x: x - 4, y: y - 4, width: 8, height: 8 }));
  return requests.map((request) => {
    const cost = (box: Box) =>
      taken.reduce((sum, other) => sum + getOverlap(box, other), 0) +
      (box.x < 0 || box.x + box.width > width ? 1e6 : 0);
    const [best] = getCandidates(request).sort((one, other) => cost(one) - cost(other));
    if (!best) return request;
    taken.push(best);
    return { text: request.text, x: Math.round(best.x), y: Math.round(best.y + FONT_SIZE - 2) };
  });
}
