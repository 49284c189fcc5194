import { randomFrom } from './random.ts';
import type { Terrain } from './terrain.ts';

export type Erosion = {
  droplets: number;
  /** How much of what a droplet could carry it takes per step, 0 to 1. */
  bite?: number;
  /** How much sediment fast water carries. */
  capacity?: number;
  /** Cells around a droplet that it wears down. */
  radius?: number;
  /** Steps until a droplet has dried up. */
  life?: number;
};

const SEED = 5;
const INERTIA = 0.06;
const SETTLING = 0.3;
const DRYING = 0.012;
const GRAVITY = 4;
const LEAST_CAPACITY = 0.01;
/** A cell higher than all its neighbours by this many cells is a spike, which water would show as a vertical line. */
const SPIKE = 0.35;

/** The cells a droplet wears down, as offsets in the grid, and their shares. */
function brush(cells: number, radius: number) {
  const parts: [offset: number, weight: number][] = [];
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) {
      const distance = Math.hypot(x, y);
      if (distance < radius) parts.push([y * cells + x, 1 - distance / radius]);
    }
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  return parts.map(([offset, weight]) => [offset, weight / total] as const);
}

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

/** Wears the terrain down with rain: each droplet runs downhill, takes soil where it is fast and drops it where it slows. */
export function erode(terrain: Terrain, options: Erosion): void {
  const { droplets, bite = 0.3, capacity = 4, radius = 3, life = 48 } = options;
  const { cells, step, heights: h } = terrain;
  const random = randomFrom(SEED);
  const worn = brush(cells, radius);
  const margin = radius + 2;
  // In cells instead of metres, so that one set of constants fits every size.
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
    for (let age = 0; age < life; age++) {
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
      const carried = Math.max(-rise * speed * water * capacity, LEAST_CAPACITY);
      if (sediment > carried || rise > 0) {
        const amount = rise > 0 ? Math.min(rise, sediment) : (sediment - carried) * SETTLING;
        sediment -= amount;
        spread(k, fx, fy, amount);
      } else {
        const amount = Math.min((carried - sediment) * bite, -rise);
        for (const [offset, weight] of worn) h[k + offset] -= amount * weight;
        sediment += amount;
      }
      speed = Math.sqrt(Math.max(0, speed * speed - rise * GRAVITY));
      water *= 1 - DRYING;
    }
  }
  despike(h, cells);
  for (let i = 0; i < h.length; i++) h[i] *= step;
}
