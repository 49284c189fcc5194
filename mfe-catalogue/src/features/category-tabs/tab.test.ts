import { expect, test } from 'vitest';
import { neighbour, queryOf, tabOf } from './tab.ts';

test.each([
  ['', 'nature', false],
  ['tab=mountains', 'mountains', false],
  ['tab=city', 'city', false],
  ['tab=nature', 'nature', false],
  ['tab=sea', 'nature', true],
  ['tab=', 'nature', true],
])('the address ?%s shows %s', (query, tab, unknown) => {
  expect(tabOf(new URLSearchParams(query))).toEqual({ tab, unknown });
});

test('the address of a tab keeps what else stands in it', () => {
  expect(queryOf('city', new URLSearchParams('mfe=x')).toString()).toBe('mfe=x&tab=city');
  expect(queryOf('nature', new URLSearchParams('tab=city&mfe=x')).toString()).toBe('mfe=x');
});

test('Next and Back go from nature to mountains to city and back, and no further', () => {
  expect(neighbour('nature', 1)).toBe('mountains');
  expect(neighbour('mountains', 1)).toBe('city');
  expect(neighbour('city', 1)).toBeUndefined();
  expect(neighbour('city', -1)).toBe('mountains');
  expect(neighbour('nature', -1)).toBeUndefined();
});
