import { expect, test } from 'vitest';
import { getCommonCheckDate } from './check-date.ts';

test.each([
  [['2026-11-20', '2026-11-20'], { date: '2026-11-20', isShared: true }],
  [[undefined, undefined], { date: undefined, isShared: true }],
  [['2026-11-20', '2026-11-21', '2026-11-21'], { date: '2026-11-21', isShared: false }],
  [['2026-11-20', undefined, undefined], { date: undefined, isShared: false }],
  [['2026-11-20', '2026-11-21'], { date: '2026-11-20', isShared: false }],
  [[], { date: undefined, isShared: true }],
])('of %j is %j', (dates, expected) => {
  expect(getCommonCheckDate(dates.map((lastChecked) => ({ lastChecked })))).toEqual(expected);
});
