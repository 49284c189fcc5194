import { expect, test } from 'vitest';
import { sortByDrive, sortBySeason } from './sort-locations.ts';

const create = (name: string, longestDriveHours: number, bestMonths: number[]) => ({
  name,
  longestDriveHours,
  bestMonths,
});
const items = [
  create('always', 2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  create('summer', 1, [6, 7, 8]),
  create('winter', 2, [1, 2, 12]),
  create('spring', 0, [4, 5]),
];
const getNames = (sorted: readonly { name: string }[]) => sorted.map(({ name }) => name);

test('sorts by the longest drive and keeps the order of equal ones', () => {
  expect(getNames(sortByDrive(items))).toEqual(['spring', 'summer', 'always', 'winter']);
});

test.each([
  [1, ['winter', 'always', 'spring', 'summer']],
  [7, ['summer', 'always', 'winter', 'spring']],
  [11, ['always', 'winter', 'spring', 'summer']],
])('in month %i, what is in season comes first, the shortest season before longer ones', (month, names) => {
  expect(getNames(sortBySeason(items, month))).toEqual(names);
});
