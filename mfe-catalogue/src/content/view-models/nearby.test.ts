import { expect, test } from 'vitest';
import { locationDetails } from './location-details.ts';

test('nearby locations come nearest first, without those of the same day', () => {
  const { nearby = [], combinesWith = [] } = locationDetails['almaty-museum-of-arts'] ?? {};
  expect(nearby.length).toBeGreaterThan(0);
  expect(nearby.map(({ km }) => km)).toEqual(nearby.map(({ km }) => km).sort((a, b) => a - b));
  const slugs = nearby.map(({ slug }) => slug);
  expect(combinesWith.filter(({ slug }) => slugs.includes(slug))).toEqual([]);
});

test('a location far from all others has none nearby', () => {
  expect(locationDetails['sacred-turkestan']?.nearby).toEqual([]);
});

test('a location names the shortest sample itinerary of each season that has it', () => {
  const getIds = (slug: string) => locationDetails[slug]?.samples.map(({ id }) => id);
  expect(getIds('medeu')).toEqual(['summer-1', 'winter-3']);
  expect(getIds('kaindy-lake')).toEqual(['canyon-loop']);
  expect(getIds('arbat')).toEqual(['summer-1', 'winter-3']);
  expect(getIds('bukreev-peak')).toEqual([]);
});
