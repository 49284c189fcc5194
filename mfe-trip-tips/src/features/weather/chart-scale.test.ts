import { expect, test } from 'vitest';
import { formatDegrees, getPrecipitationHeight, getTemperatureHeight, getTemperatureOffset } from './chart-scale.ts';

test('a temperature bar ends at the offset of its upper temperature', () => {
  const end = Number.parseFloat(getTemperatureOffset(-8)) + Number.parseFloat(getTemperatureHeight(-8, 18));
  expect(end).toBeCloseTo(Number.parseFloat(getTemperatureOffset(18)), 1);
});

test('the highest allowed precipitation has the full height', () => {
  expect([0, 60, 120].map(getPrecipitationHeight)).toEqual(['0.00%', '50.00%', '100.00%']);
});

test.each([
  [-8.4, '−8'],
  [-0.3, '0'],
  [27.5, '28'],
])('formats %d degrees as %s', (temperature, text) => {
  expect(formatDegrees(temperature)).toBe(text);
});
