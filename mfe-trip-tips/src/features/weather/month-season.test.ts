import { expect, test } from 'vitest';
import { getMonthSeason } from './month-season.ts';

const periods = [
  { season: 'hiking', firstMonth: 'April', lastMonth: 'September' },
  { season: 'skiing', firstMonth: 'December', lastMonth: 'March' },
] as const;

test.each([
  ['January', 'skiing'],
  ['March', 'skiing'],
  ['April', 'hiking'],
  ['September', 'hiking'],
  ['October', 'off-season'],
  ['November', 'off-season'],
  ['December', 'skiing'],
] as const)('the season of %s is %s', (month, season) => {
  expect(getMonthSeason(month, periods)).toBe(season);
});
