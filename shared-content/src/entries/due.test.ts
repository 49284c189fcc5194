import { expect, test } from 'vitest';
import { type DueItem, describeDue, findPlaceholders, listDueFiles, PLACEHOLDER } from './due.ts';

const item = (file: string, since: string): DueItem => ({ file, line: 3, field: 'fee', message: 'check it', since });
const items = [
  item('b.yml', '2027-02-01'),
  item('a.yml', '2027-02-01'),
  item('new.yml', ''),
  item('c.yml', '2027-03-01'),
];

test('lists what is due from its day on, what was never done first, then the longest due, and counts all', () => {
  expect(describeDue('2027-02-28', items, 'the tips')).toEqual([
    'new.yml:3: fee: check it',
    'a.yml:3: fee: check it',
    'b.yml:3: fee: check it',
    '3 of 4 in the tips are due on 2027-02-28',
  ]);
});

test.each([
  ['2027-01-31', 1],
  ['2027-02-01', 3],
  ['2027-03-01', 4],
])('on %s there are %i', (day, count) => {
  expect(describeDue(day, items, 'the tips').at(-1)).toBe(`${count} of 4 in the tips are due on ${day}`);
});

test('finds the texts that nobody has written, at any depth', () => {
  const text = { en: `${PLACEHOLDER} why.` };
  expect(findPlaceholders({ id: 1, name: { en: 'A' }, description: text, items: [{ note: text }] })).toEqual([
    ['description', 'en'],
    ['items', 0, 'note', 'en'],
  ]);
});

test('a file is due since the earliest day of what is due of it', () => {
  const several = [item('a.yml', '2027-05-01'), item('b.yml', ''), item('a.yml', '2027-01-01')];
  expect(listDueFiles(several)).toEqual([
    { file: 'a.yml', since: '2027-01-01' },
    { file: 'b.yml', since: '' },
  ]);
});
