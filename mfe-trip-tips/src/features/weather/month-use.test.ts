import { expect, test } from 'vitest';
import { monthUse } from './month-use.ts';

const times = [
  { season: 'hiking', begins: 'April', ends: 'September' },
  { season: 'skiing', begins: 'December', ends: 'March' },
] as const;

test.each([
  ['January', 'skiing'],
  ['March', 'skiing'],
  ['April', 'hiking'],
  ['September', 'hiking'],
  ['October', 'between'],
  ['November', 'between'],
  ['December', 'skiing'],
] as const)('%s is for %s', (month, use) => {
  expect(monthUse(month, times)).toBe(use);
});
