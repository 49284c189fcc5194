import { expect, test } from 'vitest';
import { formatLongDay, formatShortDay } from './format-day.ts';

test('a day has its weekday, in any time zone', () => {
  expect(formatShortDay('2027-06-12')).toMatch(/^Sat\.? 12$/);
  expect(formatLongDay('2027-06-15')).toContain('Tuesday');
  expect(formatLongDay('2027-06-15')).toContain('15');
});
