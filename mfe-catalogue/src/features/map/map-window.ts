import { type Frame, projections } from '../../lib/map/frames.ts';
import type { Point } from '../../lib/map/projection.ts';

/** Where a place of a frame is on its sheet, whose size follows the enlargement, in pixels of the screen. */
function toSheet(box: HTMLElement, frame: Frame, { x, y }: Point): Point {
  const { width, height } = projections[frame];
  return { x: (x / width) * box.scrollWidth, y: (y / height) * box.scrollHeight };
}

/** Where a place of a frame is in the window of its map, in pixels of the screen. @param box the scrolled box of the map. */
export function locate(box: HTMLElement, frame: Frame, place: Point): Point {
  const { x, y } = toSheet(box, frame, place);
  return { x: x - box.scrollLeft, y: y - box.scrollTop };
}

/** Moves a map so that a place of it is in the middle of its window. */
export function centre(box: HTMLElement, frame: Frame, place: Point): void {
  const { x, y } = toSheet(box, frame, place);
  box.scrollTo(x - box.clientWidth / 2, y - box.clientHeight / 2);
}

/** Whether a place of a frame is in the window of its map, a pin's width from its edge. */
export function isInWindow(box: HTMLElement, frame: Frame, place: Point): boolean {
  const { x, y } = locate(box, frame, place);
  return x > 22 && y > 22 && x < box.clientWidth - 22 && y < box.clientHeight - 22;
}
