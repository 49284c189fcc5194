import { expect, test } from 'vitest';
import { findSlug } from './location-slug.ts';

test.each([
  ['/pictures/charyn-canyon-400.webp', 'charyn-canyon'],
  ['/pictures/28-panfilov-guardsmen-park-400.webp', '28-panfilov-guardsmen-park'],
  ['https://example.com/pictures/charyn-canyon-400.webp', undefined],
  ['', undefined],
])('the picture %j is that of %s', (image, slug) => {
  expect(findSlug(image)).toBe(slug);
});
