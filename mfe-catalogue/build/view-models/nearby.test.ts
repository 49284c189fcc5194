import { expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import type { LocationContent } from '../content/catalogue-content.ts';
import { createLocationDetails } from './location-details.ts';

const getDetails = (slug: string) =>
  createLocationDetails(
    catalogue,
    catalogue.locations.find(({ location }) => location.slug === slug) as LocationContent,
  );

test('nearby locations come nearest first, without those of the same day', () => {
  const { nearby, combinesWith } = getDetails('almaty-museum-of-arts');
  expect(nearby.length).toBeGreaterThan(0);
  expect(nearby.map(({ km }) => km)).toEqual(nearby.map(({ km }) => km).sort((a, b) => a - b));
  const slugs = nearby.map(({ slug }) => slug);
  expect(combinesWith.filter(({ slug }) => slugs.includes(slug))).toEqual([]);
});

test('a location far from all others has none nearby', () => {
  expect(getDetails('sacred-turkestan').nearby).toEqual([]);
});

test('a location names the shortest sample itinerary of each season that has it', () => {
  const getIds = (slug: string) => getDetails(slug).samples.map(({ id }) => id);
  expect(getIds('medeu')).toEqual(['summer-1', 'winter-3']);
  expect(getIds('kaindy-lake')).toEqual(['canyon-loop']);
  expect(getIds('arbat')).toEqual(['summer-1', 'winter-3']);
  expect(getIds('bukreev-peak')).toEqual([]);
});
