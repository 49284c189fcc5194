import { expect, test } from 'vitest';
import { degrees, heightOf, rainOf, spanOf } from './scale.ts';

test('a bar ends where the next temperature begins', () => {
  const end = Number.parseFloat(heightOf(-8)) + Number.parseFloat(spanOf(-8, 18));
  expect(end).toBeCloseTo(Number.parseFloat(heightOf(18)), 1);
});

test('the most rain there can be fills its row', () => {
  expect([rainOf(0), rainOf(60), rainOf(120)]).toEqual(['0.00%', '50.00%', '100.00%']);
});

test.each([
  [-8.4, '−8'],
  [-0.3, '0'],
  [27.5, '28'],
])('%d degrees are %s', (value, text) => {
  expect(degrees(value)).toBe(text);
});
