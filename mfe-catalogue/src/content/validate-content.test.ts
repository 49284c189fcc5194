import { expect, test } from 'vitest';
import { activities } from './activities.ts';
import { city } from './city.ts';
import { activityFacts } from './facts/activities.ts';
import { locationFacts } from './facts/index.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import { sources } from './sources.ts';
import { type Content, validateContent } from './validate-content.ts';

const locationFiles = { 'nature.ts': nature, 'mountain-routes.ts': mountainRoutes, 'city.ts': city };
const content: Content = { locationFiles, activities, locationFacts, activityFacts };

/** The facts of Medeu with some fields replaced. */
const medeuWith = (change: object) => ({
  ...content,
  locationFacts: { ...locationFacts, medeu: { ...locationFacts.medeu, ...change } },
});
const fact = (value: unknown) => ({ value, confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' });

test('the content of the files is valid', () => {
  expect(validateContent(content)).toEqual([]);
});

test.each<[string, Content, string]>([
  [
    'a field of the wrong type',
    medeuWith({ elevationMetres: fact('high') }),
    'src/content/facts/medeu.ts: elevationMetres.value: Invalid input: expected number, received string',
  ],
  [
    'swapped coordinates',
    medeuWith({ position: fact({ lat: 77.059, lon: 43.1575 }) }),
    'src/content/facts/medeu.ts: position.value.lat: Too big: expected number to be <=56',
  ],
  [
    'a longest drive that is shorter than the shortest',
    medeuWith({ driveHours: fact([1, 0.5]) }),
    'src/content/facts/medeu.ts: driveHours.value: Write the shortest drive first',
  ],
  [
    'an unknown source',
    medeuWith({ roadKm: { ...fact(16), sources: ['hearsay'] } }),
    'src/content/facts/medeu.ts: roadKm.sources.0: Name a source of src/content/sources.ts',
  ],
  [
    'an invalid date',
    medeuWith({ roadKm: { ...fact(16), checkedOn: 'today' } }),
    'src/content/facts/medeu.ts: roadKm.checkedOn: Write the day as yyyy-MM-dd',
  ],
  ['an unknown field', medeuWith({ fee: fact(500) }), 'src/content/facts/medeu.ts: Unrecognized key: "fee"'],
  [
    'a missing field',
    medeuWith({ visitDuration: undefined }),
    'src/content/facts/medeu.ts: visitDuration: Invalid input: expected object, received undefined',
  ],
  [
    'facts without a location',
    { ...content, locationFacts: { ...locationFacts, atlantis: {} } },
    'src/content/facts/atlantis.ts: there is no location with the slug atlantis',
  ],
  [
    'a location without facts',
    {
      ...content,
      locationFacts: Object.fromEntries(Object.entries(locationFacts).filter(([slug]) => slug !== 'medeu')),
    },
    'src/content/facts/index.ts: there are no facts for medeu',
  ],
  [
    'an invalid slug',
    { ...content, locationFiles: { 'a.ts': [{ ...nature[0], slug: 'A b' }] } },
    'src/content/a.ts: Charyn Canyon: slug: Write the slug in small letters, digits and hyphens',
  ],
  [
    'a duplicate slug',
    { ...content, locationFiles: { ...locationFiles, 'more.ts': [nature[0]] } },
    'src/content: two locations have the slug charyn-canyon',
  ],
  [
    'an unknown intensity',
    { ...content, activities: [{ ...activities[0], intensity: 'Huge' }] },
    'src/content/activities.ts: Horseback Riding: intensity: Invalid option: expected one of "Low"|"Medium"|"High"',
  ],
  [
    'an activity without facts',
    { ...content, activityFacts: {} },
    'src/content/facts/activities.ts: there are no facts for the activity 1',
  ],
])('reports %s with its file, entry and field', (_, invalidContent, message) => {
  expect(validateContent(invalidContent)).toContain(message);
});

test('every source is named by a fact', () => {
  const allFacts = JSON.stringify([locationFacts, activityFacts]);
  expect(Object.keys(sources).filter((id) => !allFacts.includes(`"${id}"`))).toEqual([]);
});

test('no two locations share a name in any language', () => {
  for (const language of ['ru', 'kk'] as const) {
    const names = Object.values(locationFacts).flatMap(({ names }) => names[language]?.value ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
});
