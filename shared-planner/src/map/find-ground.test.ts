import { expect, test } from 'vitest';
import { findFrame, findGround } from './find-ground.ts';
import { fitProjection } from './projection.ts';

const size = { width: 300, height: 200 };
const range = { path: 'range', west: 76.8, east: 77.25, south: 42.98, north: 43.32 };
const region = { path: 'region', west: 76, east: 79.7, south: 42.6, north: 44.5 };
const country = { path: 'country', west: 67, east: 82, south: 39, north: 49 };
const grounds = [range, region, country];

const ALMATY = { lat: 43.238, lon: 76.945 };
const find = (place: { lat: number; lon: number }, known = grounds) =>
  findGround(known, { size, projection: fitProjection([ALMATY, place], size, 30) });

test.each([
  ['Medeu', { lat: 43.1575, lon: 77.059 }, 'range'],
  ['Charyn', { lat: 43.3619, lon: 79.0906 }, 'region'],
  ['Turkestan', { lat: 43.2978, lon: 68.2708 }, 'country'],
])('the map of a day at %s lies on the most detailed ground that fills it', (_, place, path) => {
  expect(find(place)?.path).toBe(path);
});

test('a ground lies where its degrees are', () => {
  const projection = fitProjection([ALMATY, { lat: 43.1575, lon: 77.059 }], size, 30);
  const { x = 0, y = 0 } = findGround(grounds, { projection, size }) ?? {};
  expect({ x, y }).toEqual(projection.project({ lat: range.north, lon: range.west }));
});

test('a catalogue without grounds gives none', () => {
  expect(find(ALMATY, [])).toBeUndefined();
});

test.each([
  ['Medeu', { lat: 43.1575, lon: 77.059 }, 'range'],
  ['a place at the edge of the range', { lat: 43.1575, lon: 77.248 }, 'region'],
  ['Charyn', { lat: 43.3619, lon: 79.0906 }, 'region'],
  ['Turkestan', { lat: 43.2978, lon: 68.2708 }, 'country'],
  ['a place in no frame', { lat: 30, lon: 30 }, 'country'],
])('the frame of a trip to %s is the most detailed one that has all places inside', (_, place, path) => {
  expect(findFrame(grounds, [ALMATY, place])?.path).toBe(path);
});

test('without grounds there is no frame', () => {
  expect(findFrame([], [ALMATY])).toBeUndefined();
});
