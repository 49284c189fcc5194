import { clamp } from './math.ts';

/** Reads a square grid with bilinear interpolation; (u, v) are in cells and clamped to the grid. */
export function sampleGrid(grid: Float32Array, cells: number, u: number, v: number): number {
  const last = cells - 1.001;
  u = clamp(u, 0, last);
  v = clamp(v, 0, last);
  const column = u | 0;
  const row = v | 0;
  const fu = u - column;
  const fv = v - row;
  const k = row * cells + column;
  const a = grid[k];
  const b = grid[k + 1];
  const c = grid[k + cells];
  return a + (b - a) * fu + (c - a) * fv + (a - b - c + grid[k + cells + 1]) * fu * fv;
}

/** A height map: `cells` x `cells` heights in metres over a square of `size` x `size` metres. */
export class Terrain {
  readonly cells: number;
  readonly size: number;
  /** Distance between neighbouring heights, in metres. */
  readonly step: number;
  heights: Float32Array;

  constructor(cells: number, size: number, heightAt: (x: number, z: number) => number) {
    this.cells = cells;
    this.size = size;
    this.step = size / (cells - 1);
    this.heights = new Float32Array(cells * cells);
    for (let row = 0; row < cells; row++)
      for (let column = 0; column < cells; column++)
        this.heights[row * cells + column] = heightAt(column * this.step, row * this.step);
  }

  /** The interpolated height at a point, in metres. */
  heightAt(x: number, z: number): number {
    return sampleGrid(this.heights, this.cells, x / this.step, z / this.step);
  }
}

/** Applies a box blur with squares of 2 * radius + 1 cells, `times` times; the grid itself stays unchanged. */
export function blurGrid(grid: Float32Array, cells: number, radius: number, times: number): Float32Array {
  const from = Float32Array.from(grid);
  const to = new Float32Array(grid.length);
  const span = 2 * radius + 1;
  const last = cells - 1;
  /** Averages one line of cells that are `stride` apart. */
  const line = (source: Float32Array, target: Float32Array, start: number, stride: number) => {
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += source[start + clamp(i, 0, last) * stride];
    for (let i = 0; i < cells; i++) {
      target[start + i * stride] = sum / span;
      const entering = source[start + Math.min(last, i + radius + 1) * stride];
      sum += entering - source[start + Math.max(0, i - radius) * stride];
    }
  };
  for (let pass = 0; pass < times; pass++) {
    for (let row = 0; row < cells; row++) line(from, to, row * cells, 1);
    for (let column = 0; column < cells; column++) line(to, from, column, cells);
  }
  return from;
}
