import { expect, test } from 'vitest';
import { placeFacts } from './facts/index.ts';
import { glanceOf } from './glance.ts';
import { glances } from './glances.ts';
import { places } from './places.ts';
import type { PlaceFacts, RouteFacts } from './schema.ts';

const known = { confidence: 'high' as const, sources: ['common' as const], checked: '2026-11-20' };
const unsure = { ...known, confidence: 'low' as const };
const facts: PlaceFacts = {
  names: { ru: { value: 'Озеро', ...known } },
  road: { value: 28, ...known },
  drive: { value: [0.75, 1], about: 'to the barrier', ...known },
  elevation: { value: 2511, ...known },
  visit: { value: 'A day', ...known },
  months: { value: [6, 7, 8], ...known },
  opening: { value: 'Always', ...known },
};
const route: RouteFacts = {
  length: { value: 10.4, ...known },
  hours: { value: '5 to 6 hours', ...known },
  trailhead: { value: 'The barrier', ...known },
  points: [],
};

test('a place is told by its season, the way there and its height', () => {
  expect(glanceOf(facts)).toEqual({
    months: [6, 7, 8],
    season: 'Jun–Aug',
    captions: ['45 minutes to 1 hour by road to the barrier', '2,511 m'],
  });
});

test('a route is told by its walk', () => {
  expect(glanceOf({ ...facts, route }).captions).toEqual(['10.4 km on foot', '5 to 6 hours', '2,511 m']);
});

test('where the city is counted from, there is no way', () => {
  const middle = { ...facts, drive: { value: [0, 0], ...known } } satisfies PlaceFacts;
  expect(glanceOf(middle).captions[0]).toBe('In the middle of the city');
});

test('what is not sure says so, once', () => {
  const unsureWalk = { ...route, length: { ...route.length, ...unsure }, hours: { ...route.hours, ...unsure } };
  expect(glanceOf({ ...facts, route: unsureWalk }).captions).toEqual([
    '10.4 km on foot',
    '5 to 6 hours',
    '2,511 m',
    'check before you go',
  ]);
});

test('every place has its glance', () => {
  for (const { slug } of places) expect(glances[slug]).toEqual(placeFacts[slug] && glanceOf(placeFacts[slug]));
});
