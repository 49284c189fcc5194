import { expect, test } from 'vitest';
import { describeDistance } from './describe-distance.ts';

test.each([
  ['Republic Square', { lat: 43.2385, lon: 76.9454 }, 'In the city centre'],
  ['Medeu', { lat: 43.1575, lon: 77.059 }, '13 km south-east of Republic Square, as the crow flies'],
  ['Arbat', { lat: 43.2621, lon: 76.9453 }, '2.7 km north of Republic Square, as the crow flies'],
  ['Turkestan', { lat: 43.2978, lon: 68.2708 }, '702 km west of Republic Square, as the crow flies'],
])('where %s is, in words', (_, position, text) => {
  expect(describeDistance(position)).toBe(text);
});
