import { expect, test } from 'vitest';
import { getGoogleMapsLink, getOpenStreetMapLink } from './map-links.ts';

const at = (lat: number) => ({ lat, lon: 77 });

test('directions lead from the first position through the others to the last', () => {
  const { origin, pathname, searchParams } = new URL(getGoogleMapsLink([at(43), at(44), at(45), at(46)], 'car'));
  expect(`${origin}${pathname}`).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ api: '1', origin: '43,77', destination: '46,77', waypoints: '44,77|45,77', travelmode: 'driving' },
  });
});

test('a link has as many stops as Google Maps takes', () => {
  const url = new URL(
    getGoogleMapsLink(
      Array.from({ length: 14 }, (_, index) => at(index)),
      'car',
    ),
  );
  expect(url.searchParams.get('waypoints')?.split('|')).toHaveLength(9);
});

test('public transport goes from the first position to the last', () => {
  const { searchParams } = new URL(getGoogleMapsLink([at(43), at(44), at(45)], 'public'));
  expect([searchParams.get('travelmode'), searchParams.get('waypoints')]).toEqual(['transit', null]);
});

test.each([
  [4, 14],
  [300, 8],
  [100_000, 5],
  [0.1, 15],
])('an area of %d km is seen at zoom %i', (km, zoom) => {
  expect(getOpenStreetMapLink(at(43), km)).toBe(`https://www.openstreetmap.org/#map=${zoom}/43.0000/77.0000`);
});
