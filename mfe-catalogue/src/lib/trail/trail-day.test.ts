import { expect, test } from 'vitest';
import { formatClock, planTrailDay } from './trail-day.ts';

const way = { upMinutes: 190, downMinutes: 130 };
const sunset = 19 * 60 + 33;

test('up, a rest of 45 minutes, and down', () => {
  const { top, descent, back } = planTrailDay(way, 9 * 60, sunset);
  expect([top, descent, back].map(formatClock)).toEqual(['12:10', '12:55', '15:05']);
});

test('who turns back in time is down an hour before sunset', () => {
  // 19:33 less an hour is 18:33, less the way down 16:23.
  expect(formatClock(planTrailDay(way, 9 * 60, sunset).turnBack)).toBe('16:20');
});

test('the latest start leaves time for the whole way', () => {
  // 16:23 less the rest is 15:38, less the way up 12:28.
  expect(formatClock(planTrailDay(way, 9 * 60, sunset).latestStart)).toBe('12:20');
});

test('the turn does not depend on the start', () => {
  expect(planTrailDay(way, 600, sunset).turnBack).toBe(planTrailDay(way, 400, sunset).turnBack);
});

test('a clock has two digits', () => expect(formatClock(65)).toBe('01:05'));
