import { expect, test } from 'vitest';
import { activities } from './activities.ts';
import { activityFacts } from './facts/activities/index.ts';
import { locationFacts } from './facts/index.ts';
import { nature } from './nature.ts';
import { bases, gateways, roads, rules } from './parsed-content.ts';
import { readContent } from './read-content.ts';
import { sources } from './sources.ts';
import { type Content, validateContent } from './validate-content.ts';

const content = readContent();
const { locationFiles, accessFiles } = content;

/** The facts of Medeu with some fields replaced. */
const medeuWith = (change: object) => ({
  ...content,
  locationFacts: { ...locationFacts, medeu: { ...locationFacts.medeu, ...change } },
});
const fact = (value: unknown) => ({ value, confidence: 'high', sources: ['2gis'], checkedOn: '2026-11-20' });

const source = { title: 'A report' };
const evidence = { confidence: 'high', sources: [source], checkedOn: '2026-11-20', reviewBy: '2027-11-20' };
const open = { state: 'open', ...evidence };
/** The access file of Medeu replaced. */
const accessWith = (file: object) => ({ ...content, accessFiles: { ...accessFiles, medeu: file } });
const hours = (text: string) => accessWith({ notice: open, openingHours: { hours: text, ...evidence } });
/** The road graph with an edge added. */
const roadsWith = (edge: object) => ({
  ...content,
  roads: { ...roads, edges: [...roads.edges, { ...roads.edges[0], ...edge }] },
});

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
    'src/content/facts/medeu.ts: roadKm.checkedOn: Write the day of the check as yyyy-MM-dd, or "not yet"',
  ],
  [
    'a fact without a day of check',
    medeuWith({ roadKm: { ...fact(16), checkedOn: undefined } }),
    'src/content/facts/medeu.ts: roadKm.checkedOn: Write the day of the check as yyyy-MM-dd, or "not yet"',
  ],
  [
    'a day of check of what has no published source',
    medeuWith({ roadKm: { ...fact(16), sources: ['common'] } }),
    'src/content/facts/medeu.ts: roadKm.checkedOn: Write the day of the check if a published source is named, and "not yet" if none is (src/content/sources.ts)',
  ],
  [
    'months out of order',
    medeuWith({ bestMonths: fact([5, 4]) }),
    'src/content/facts/medeu.ts: bestMonths.value: Write the months in ascending order, each once',
  ],
  [
    'a location whose node is missing',
    medeuWith({ arrivalNode: fact('atlantis') }),
    'src/content/facts/medeu.ts: there is no node atlantis in roads.yml',
  ],
  [
    'an unknown related location',
    medeuWith({ combinesWith: fact([99]) }),
    'src/content/facts/medeu.ts: there is no location with the id 99',
  ],
  [
    'an unknown base',
    medeuWith({ overnightBase: fact('atlantis') }),
    'src/content/facts/medeu.ts: there is no base atlantis in bases.yml',
  ],
  [
    'an edge to a missing node',
    roadsWith({ to: 'atlantis' }),
    'src/content/planning/roads.yml: edge republic-square – atlantis: there is no node atlantis in roads.yml',
  ],
  [
    'a location that no road reaches',
    { ...content, roads: { ...roads, edges: roads.edges.filter(({ from, to }) => ![from, to].includes('medeu')) } },
    'src/content/facts/medeu.ts: no road reaches the node medeu',
  ],
  [
    'a location without an access file',
    { ...content, accessFiles: {} },
    'src/content/access: there is no access file for medeu',
  ],
  [
    'an access file without a location',
    { ...content, accessFiles: { ...accessFiles, atlantis: {} } },
    'src/content/access/atlantis.yml: there is no location with the slug atlantis',
  ],
  [
    'a notice without a source',
    accessWith({ notice: { ...open, sources: [] } }),
    'src/content/access/medeu.yml: notice.sources: Name at least one source',
  ],
  [
    'a closed location without a reason',
    accessWith({ notice: { ...open, state: 'closed' } }),
    'src/content/access/medeu.yml: notice.reason: Say why, unless the place is open',
  ],
  [
    'a notice that ends before it begins',
    accessWith({ notice: { ...open, from: '2027-02-01', to: '2027-01-31' } }),
    'src/content/access/medeu.yml: notice.to: The last day must not be before the first',
  ],
  [
    'hours that are no opening hours',
    hours('nine to five'),
    'src/content/access/medeu.yml: openingHours.hours: “nine to five” is no time range like 09:00-18:00',
  ],
  [
    'a sample itinerary with an unknown location',
    {
      ...content,
      sampleItineraries: [
        {
          id: 'a',
          title: 'A',
          introduction: 'A',
          season: 'summer',
          months: [6],
          days: [{ locationIds: [99], why: 'A' }],
          alternatives: [],
        },
      ],
    },
    'src/content/sample-itineraries/sample-itineraries.yml: a: there is no location with the id 99',
  ],
  ['an unknown field', medeuWith({ fee: fact(500) }), 'src/content/facts/medeu.ts: Unrecognized key: "fee"'],
  [
    'a missing field',
    medeuWith({ visitMinutes: undefined }),
    'src/content/facts/medeu.ts: visitMinutes: Invalid input: expected object, received undefined',
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
    'src/content/facts/activities: there are no facts for the activity 1',
  ],
  [
    'a synonym of a location that does not exist',
    { ...content, synonyms: [{ words: ['sea'], locations: ['black-sea'] }] },
    'src/content/search/synonyms.yml: sea: there is no location with the slug black-sea',
  ],
  [
    'a synonym of an activity without a location',
    { ...content, synonyms: [{ words: ['sauna'], activities: [2] }] },
    'src/content/search/synonyms.yml: sauna: the activity 2 is possible at no location',
  ],
  [
    'a synonym that finds nothing',
    { ...content, synonyms: [{ words: ['sea'] }] },
    'src/content/search/synonyms.yml: 0: Name locations, categories, activities or themes, or write a note',
  ],
  [
    'an unknown theme of a synonym',
    { ...content, synonyms: [{ words: ['sea'], themes: ['sea'] }] },
    'src/content/search/synonyms.yml: 0.themes.0: Invalid option: expected one of "family"|"noCar"|"winter"|"halfDay"',
  ],
])('reports %s with its file, entry and field', (_, invalidContent, message) => {
  expect(validateContent(invalidContent)).toContain(message);
});

test('every source is named by a fact', () => {
  const allFacts = JSON.stringify([locationFacts, activityFacts, roads, bases, gateways, rules]);
  expect(Object.keys(sources).filter((id) => !allFacts.includes(`"${id}"`))).toEqual([]);
});

test('no two locations share a name in any language', () => {
  for (const language of ['ru', 'kk'] as const) {
    const names = Object.values(locationFacts).flatMap(({ names }) => names[language]?.value ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('no two sources have the same title', () => {
  const titles = Object.values(sources).map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
