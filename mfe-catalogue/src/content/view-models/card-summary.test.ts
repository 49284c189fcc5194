import { expect, test } from 'vitest';
import { cardSummaries } from './card-summaries.ts';
import { toCardSummary } from './card-summary.ts';
import { locationFacts } from './facts/index.ts';
import { locations } from './locations.ts';
import type { LocationFacts, RouteFacts } from './schema.ts';

const reliable = { confidence: 'high' as const, sources: ['common' as const], checkedOn: '2026-11-20' };
const doubtful = { ...reliable, confidence: 'low' as const };
const facts: LocationFacts = {
  names: { ru: { value: 'Озеро', ...reliable } },
  roadKm: { value: 28, ...reliable },
  driveHours: { value: [0.75, 1], about: 'to the barrier', ...reliable },
  elevationMetres: { value: 2511, ...reliable },
  visitDuration: { value: 'A day', ...reliable },
  bestMonths: { value: [6, 7, 8], ...reliable },
  visitorNotes: { value: 'Always', ...reliable },
};
const route: RouteFacts = {
  lengthKm: { value: 10.4, ...reliable },
  duration: { value: '5 to 6 hours', ...reliable },
  trailhead: { value: 'The barrier', ...reliable },
  waypoints: [],
};

test('summarizes a location by its best months, drive and elevation', () => {
  expect(toCardSummary(facts)).toEqual({
    bestMonths: [6, 7, 8],
    details: ['45 minutes to 1 hour by road to the barrier', '2,511 m'],
  });
});

test('summarizes a mountain route by its walk', () => {
  expect(toCardSummary({ ...facts, route }).details).toEqual(['10.4 km on foot', '5 to 6 hours', '2,511 m']);
});

test('names no drive for the place that distances are measured from', () => {
  const centre = { ...facts, driveHours: { value: [0, 0], ...reliable } } satisfies LocationFacts;
  expect(toCardSummary(centre).details[0]).toBe('In the city centre');
});

test('warns once about facts of low confidence', () => {
  const doubtfulRoute = {
    ...route,
    lengthKm: { ...route.lengthKm, ...doubtful },
    duration: { ...route.duration, ...doubtful },
  };
  expect(toCardSummary({ ...facts, route: doubtfulRoute }).details).toEqual([
    '10.4 km on foot',
    '5 to 6 hours',
    '2,511 m',
    'check before you go',
  ]);
});

test('every location has its summary', () => {
  for (const { slug } of locations)
    expect(cardSummaries[slug]).toEqual(locationFacts[slug] && toCardSummary(locationFacts[slug]));
});
