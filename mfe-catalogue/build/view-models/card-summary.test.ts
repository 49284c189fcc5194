import { expect, test } from 'vitest';
import type { LocationFacts } from '../../src/content/schema.ts';
import { catalogue } from '../content/catalogue.ts';
import type { LocationContent } from '../content/catalogue-content.ts';
import { toCardSummary } from './card-summary.ts';

const reliable = { confidence: 'high' as const, sources: ['2gis'], checkedOn: '2026-11-20' };
const doubtful = { ...reliable, confidence: 'low' as const };
const found = catalogue.locations.find(({ location }) => location.slug === 'big-almaty-lake') as LocationContent;
const { route: _, ...lake } = found.facts;
const facts: LocationFacts = {
  ...lake,
  driveHours: { value: [0.75, 1], about: 'to the barrier', ...reliable },
  elevationMetres: { value: 2511, ...reliable },
  bestMonths: { value: [6, 7, 8], ...reliable },
  visitMinutes: { value: { min: 300, typical: 330, max: 360 }, ...reliable },
  walkKm: { value: 10.4, ...reliable },
};
const route = { trailhead: { value: 'The barrier', ...reliable }, waypoints: [] };
const evidence = {
  confidence: 'high' as const,
  sources: ['2gis'],
  checkedOn: '2026-11-20',
  reviewBy: '2027-11-20',
};
const open = { notice: { state: 'open' as const, ...evidence } };

test('summarizes a location by its best months, drive and elevation', () => {
  expect(toCardSummary(facts, open)).toEqual({
    bestMonths: [6, 7, 8],
    details: ['45 minutes to 1 hour by road to the barrier', '2,511 m'],
  });
});

test('summarizes a mountain route by its walk', () => {
  expect(toCardSummary({ ...facts, route }, open).details).toEqual(['10.4 km on foot', '5 to 6 hours', '2,511 m']);
});

test('names no drive for the place that distances are measured from', () => {
  const centre = { ...facts, driveHours: { value: [0, 0], ...reliable } } satisfies LocationFacts;
  expect(toCardSummary(centre, open).details[0]).toBe('In the city centre');
});

test('warns once about facts of low confidence', () => {
  const { walkKm, visitMinutes } = {
    walkKm: { value: 10.4, ...doubtful },
    visitMinutes: { ...facts.visitMinutes, ...doubtful },
  };
  expect(toCardSummary({ ...facts, route, walkKm, visitMinutes }, open).details).toEqual([
    '10.4 km on foot',
    '5 to 6 hours',
    '2,511 m',
    'check before you go',
  ]);
});

test('has the access notice of a location that is not open, without its sentences', () => {
  const notice = { ...evidence, state: 'closed' as const, reason: 'It is rebuilt.', to: '2027-12-31' };
  expect(toCardSummary(facts, { notice }).notice).toEqual({
    state: 'closed',
    to: '2027-12-31',
    reviewBy: '2027-11-20',
  });
});
