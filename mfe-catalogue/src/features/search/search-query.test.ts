import { expect, test } from 'vitest';
import { EVERYTHING, isEverything, readQuery, withQuery } from './query.ts';

const read = (address: string) => readQuery(new URLSearchParams(address));

test.each([
  ['', {}],
  ['q=lake', { q: 'lake' }],
  ['q=%D3%A9%D0%B7', { q: 'өз' }],
  [
    'category=Mountain+Routes&difficulty=Very+Hard&month=7&drive=2',
    { category: 'Mountain Routes', difficulty: 'Very Hard', month: '7', drive: '2' },
  ],
  ['category=Sea&difficulty=Easy&month=13&drive=-1', {}],
  ['month=07', {}],
  [`q=${'a'.repeat(200)}`, { q: 'a'.repeat(60) }],
])('the address ?%s asks for %j', (address, asked) => {
  expect(read(address)).toEqual({ ...EVERYTHING, ...asked });
});

test('a form is read like an address', () => {
  const form = new FormData();
  form.set('q', 'lake');
  form.set('month', '7');
  expect(readQuery(form)).toEqual({ ...EVERYTHING, q: 'lake', month: '7' });
});

test('spaces ask for nothing', () => {
  expect(isEverything({ ...EVERYTHING, q: '  ' })).toBe(true);
  expect(isEverything({ ...EVERYTHING, drive: '2' })).toBe(false);
});

test('the address keeps what else stands in it, loses what is no longer asked, and is repaired', () => {
  const address = new URLSearchParams('tab=city&q=old&month=99');
  expect(withQuery({ ...EVERYTHING, q: ' new ' }, address).toString()).toBe('tab=city&q=new');
  expect(withQuery(readQuery(address), address).toString()).toBe('tab=city&q=old');
  expect(withQuery(EVERYTHING, address).toString()).toBe('tab=city');
});
