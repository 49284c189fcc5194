import { expect, test } from 'vitest';
import type { ContentFile } from '../checking/read-content.ts';
import { dueOn } from './due.ts';

const file = (name: string, checked: string, reviewMonths: number): ContentFile => ({
  id: 'money',
  file: name,
  entry: { checked, reviewMonths, source: 'the source' },
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2027-01-01', true],
])('half a year after 20 May: on %s due is %s', (today, due) => {
  expect(dueOn(today, [file('a.md', '2026-05-20', 6)]).length > 0).toBe(due);
});

test('a period that ends on a day the month does not have ends on its last', () => {
  expect(dueOn('2027-02-28', [file('a.md', '2026-08-31', 6)])).toEqual([
    { file: 'a.md', checked: '2026-08-31', since: '2027-02-28', source: 'the source' },
  ]);
});

test('the longest due comes first', () => {
  const files = [file('new.md', '2026-01-01', 3), file('old.md', '2025-01-01', 3), file('fresh.md', '2026-11-01', 3)];
  expect(dueOn('2026-11-20', files).map((each) => each.file)).toEqual(['old.md', 'new.md']);
});
