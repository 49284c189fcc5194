// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createGpx } from './gpx.ts';

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

test('contains named waypoints, elevations where they are known, and no track', () => {
  const gpx = parse(
    createGpx('Up & <down>', [
      { name: 'Start "A"', lat: 43.1, lon: 77.2 },
      { name: 'Summit', lat: 43.2, lon: 77.3, elevationMetres: 3012 },
    ]),
  );
  expect(gpx.querySelector('metadata > name')?.textContent).toBe('Up & <down>');
  const waypoints = [...gpx.querySelectorAll('wpt')];
  expect(waypoints.map((waypoint) => [waypoint.getAttribute('lat'), waypoint.getAttribute('lon')])).toEqual([
    ['43.1', '77.2'],
    ['43.2', '77.3'],
  ]);
  expect(waypoints.map((waypoint) => waypoint.querySelector('name')?.textContent)).toEqual(['Start "A"', 'Summit']);
  expect(waypoints.map((waypoint) => waypoint.querySelector('ele')?.textContent)).toEqual([undefined, '3012']);
  expect(gpx.querySelector('trk, rte')).toBeNull();
});
