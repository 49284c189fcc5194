// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { getScrollKey } from './scroll-key.ts';

const ENTRY = { pathname: '/locations/medeu', search: '', state: null };

beforeEach(() => {
  document.body.innerHTML = '<p id="source-2">A source</p>';
});

test('an entry of a link to an element of the page has a name of its own', () => {
  expect(getScrollKey({ ...ENTRY, key: 'default', hash: '#source-2' })).toBe('/locations/medeu#source-2');
});

test('an entry of the router keeps its key', () => {
  expect(getScrollKey({ ...ENTRY, key: 'k3y', hash: '#source-2' })).toBe('k3y');
});

test('a fragment that is no element of the page, such as the key of a plan, is not in the name', () => {
  expect(getScrollKey({ ...ENTRY, key: 'default', hash: '#plan-key' })).toBe('/locations/medeu');
  expect(getScrollKey({ ...ENTRY, key: 'default', hash: '' })).toBe('/locations/medeu');
});
