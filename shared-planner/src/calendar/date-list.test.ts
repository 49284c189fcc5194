import { expect, test } from 'vitest';
import { addDays, listDates } from './date-list.ts';

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %i days are %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('lists both ends, at most as many as asked for, and none backwards', () => {
  expect(listDates('2027-12-30', '2028-01-01')).toEqual(['2027-12-30', '2027-12-31', '2028-01-01']);
  expect(listDates('2027-12-30', '2028-01-01', 2)).toEqual(['2027-12-30', '2027-12-31']);
  expect(listDates('2027-12-30', '2027-12-29')).toEqual([]);
});
