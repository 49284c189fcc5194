import { expect, test } from 'vitest';
import { findReleasedPage, isUnknownPage } from './released-pages.ts';

const ROUTE = '/locations/:slug';

test('a path is a page when the release lists it, or its route, or not what is below its folder', () => {
  expect(findReleasedPage(ROUTE, '/locations/medeu/', ['/locations/medeu'])).toBe('/locations/medeu');
  expect(findReleasedPage('/plan/:reference', '/plan/abc', ['/plan/:reference'])).toBe('/plan/:reference');
  expect(findReleasedPage(ROUTE, '/locations/medeu', ['/locations/*'])).toBe('/locations/medeu');
});

test('a path that the release does not list is unknown, unless it lists nothing below its folder', () => {
  expect(isUnknownPage(ROUTE, '/locations/moon', ['/locations/medeu', '/nature/*'])).toBe(true);
  expect(isUnknownPage(ROUTE, '/locations/moon', ['/locations/*'])).toBe(false);
});
