import { expect, test } from 'vitest';
import { getAdjacentTab, parseTab, writeTab } from './tab.ts';

test.each([
  ['', 'nature'],
  ['tab=mountains', 'mountains'],
  ['tab=city', 'city'],
  ['tab=nature', 'nature'],
  ['tab=sea', 'nature'],
  ['tab=', 'nature'],
])('the address ?%s selects the tab %s', (search, tab) => {
  expect(parseTab(new URLSearchParams(search))).toBe(tab);
});

test('writing a tab keeps other parameters', () => {
  expect(writeTab('city', new URLSearchParams('mfe=x')).toString()).toBe('mfe=x&tab=city');
  expect(writeTab('nature', new URLSearchParams('tab=city&mfe=x')).toString()).toBe('mfe=x');
});

test('the tabs are ordered nature, mountains, city, and do not wrap around', () => {
  expect(getAdjacentTab('nature', 1)).toBe('mountains');
  expect(getAdjacentTab('mountains', 1)).toBe('city');
  expect(getAdjacentTab('city', 1)).toBeUndefined();
  expect(getAdjacentTab('city', -1)).toBe('mountains');
  expect(getAdjacentTab('nature', -1)).toBeUndefined();
});
