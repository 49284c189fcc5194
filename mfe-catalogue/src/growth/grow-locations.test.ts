import { expect, test } from 'vitest';
import { locationFacts } from '../content/facts/index.ts';
import { locations } from '../content/locations.ts';
import { growLocations } from './grow-locations.ts';

const originals = locations.flatMap((location) => {
  const facts = locationFacts[location.slug];
  return facts ? [{ location, facts }] : [];
});
const grown = growLocations(originals, 300);

test('the originals come first, and the copies have ids, slugs and names of their own', () => {
  expect(grown).toHaveLength(320);
  expect(grown.slice(0, originals.length).map(({ location }) => location)).toEqual(locations);
  for (const field of ['id', 'slug', 'name'] as const)
    expect(new Set(grown.map(({ location }) => location[field])).size).toBe(grown.length);
});

test('every id that a copy refers to exists', () => {
  const ids = new Set(grown.map(({ location }) => location.id));
  const related = grown.flatMap(({ facts }) => facts.combinesWith.value);
  expect(related.filter((id) => !ids.has(id))).toEqual([]);
});

test('the same number gives the same locations', () => {
  expect(growLocations(originals, 300)).toEqual(grown);
});
