import { expect, test } from 'vitest';
import { getNextZoom, getZoomStep, keepInPlace, limitZoom } from './zoom.ts';

test.each([
  [1, 0],
  [1.6, 0],
  [1.7, 1],
  [2.9, 1],
  [3, 2],
  [4, 2],
])('at %f the labels are those of step %i', (zoom, step) => {
  expect(getZoomStep(zoom)).toBe(step);
});

test.each([
  [1, true, 1.7],
  [1.7, true, 3],
  [2, true, 3],
  [3, true, 4],
  [4, true, 4],
  [4, false, 3],
  [2, false, 1.7],
  [1, false, 1],
])('from %f, closer %s leads to %f', (zoom, isCloser, next) => {
  expect(getNextZoom(zoom, isCloser)).toBe(next);
});

test('an enlargement stays between 1 and 4', () => {
  expect([limitZoom(0.4), limitZoom(2.2), limitZoom(9)]).toEqual([1, 2.2, 4]);
});

test('the point under the finger stays there', () => {
  const scroll = keepInPlace(100, 50, 2);
  // It was 150 pixels from the start of the content, and is 300 now.
  expect(scroll + 50).toBe(300);
  expect(keepInPlace(100, 50, 2, 200) + 200).toBe(300);
});
