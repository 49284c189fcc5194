import { expect, test } from 'vitest';
import { WORKSPACE } from '../../content/read-content.ts';
import { readGeodata } from '../geodata/read-geodata.ts';
import { TrailsFile } from '../geodata/schema.ts';
import { createFeature, type TrailDescription } from './create-feature.ts';
import { getAscent } from './get-ascent.ts';
import type { Place } from './part.ts';

const description: TrailDescription = {
  id: 'test',
  ...{ osm_relation: null, name_ru: 'Тест', catalogue_id: 23, catalogue_near: [23] },
  ...{ source: 'us', licence: 'CC0-1.0', read: '2027-05-01' },
  ...{ shape: 'one_way', isReversed: false },
};

/** Due north from 43.1 N, in steps of about 111 m, as high as a function of the step says. */
const climb = (steps: number, toMetres?: (step: number) => number): Place[] =>
  Array.from({ length: steps + 1 }, (_, step) => ({
    ...{ lon: 77, lat: 43.1 + step / 1000 },
    ...(toMetres && { metres: toMetres(step) }),
  }));

const create = (line: readonly Place[], changes: Partial<TrailDescription> = {}) =>
  createFeature(line, { ...description, ...changes });

test.each(readGeodata(WORKSPACE).trails.filter(({ id }) => !['t1', 'gorelnik-lakes'].includes(id)))(
  'the climb of $id is computed as in the file',
  ({ heights }) => {
    expect(getAscent(heights?.profile ?? [])).toBe(heights?.ascentMetres);
  },
);

test('dips of less than 20 m are left out of the climb', () => {
  const getAscentOf = (...heights: number[]) => getAscent(heights.map((metres, km) => [km, metres]));
  expect(getAscentOf(100, 150, 131, 200)).toBe(100);
  expect(getAscentOf(100, 150, 130, 200)).toBe(120);
  expect(getAscentOf(200, 150, 165, 100)).toBe(0);
});

test('a line becomes a feature with 61 heights, its length and its climb', () => {
  const { feature, notes } = create(climb(40, (step) => 1800 + step * 10));
  expect(TrailsFile.safeParse({ features: [feature] }).success).toBe(true);
  expect(feature.geometry.coordinates).toEqual([
    [77, 43.1],
    [77, 43.14],
  ]);
  expect(feature.properties).toMatchObject({
    length_km: 4.45,
    heights: 'track',
    ascent_filtered_m: 400,
    shape: 'one_way',
  });
  expect(feature.properties.profile).toHaveLength(61);
  expect([feature.properties.profile?.[0], feature.properties.profile?.at(-1)]).toEqual([
    [0, 1800],
    [4.45, 2200],
  ]);
  expect(notes).toEqual(['4.45 km; 41 points, simplified to 2', 'Heights are those of the file']);
});

test('a line is simplified to 12 m', () => {
  const bent = climb(2).map((place, step) => (step === 1 ? { ...place, lon: 77 + 0.011 / 81.15 } : place));
  const bentMore = climb(2).map((place, step) => (step === 1 ? { ...place, lon: 77 + 0.013 / 81.15 } : place));
  expect(create(bent).feature.geometry.coordinates).toHaveLength(2);
  expect(create(bentMore).feature.geometry.coordinates).toHaveLength(3);
});

test('no height is filled in: without one at every point a line has none', () => {
  const none = { heights: null, profile: null, ascent_filtered_m: null };
  expect(create(climb(3))).toMatchObject({ feature: { properties: none } });
  const partly = create(
    climb(3, () => 1800).map((place, step) => (step === 1 ? { lon: place.lon, lat: place.lat } : place)),
  );
  expect(partly.feature.properties).toMatchObject(none);
  expect(partly.notes).toContain('1 of 4 points have no height: heights are left out');
  const flat = create(climb(3, () => 0));
  expect(flat.feature.properties).toMatchObject(none);
  expect(flat.notes).toContain('All points are 0 m high, which no trail is: heights are left out');
});

test('a reversed line begins at the other end, with its heights', () => {
  const { feature } = create(
    climb(40, (step) => 2200 - step * 10),
    { isReversed: true },
  );
  expect(feature.geometry.coordinates[0]).toEqual([77, 43.14]);
  expect(feature.properties).toMatchObject({ ascent_filtered_m: 400 });
});

test('a closed line is a loop, and no other is', () => {
  const loop = [...climb(3), { lon: 77.01, lat: 43.1 }, { lon: 77, lat: 43.1 }];
  expect(create(loop, { shape: undefined }).feature.properties.shape).toBe('loop');
  expect(() => create(loop)).toThrow('it is a loop: leave --shape out. If it was recorded there and back, cut it');
  expect(() => create(climb(3), { shape: 'loop' })).toThrow('Say how it is walked');
  expect(() => create(climb(3), { shape: undefined })).toThrow('--shape out-and-back, or --shape one-way');
});

test('a line outside the region is refused, and one without a length', () => {
  const swapped = climb(3).map(({ lon, lat }) => ({ lon: lat, lat: lon }));
  expect(() => create(swapped)).toThrow(
    'Longitude 43.1, latitude 77 is outside the region, 76 to 79.7 E and 42.6 to 44.5 N. GeoJSON has the longitude first',
  );
  expect(() => create([...climb(0), ...climb(0)])).toThrow('A line needs two different points');
});
