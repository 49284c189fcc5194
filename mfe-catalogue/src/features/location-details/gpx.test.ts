// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { gpxOf } from './gpx.ts';

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

test('a route is its named points, with heights where they are known, and no track', () => {
  const file = parse(
    gpxOf('Up & <down>', [
      { name: 'Start "A"', lat: 43.1, lon: 77.2 },
      { name: 'Summit', lat: 43.2, lon: 77.3, elevation: 3012 },
    ]),
  );
  expect(file.querySelector('metadata > name')?.textContent).toBe('Up & <down>');
  const points = [...file.querySelectorAll('wpt')];
  expect(points.map((point) => [point.getAttribute('lat'), point.getAttribute('lon')])).toEqual([
    ['43.1', '77.2'],
    ['43.2', '77.3'],
  ]);
  expect(points.map((point) => point.querySelector('name')?.textContent)).toEqual(['Start "A"', 'Summit']);
  expect(points.map((point) => point.querySelector('ele')?.textContent)).toEqual([undefined, '3012']);
  expect(file.querySelector('trk, rte')).toBeNull();
});
