import { expect, test } from 'vitest';
import { listDates } from './date-list.ts';

test('lists both ends, at most as many as asked for, and none backwards', () => {
  expect(listDates('2027-12-30', '2028-01-01')).toEqual(['2027-12-30', '2027-12-31', '2028-01-01']);
  expect(listDates('2027-12-30', '2028-01-01', 2)).toEqual(['2027-12-30', '2027-12-31']);
  expect(listDates('2027-12-30', '2027-12-29')).toEqual([]);
});
