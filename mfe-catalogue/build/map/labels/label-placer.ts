import type { LabelOffset } from '../../../src/lib/map/marks.ts';
import type { Point } from '../../../src/lib/map/projection.ts';

/** A rectangle in pixels of the screen. */
export type Box = { x: number; y: number; width: number; height: number };

/** Where a label can stand at its place; corners are tried after the sides. */
type Side = 'right' | 'left' | 'top' | 'bottom' | 'top-right' | 'bottom-right' | 'top-left' | 'bottom-left';

const SIDES: readonly Side[] = [
  'right',
  'left',
  'top',
  'bottom',
  'top-right',
  'bottom-right',
  'top-left',
  'bottom-left',
];

/** The part of a line that is above its base line. */
const BASE_LINE = 0.76;

/** A text of one or two lines that wants a place beside a point. */
export type LabelRequest = {
  /** The distance from the point to the text in pixels. */
  gap: number;
  width: number;
  /** Of one line. */
  lineHeight: number;
  lines?: 1 | 2;
  sides?: readonly Side[];
};

type Size = { width: number; height: number };

/** The box of a label that has been placed at a point. */
export function getLabelBox(at: Point, { width, lineHeight, lines = 1 }: LabelRequest, label: LabelOffset): Box {
  const left = label.anchor === 'middle' ? width / 2 : label.anchor === 'end' ? width : 0;
  return {
    x: at.x + label.dx - left,
    y: at.y + label.dy - lineHeight * BASE_LINE,
    width,
    height: lineHeight * lines,
  };
}

/** Keeps count of what of a drawing is taken, and finds room for labels, one after the other. */
export class LabelPlacer {
  readonly #size: Size;
  readonly #taken: Box[] = [];

  /** @param size of the drawing in pixels, outside of which no label stands. */
  constructor(size: Size) {
    this.#size = size;
  }

  block(box: Box): void {
    this.#taken.push(box);
  }

  /** Blocks the surroundings of a point. @param radius in pixels. */
  blockAround({ x, y }: Point, radius: number): void {
    this.block({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
  }

  isFree({ x, y, width, height }: Box): boolean {
    const isInside = x >= 6 && y >= 6 && x + width <= this.#size.width - 6 && y + height <= this.#size.height - 6;
    return (
      isInside &&
      this.#taken.every(
        (box) => x >= box.x + box.width || x + width <= box.x || y >= box.y + box.height || y + height <= box.y,
      )
    );
  }

  /**
   * Finds the first free side of a point and blocks it.
   *
   * @returns where the text stands from the point (its first base line), or undefined when no side is free: a label is rather
   *   left out than covered.
   */
  place({ x, y }: Point, request: LabelRequest): LabelOffset | undefined {
    const { gap, width, lineHeight, lines = 1, sides = SIDES } = request;
    const height = lineHeight * lines;
    const [near, corner] = [gap * 0.5, gap * 0.92];
    const boxes: Readonly<Record<Side, Box>> = {
      right: { x: x + gap, y: y - height / 2, width, height },
      left: { x: x - gap - width, y: y - height / 2, width, height },
      top: { x: x - width / 2, y: y - gap - height, width, height },
      bottom: { x: x - width / 2, y: y + gap, width, height },
      'top-right': { x: x - near, y: y - corner - height, width, height },
      'bottom-right': { x: x - near, y: y + corner, width, height },
      'top-left': { x: x + near - width, y: y - corner - height, width, height },
      'bottom-left': { x: x + near - width, y: y + corner, width, height },
    };
    const side = sides.find((each) => this.isFree(boxes[each]));
    if (!side) return undefined;
    const box = boxes[side];
    this.block(box);
    const anchor = side === 'top' || side === 'bottom' ? 'middle' : side.endsWith('left') ? 'end' : undefined;
    const anchored = anchor === 'middle' ? box.x + width / 2 : anchor === 'end' ? box.x + width : box.x;
    return {
      dx: Math.round(anchored - x),
      dy: Math.round(box.y + lineHeight * BASE_LINE - y),
      ...(anchor && { anchor }),
    };
  }
}
