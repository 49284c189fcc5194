import type { Point, Size } from './projection.ts';

/** Centres of marks that are closer than this cover each other. */
const LEAST_DISTANCE = 23;

/** Rounds of moving marks apart: enough for the stops of one day in one street. */
const ROUNDS = 60;

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/**
 * Moves marks apart that would cover each other, and into the map.
 *
 * @param points where the marks belong; none at the same place stays on another.
 * @param margin between a mark's centre and the edge of the map.
 * @returns where to draw them, in the same order.
 */
export function spreadMarks(points: readonly Point[], { width, height }: Size, margin: number): Point[] {
  const marks = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [index, a] of marks.entries()) {
      for (const [offset, b] of marks.slice(index + 1).entries()) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        if (distance >= LEAST_DISTANCE) continue;
        isSettled = false;
        // Marks at one place part in directions of their own, so that they do not form a line.
        const angle = distance > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : (index + offset) * 2.4;
        const push = (LEAST_DISTANCE - distance) / 2 + 0.1;
        a.x -= Math.cos(angle) * push;
        a.y -= Math.sin(angle) * push;
        b.x += Math.cos(angle) * push;
        b.y += Math.sin(angle) * push;
      }
    }
    for (const mark of marks) {
      mark.x = clamp(mark.x, margin, width - margin);
      mark.y = clamp(mark.y, margin, height - margin);
    }
    if (isSettled) break;
  }
  return marks.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}
