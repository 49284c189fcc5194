import { expect, test } from 'vitest';
import { getAriaCurrent, navigationLinks } from './navigation-links.ts';

test.each([
  ['/', ['Home'], 'page'],
  ['/locations', ['Locations'], 'page'],
  ['/locations/', ['Locations'], 'page'],
  ['/locations/medeu', ['Locations'], 'true'],
  ['/city', ['Locations'], 'true'],
  ['/nature', ['Locations'], 'true'],
  ['/mountain-routes', ['Locations'], 'true'],
  ['/activities', ['Activities'], 'page'],
  ['/plan-trip', ['Plan Your Trip'], 'page'],
  ['/itinerary', [], 'page'],
  ['/elsewhere', [], 'page'],
])('on %s the current links are %j', (pathname, names, value) => {
  const current = navigationLinks.filter((link) => getAriaCurrent(link, pathname));
  expect(current.map(({ text }) => text)).toEqual(names);
  for (const link of current) expect(getAriaCurrent(link, pathname)).toBe(value);
});
