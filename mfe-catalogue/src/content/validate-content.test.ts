import { expect, test } from 'vitest';
import { activities } from './activities.ts';
import { type Content, problemsWith } from './check.ts';
import { city } from './city.ts';
import { activityFacts } from './facts/activities.ts';
import { placeFacts } from './facts/index.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import { sources } from './sources.ts';

const files = { 'nature.ts': nature, 'mountain-routes.ts': mountainRoutes, 'city.ts': city };
const content: Content = { places: files, activities, placeFacts, activityFacts };

/** The facts of Medeu with some of them written otherwise. */
const medeuWith = (change: object) => ({
  ...content,
  placeFacts: { ...placeFacts, medeu: { ...placeFacts.medeu, ...change } },
});
const fact = (value: unknown) => ({ value, confidence: 'high', sources: ['common'], checked: '2026-11-20' });

test('what stands in the files can be published', () => {
  expect(problemsWith(content)).toEqual([]);
});

test.each<[string, Content, string]>([
  [
    'a field of the wrong type',
    medeuWith({ elevation: fact('high') }),
    'src/content/facts/medeu.ts: elevation.value: Invalid input: expected number, received string',
  ],
  [
    'swapped coordinates',
    medeuWith({ point: fact({ lat: 77.059, lon: 43.1575 }) }),
    'src/content/facts/medeu.ts: point.value.lat: Too big: expected number to be <=56',
  ],
  [
    'a longest drive that is the shortest',
    medeuWith({ drive: fact([1, 0.5]) }),
    'src/content/facts/medeu.ts: drive.value: Write the shortest drive first',
  ],
  [
    'an unknown source',
    medeuWith({ road: { ...fact(16), sources: ['hearsay'] } }),
    'src/content/facts/medeu.ts: road.sources.0: Name a source of src/content/sources.ts',
  ],
  [
    'a day that is none',
    medeuWith({ road: { ...fact(16), checked: 'today' } }),
    'src/content/facts/medeu.ts: road.checked: Write the day as yyyy-MM-dd',
  ],
  ['a field nobody knows', medeuWith({ fee: fact(500) }), 'src/content/facts/medeu.ts: Unrecognized key: "fee"'],
  [
    'a missing field',
    medeuWith({ visit: undefined }),
    'src/content/facts/medeu.ts: visit: Invalid input: expected object, received undefined',
  ],
  [
    'facts of no place',
    { ...content, placeFacts: { ...placeFacts, atlantis: {} } },
    'src/content/facts/atlantis.ts: there is no place with the address atlantis',
  ],
  [
    'a place without facts',
    { ...content, placeFacts: Object.fromEntries(Object.entries(placeFacts).filter(([slug]) => slug !== 'medeu')) },
    'src/content/facts/index.ts: there are no facts for medeu',
  ],
  [
    'an address that can not be one',
    { ...content, places: { 'a.ts': [{ ...nature[0], slug: 'A b' }] } },
    'src/content/a.ts: Charyn Canyon: slug: Write the address in small letters, digits and hyphens',
  ],
  [
    'an address twice',
    { ...content, places: { ...files, 'more.ts': [nature[0]] } },
    'src/content: the address charyn-canyon stands twice',
  ],
  [
    'a wrong intensity',
    { ...content, activities: [{ ...activities[0], intensity: 'Huge' }] },
    'src/content/activities.ts: Horseback Riding: intensity: Invalid option: expected one of "Low"|"Medium"|"High"',
  ],
  [
    'an activity without facts',
    { ...content, activityFacts: {} },
    'src/content/facts/activities.ts: there are no facts for the activity 1',
  ],
])('%s is named by file, entry and field', (_, wrong, problem) => {
  expect(problemsWith(wrong)).toContain(problem);
});

test('every source is one that a fact names', () => {
  const told = JSON.stringify([placeFacts, activityFacts]);
  expect(Object.keys(sources).filter((id) => !told.includes(`"${id}"`))).toEqual([]);
});

test('no two places share a name in any language', () => {
  for (const language of ['ru', 'kk'] as const) {
    const names = Object.values(placeFacts).flatMap(({ names }) => names[language]?.value ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
});
