import { expect, test } from 'vitest';
import { formatShortDay } from './format-day.ts';

test('a day has its weekday, in any time zone', () => {
  expect(formatShortDay('2027-06-12')).toBe('Sat 12');
});
