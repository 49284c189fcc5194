import { expect, test } from 'vitest';
import { FRAME, levelPath, placedPoints, profilePoints, rangePath, ridgePath, scale, snowPath } from './profile.ts';

/** The corners of a path of whole numbers, each given from the one before. */
function cornersOf(path: string) {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number);
  const corners = [{ x, y }];
  for (let at = 0; at < steps.length; at += 2) {
    const last = corners.at(-1) ?? { x, y };
    corners.push({ x: last.x + (steps[at] ?? 0), y: last.y + (steps[at + 1] ?? 0) });
  }
  return corners;
}

const inFrame = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round((x * FRAME.width) / 100),
  y: Math.round((y * FRAME.height) / 100),
});

test('the places climb, and each stands as high in the frame as it is', () => {
  const heights = profilePoints.map(({ height }) => height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  const [low, ...rest] = [...placedPoints, ...scale];
  const slopes = rest.map(({ y, height }) => ((low?.y ?? 0) - y) / (height - (low?.height ?? 0)));
  for (const each of slopes) expect(each).toBeCloseTo(slopes[0] ?? 0, 10);
});

test('the drawn line passes through every place, from left to right, inside the frame', () => {
  const corners = cornersOf(ridgePath());
  for (const point of placedPoints) expect(corners).toContainEqual(inFrame(point));
  const across = corners.map(({ x }) => x);
  expect(across).toEqual([...across].sort((a, b) => a - b));
  expect(across.at(0)).toBe(0);
  expect(across.at(-1)).toBeGreaterThanOrEqual(FRAME.width);
  for (const { y } of corners) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(FRAME.height);
  }
});

test('between two places it goes down into a valley, and nowhere above the higher of them', () => {
  const corners = cornersOf(ridgePath());
  const places = placedPoints.map(inFrame);
  for (const [index, from] of places.slice(0, -1).entries()) {
    const to = places[index + 1] ?? from;
    const between = corners.filter(({ x }) => x > from.x && x < to.x).map(({ y }) => y);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(Math.min(from.y, to.y));
    expect(Math.max(...between)).toBeGreaterThan(Math.max(from.y, to.y));
  }
});

test('it is a fine line, and short enough to be sent with the page', () => {
  expect(cornersOf(ridgePath()).length).toBeGreaterThan(200);
  expect([ridgePath(), rangePath(), snowPath(), levelPath()].join('').length).toBeLessThan(2048);
});

test('it is the same line every time: the browser takes over what the server drew', () => {
  expect(ridgePath()).toBe(ridgePath());
  expect(snowPath()).toBe(snowPath());
});
