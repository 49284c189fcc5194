import { type LabelOffset, type ZoomLevel, zoomLevels } from '../../../src/lib/map/marks.ts';
import type { Point } from '../../../src/lib/map/projection.ts';
import { getLabelBox, LabelPlacer, type LabelRequest } from '../labels/label-placer.ts';

type Size = { width: number; height: number };

/** Something on a map that keeps its size while the map is enlarged; places in pixels of the map. */
export type FixedMark = Point & {
  /** Moved by so many pixels of the screen. */
  dx?: number;
  dy?: number;
  /** Half of its width and height in pixels of the screen. */
  halfWidth: number;
  halfHeight: number;
  /** The step of enlargement from which on it is there, and the one at which it is gone. */
  from?: number;
  until?: number;
};

/** A label that wants a place, with what it belongs to. */
export type LevelRequest<Key> = LabelRequest & Point & Pick<FixedMark, 'dx' | 'dy' | 'from' | 'until'> & { key: Key };

export type PlacedLabel = LabelOffset & { from?: ZoomLevel };

const isAt = ({ from = 0, until = zoomLevels.length }: Pick<FixedMark, 'from' | 'until'>, level: number) =>
  from <= level && level < until;

/**
 * Places labels at each step of enlargement, those of a lower step first, so that no label moves when a visitor enlarges the map.
 *
 * @param size of the map in pixels.
 * @param marks what no label covers.
 * @param requests the most important first.
 * @param levels by how much the map can be enlarged, from 1.
 * @returns the place of each label that has room at some step, with the step, by its key.
 */
export function placeLabelsByLevel<Key>(
  size: Size,
  marks: readonly FixedMark[],
  requests: readonly LevelRequest<Key>[],
  levels: readonly number[],
): Map<Key, PlacedLabel> {
  const placed = new Map<Key, PlacedLabel>();
  for (const [level, zoom] of levels.entries()) {
    const placer = new LabelPlacer({ width: size.width * zoom, height: size.height * zoom });
    for (const mark of marks) {
      if (!isAt(mark, level)) continue;
      const { dx = 0, dy = 0, halfWidth, halfHeight } = mark;
      placer.block({
        x: mark.x * zoom + dx - halfWidth,
        y: mark.y * zoom + dy - halfHeight,
        width: 2 * halfWidth,
        height: 2 * halfHeight,
      });
    }
    const shown = requests.filter((request) => isAt(request, level));
    for (const request of shown) {
      const before = placed.get(request.key);
      if (before) placer.block(getLabelBox({ x: request.x * zoom, y: request.y * zoom }, request, before));
    }
    for (const request of shown) {
      if (placed.has(request.key)) continue;
      const { x, y, dx = 0, dy = 0 } = request;
      const offset = placer.place({ x: x * zoom + dx, y: y * zoom + dy }, request);
      if (!offset) continue;
      const moved = { ...offset, dx: offset.dx + dx, dy: offset.dy + dy };
      placed.set(request.key, level === 0 ? moved : { ...moved, from: level as ZoomLevel });
    }
  }
  return placed;
}
