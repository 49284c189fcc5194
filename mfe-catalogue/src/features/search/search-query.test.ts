import { Category, Difficulty } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { EMPTY_QUERY, filterOptions, isEmptyQuery, parseQuery, writeQuery } from './search-query.ts';

test('the filters offer all categories and difficulties in their order', () => {
  expect(filterOptions.category).toEqual(Category.options);
  expect(filterOptions.difficulty).toEqual(Difficulty.options);
});

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
  ['from=2027-06-12&to=2027-06-15', { from: '2027-06-12', to: '2027-06-15' }],
  ['from=2027-06-31&to=tomorrow', {}],
  [`q=${'a'.repeat(200)}`, { q: 'a'.repeat(60) }],
])('parses the address ?%s as %j', (search, query) => {
  expect(parseQuery(new URLSearchParams(search))).toEqual({ ...EMPTY_QUERY, ...query });
});

test('parses a form like an address', () => {
  const form = new FormData();
  form.set('q', 'lake');
  form.set('month', '7');
  expect(parseQuery(form)).toEqual({ ...EMPTY_QUERY, q: 'lake', month: '7' });
});

test('a query of spaces is empty', () => {
  expect(isEmptyQuery({ ...EMPTY_QUERY, q: '  ' })).toBe(true);
  expect(isEmptyQuery({ ...EMPTY_QUERY, drive: '2' })).toBe(false);
});

test('writing a query keeps other parameters and removes old and unknown filters', () => {
  const searchParams = new URLSearchParams('tab=city&q=old&month=99');
  expect(writeQuery({ ...EMPTY_QUERY, q: ' new ' }, searchParams).toString()).toBe('tab=city&q=new');
  expect(writeQuery(parseQuery(searchParams), searchParams).toString()).toBe('tab=city&q=old');
  expect(writeQuery(EMPTY_QUERY, searchParams).toString()).toBe('tab=city');
});
