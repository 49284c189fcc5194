import type { Projection } from '../../../src/lib/map/projection.ts';
import type { HeightModel } from './height-model.ts';

/** A grid of values over a drawing, with a margin of some cells around it. */
export type Grid = {
  values: Float64Array;
  columns: number;
  rows: number;
  /** The distance of two values in pixels of the drawing. */
  step: number;
};

/** Cells of the margin on each side: outlines close outside the drawing. */
const MARGIN = 2.5;

/** The place of a cell in pixels of the drawing. */
export const toPixels = (step: number, index: number): number => (index - MARGIN) * step;

const NEIGHBOURS = [
  [0, 0, 4],
  [1, 0, 2],
  [-1, 0, 2],
  [0, 1, 2],
  [0, -1, 2],
  [1, 1, 1],
  [1, -1, 1],
  [-1, 1, 1],
  [-1, -1, 1],
] as const;

/** Smooths a grid by its neighbours (binomial kernel of 3 by 3). */
function blur({ values, columns, rows, step }: Grid): Grid {
  const at = (column: number, row: number) =>
    values[Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))] ?? 0;
  const blurred = Float64Array.from(values, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return NEIGHBOURS.reduce((sum, [right, down, weight]) => sum + weight * at(column + right, row + down), 0) / 16;
  });
  return { values: blurred, columns, rows, step };
}

/** The heights of a drawing in metres. @param step the distance of two heights in pixels. */
export function createHeightGrid(heights: HeightModel, { width, height, unproject }: Projection, step: number): Grid {
  const [columns, rows] = [Math.ceil(width / step) + 6, Math.ceil(height / step) + 6];
  const values = Float64Array.from({ length: columns * rows }, (_, index) => {
    const { lon, lat } = unproject({
      x: toPixels(step, index % columns),
      y: toPixels(step, Math.floor(index / columns)),
    });
    return heights(lon, lat);
  });
  return blur({ values, columns, rows, step });
}

/** How much a slope faces the light in the north-west: negative values are in the shade. */
export function createLightGrid(heights: Grid): Grid {
  const { values, columns, rows, step } = heights;
  const light = Float64Array.from(values, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return 0;
    const rise = (values[index + 1] ?? 0) - (values[index - 1] ?? 0);
    const fall = (values[index + columns] ?? 0) - (values[index - columns] ?? 0);
    return -(rise + fall);
  });
  return blur(blur({ values: light, columns, rows, step }));
}
