import { expect, test } from 'vitest';
import { placedPoints, profilePoints, ridgePath } from './profile.ts';

test('the places climb, and each stands as high in the frame as it is', () => {
  const heights = profilePoints.map(({ height }) => height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  const [low, ...rest] = placedPoints;
  const scale = rest.map(({ y, height }) => ((low?.y ?? 0) - y) / (height - (low?.height ?? 0)));
  for (const each of scale) expect(each).toBeCloseTo(scale[0] ?? 0, 10);
});

test('the drawn line passes through every place, from left to right, inside the frame', () => {
  const path = ridgePath();
  for (const { x, y } of placedPoints) expect(path).toContain(`L${x.toFixed(2)} ${y.toFixed(2)}`);
  const points = [...path.matchAll(/L(-?[\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const across = points.map(([x = 0]) => x);
  expect(across).toEqual([...across].sort((a, b) => a - b));
  for (const [, y] of points) expect(y).toBeLessThanOrEqual(101);
});

test('it is the same line every time: the browser takes over what the server drew', () => {
  expect(ridgePath()).toBe(ridgePath());
});
