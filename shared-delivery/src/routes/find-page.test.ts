import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';

const pages = [
  { route: '/', paths: ['/'] },
  { route: '/locations/:slug', paths: ['/locations/medeu'] },
  { route: '/locations/sample-itineraries', paths: ['/locations/sample-itineraries'] },
  { route: '/plan/:reference', paths: ['/plan/:reference', '/plan/sample'] },
];

test.each([
  ['/', '/', '/'],
  ['/locations/medeu', '/locations/:slug', '/locations/medeu'],
  ['/locations/medeu/', '/locations/:slug', '/locations/medeu'],
  ['/locations/sample-itineraries', '/locations/sample-itineraries', '/locations/sample-itineraries'],
  ['/plan/alm-7k3m9q0t2x', '/plan/:reference', '/plan/:reference'],
  ['/plan/sample', '/plan/:reference', '/plan/sample'],
])('%s shows the page of %s, with the fragment of %s', (pathname, route, path) => {
  expect(findPage(pages, pathname)).toMatchObject({ page: { route }, path });
});

test.each(['/locations/nowhere', '/plan', '/plan/a/b', '/nowhere', '//'])('%s shows no page', (pathname) => {
  // Two slashes are the home page with a slash too many.
  expect(findPage(pages, pathname)?.path).toBe(pathname === '//' ? '/' : undefined);
});
