import { expect, test } from 'vitest';
import { getSharedCheckedDate } from './shared-checked-date.ts';

const createEntries = (...dates: string[]) => dates.map((lastChecked) => ({ lastChecked }));

test('is the date that all entries have', () => {
  expect(getSharedCheckedDate(createEntries('2026-11-20', '2026-11-20'))).toBe('2026-11-20');
  expect(getSharedCheckedDate(createEntries('2026-11-20'))).toBe('2026-11-20');
});

test('is undefined when the dates differ or there are no entries', () => {
  expect(getSharedCheckedDate(createEntries('2026-11-20', '2026-11-20', '2026-11-21'))).toBeUndefined();
  expect(getSharedCheckedDate([])).toBeUndefined();
});
