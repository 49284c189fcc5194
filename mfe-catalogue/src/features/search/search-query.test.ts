import { Difficulty } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { applyChange, EMPTY_QUERY, filterOptions, isEmptyQuery, parseQuery, writeQuery } from './search-query.ts';

test('the filters offer all difficulties in their order', () => {
  expect(filterOptions.difficulty).toEqual(Difficulty.options);
});

test.each([
  ['', {}],
  ['q=lake', { q: 'lake' }],
  ['q=%D3%A9%D0%B7', { q: 'өз' }],
  [
    'tab=mountains&difficulty=Very+Hard&month=7&drive=2',
    { tab: 'mountains', difficulty: 'Very Hard', month: '7', drive: '2' },
  ],
  ['family=yes&noCar=yes&winter=no&halfDay=&sort=season', { family: 'yes', noCar: 'yes', sort: 'season' }],
  ['tab=sea&difficulty=Easy&month=13&drive=-1&sort=price', {}],
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
  expect(isEmptyQuery({ ...EMPTY_QUERY, sort: 'drive' })).toBe(false);
});

test('a category alone is no search', () => {
  expect(isEmptyQuery({ ...EMPTY_QUERY, tab: 'city' })).toBe(true);
});

test('writing a query keeps other parameters and removes old and unknown filters', () => {
  const searchParams = new URLSearchParams('mfe=x&q=old&month=99');
  expect(writeQuery({ ...EMPTY_QUERY, q: ' new ' }, searchParams).toString()).toBe('mfe=x&q=new');
  expect(writeQuery(parseQuery(searchParams), searchParams).toString()).toBe('mfe=x&q=old');
  expect(writeQuery(EMPTY_QUERY, searchParams).toString()).toBe('mfe=x');
});

test('a search has the same address in whichever order its parts were chosen', () => {
  const query = { ...EMPTY_QUERY, month: '7', noCar: 'yes' };
  for (const address of ['', 'noCar=yes', 'month=7', 'noCar=yes&month=7'])
    expect(writeQuery(query, new URLSearchParams(address)).toString()).toBe('month=7&noCar=yes');
});

test('the default tab is written only while the visitor searches in it', () => {
  const write = (query: object) => writeQuery({ ...EMPTY_QUERY, ...query }, new URLSearchParams()).toString();
  expect(write({ tab: 'nature' })).toBe('');
  expect(write({ tab: 'city' })).toBe('tab=city');
  expect(write({ tab: 'nature', month: '6' })).toBe('tab=nature&month=6');
});

test.each([
  ['a filter keeps the category of the open tab', { tab: 'city' }, { month: '6' }, '', { tab: 'city', month: '6' }],
  ['a filter at the default tab looks in all categories', {}, { month: '6' }, '', { month: '6' }],
  ['a text looks in all categories', { tab: 'city' }, { q: 'lake' }, '', { q: 'lake' }],
  ['another text keeps the category', { tab: 'city', q: 'lak' }, { q: 'lake' }, '', { tab: 'city', q: 'lake' }],
  ['a search ends in its category', { tab: 'city', month: '6' }, { month: '' }, 'nature', { tab: 'city' }],
  ['a search in all categories ends at the tab where it began', { q: 'lake' }, { q: '' }, 'city', { tab: 'city' }],
])('%s', (_name, query, change, openTab, expected) => {
  expect(applyChange({ ...EMPTY_QUERY, ...query }, change, openTab)).toEqual({ ...EMPTY_QUERY, ...expected });
});
