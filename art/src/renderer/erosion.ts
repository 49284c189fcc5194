import { createRandom } from './random.ts';
import type { Terrain } from './terrain.ts';

export type Erosion = {
  droplets: number;
  /** Share of its free capacity that a droplet takes up per step, 0 to 1. */
  rate?: number;
  /** How much sediment fast water can carry. */
  capacity?: number;
  /** Radius around a droplet that it erodes, in cells. */
  radius?: number;
  /** Steps after which a droplet ends. */
  maxSteps?: number;
};

const SEED = 5;
const INERTIA = 0.06;
const SETTLING = 0.3;
const DRYING = 0.012;
const GRAVITY = 4;
const MIN_CAPACITY = 0.01;
/**
 * A cell that is higher than all its neighbours by this many cell widths is a spike, which a reflection would show as a
 * vertical line.
 */
const SPIKE = 0.35;

/** The cells that a droplet erodes, as offsets in the grid, with their shares. */
function createBrush(cells: number, radius: number) {
  const offsets: [offset: number, weight: number][] = [];
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) {
      const distance = Math.hypot(x, y);
      if (distance < radius) offsets.push([y * cells + x, 1 - distance / radius]);
    }
  const total = offsets.reduce((sum, [, weight]) => sum + weight, 0);
  return offsets.map(([offset, weight]) => [offset, weight / total] as const);
}

/** Flattens single cells that stand far above or below all their neighbours. */
function despike(h: Float32Array, cells: number) {
  for (let pass = 0; pass < 2; pass++)
    for (let row = 1; row < cells - 1; row++)
      for (let column = 1; column < cells - 1; column++) {
        const k = row * cells + column;
        const highest = Math.max(h[k - 1], h[k + 1], h[k - cells], h[k + cells]);
        const lowest = Math.min(h[k - 1], h[k + 1], h[k - cells], h[k + cells]);
        if (h[k] > highest + SPIKE) h[k] = highest + SPIKE * 0.5;
        else if (h[k] < lowest - SPIKE) h[k] = lowest - SPIKE * 0.5;
      }
}

/**
 * Simulates erosion by rain, in place: each droplet runs downhill, takes up soil where it is fast and drops it where it
 * slows down.
 */
export function erode(terrain: Terrain, options: Erosion): void {
  const { droplets, rate = 0.3, capacity = 4, radius = 3, maxSteps = 48 } = options;
  const { cells, step, heights: h } = terrain;
  const random = createRandom(SEED);
  const erodedCells = createBrush(cells, radius);
  const margin = radius + 2;
  // Heights are converted from metres to cells, so that the constants suit every size of terrain.
  for (let i = 0; i < h.length; i++) h[i] /= step;
  const spread = (k: number, fx: number, fy: number, amount: number) => {
    h[k] += amount * (1 - fx) * (1 - fy);
    h[k + 1] += amount * fx * (1 - fy);
    h[k + cells] += amount * (1 - fx) * fy;
    h[k + cells + 1] += amount * fx * fy;
  };
  const height = (k: number, fx: number, fy: number) =>
    h[k] * (1 - fx) * (1 - fy) + h[k + 1] * fx * (1 - fy) + h[k + cells] * (1 - fx) * fy + h[k + cells + 1] * fx * fy;

  for (let droplet = 0; droplet < droplets; droplet++) {
    let x = margin + random() * (cells - 2 * margin - 1);
    let y = margin + random() * (cells - 2 * margin - 1);
    let dx = 0;
    let dy = 0;
    let speed = 1;
    let water = 1;
    let sediment = 0;
    for (let age = 0; age < maxSteps; age++) {
      const fx = x - (x | 0);
      const fy = y - (y | 0);
      const k = (y | 0) * cells + (x | 0);
      const slopeX = (h[k + 1] - h[k]) * (1 - fy) + (h[k + cells + 1] - h[k + cells]) * fy;
      const slopeY = (h[k + cells] - h[k]) * (1 - fx) + (h[k + cells + 1] - h[k + 1]) * fx;
      const before = height(k, fx, fy);
      dx = dx * INERTIA - slopeX * (1 - INERTIA);
      dy = dy * INERTIA - slopeY * (1 - INERTIA);
      const length = Math.hypot(dx, dy);
      if (length < 1e-6) break;
      dx /= length;
      dy /= length;
      x += dx;
      y += dy;
      if (x < margin || y < margin || x >= cells - margin - 1 || y >= cells - margin - 1) break;
      const rise = height((y | 0) * cells + (x | 0), x - (x | 0), y - (y | 0)) - before;
      const carried = Math.max(-rise * speed * water * capacity, MIN_CAPACITY);
      if (sediment > carried || rise > 0) {
        const amount = rise > 0 ? Math.min(rise, sediment) : (sediment - carried) * SETTLING;
        sediment -= amount;
        spread(k, fx, fy, amount);
      } else {
        const amount = Math.min((carried - sediment) * rate, -rise);
        for (const [offset, weight] of erodedCells) h[k + offset] -= amount * weight;
        sediment += amount;
      }
      speed = Math.sqrt(Math.max(0, speed * speed - rise * GRAVITY));
      water *= 1 - DRYING;
    }
  }
  despike(h, cells);
  for (let i = 0; i < h.length; i++) h[i] *= step;
}
