import { expect, test } from 'vitest';
import type { ContentFile } from '../validation/read-content.ts';
import { findDueTips } from './due-tips.ts';

const createFile = (file: string, lastChecked: string | undefined, reviewMonths: number): ContentFile => ({
  id: 'money',
  file,
  entry: { lastChecked, reviewMonths, sources: [{ title: 'the source' }] },
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2027-01-01', true],
])('six months after 20 May 2026: whether the tip is due on %s is %s', (today, isDue) => {
  expect(findDueTips(today, [createFile('a.md', '2026-05-20', 6)]).length > 0).toBe(isDue);
});

test('a period that would end on 31 February ends on the last day of February', () => {
  expect(findDueTips('2027-02-28', [createFile('a.md', '2026-08-31', 6)])).toEqual([
    { file: 'a.md', lastChecked: '2026-08-31', dueSince: '2027-02-28', sources: ['the source'] },
  ]);
});

test('a tip that nobody has checked yet is due at once, before all others', () => {
  const files = [createFile('old.md', '2020-01-01', 1), createFile('unchecked.md', undefined, 24)];
  expect(findDueTips('2026-11-20', files).map(({ file }) => file)).toEqual(['unchecked.md', 'old.md']);
});

test('lists the tips that have been due longest first, and no others', () => {
  const files = [
    createFile('new.md', '2026-01-01', 3),
    createFile('old.md', '2025-01-01', 3),
    createFile('recent.md', '2026-11-01', 3),
  ];
  expect(findDueTips('2026-11-20', files).map(({ file }) => file)).toEqual(['old.md', 'new.md']);
});
