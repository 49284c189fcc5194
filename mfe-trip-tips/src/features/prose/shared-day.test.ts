import { expect, test } from 'vitest';
import { sharedDay } from './shared-day.ts';

const on = (...days: string[]) => days.map((checked) => ({ checked }));

test('is the one day of all entries', () => {
  expect(sharedDay(on('2026-11-20', '2026-11-20'))).toBe('2026-11-20');
  expect(sharedDay(on('2026-11-20'))).toBe('2026-11-20');
});

test('is none where they differ, or where there are none', () => {
  expect(sharedDay(on('2026-11-20', '2026-11-20', '2026-11-21'))).toBeUndefined();
  expect(sharedDay([])).toBeUndefined();
});
