import { listSourced } from '@almaty/content';
import { Activity, Location } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { toItineraryLocation } from '../../src/content/location-entry.ts';
import { tabCategories } from '../../src/lib/tab.ts';
import { isAdded } from './added-entries.ts';
import { catalogue } from './catalogue.ts';
import { readContent } from './read-content.ts';

const locations = catalogue.locations.map(({ location }) => location);
const activities = catalogue.activities.map(({ activity }) => activity);
const [city = [], nature = [], mountainRoutes = []] = [
  tabCategories.city,
  tabCategories.nature,
  tabCategories.mountains,
].map((category) => locations.filter((location) => location.category === category));
const sortedIds = (entries: readonly { id: number }[]) =>
  entries
    .filter((entry) => !isAdded(entry))
    .map(({ id }) => id)
    .sort((a, b) => a - b);

test.each([...locations])('$name can be stored in an itinerary', (location) => {
  expect(Location.parse(toItineraryLocation(location))).toEqual(toItineraryLocation(location));
});

test.each([...activities])('$name can be stored in an itinerary', (activity) => {
  expect(Activity.parse(activity)).toEqual(activity);
});

test('the catalogue has the ids of docs/specification.md, section 3, each once', () => {
  expect(sortedIds(city)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 32]);
  expect(sortedIds(nature)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21]);
  expect(sortedIds(mountainRoutes)).toEqual([22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
  expect(sortedIds(activities)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('the mountain routes have the difficulties of docs/specification.md, section 3, and other locations have none', () => {
  const difficulties = mountainRoutes.filter((entry) => !isAdded(entry)).map(({ difficulty }) => difficulty);
  expect(difficulties).toEqual([
    'Medium',
    'Hard',
    'Medium',
    'Medium',
    'Medium',
    'Medium',
    'Hard',
    'Hard',
    'Medium',
    'Very Hard',
  ]);
  expect([...city, ...nature].filter(({ difficulty }) => difficulty)).toEqual([]);
});

test('the activities have the intensities of docs/specification.md, section 3', () => {
  expect(activities.filter((entry) => !isAdded(entry)).map(({ name, intensity }) => `${name} (${intensity})`)).toEqual([
    'Horseback Riding (Medium)',
    'Kazakh Sauna (Low)',
    'Camping (Medium)',
    'Jeep Tour (Low)',
    'ATV Riding (Medium)',
    'Enduro Bike Riding (High)',
    'Electrobike Riding (Low)',
    'Paraplane Flight (High)',
    'Hiking (Medium)',
    'City Tours (Low)',
    'Multi-location Tours (Medium)',
  ]);
});

test('descriptions are unique and have one or two sentences', () => {
  const descriptions = [...locations, ...activities].map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) expect(description.match(/[.!?](\s|$)/g)?.length).toBeOneOf([1, 2]);
});

test('every source is named by a fact', () => {
  const { sources, ...rest } = catalogue;
  const named = new Set(listSourced(rest).flatMap((part) => part.sources));
  expect(Object.keys(sources).filter((id) => !named.has(id))).toEqual([]);
});

test('every contact and every park is named', () => {
  const { locations: places, activities: deeds, contacts, parks } = readContent();
  const named = new Set([...places, ...deeds, ...parks].flatMap(({ entry }) => entry.contacts ?? []));
  const inParks = new Set(places.flatMap(({ entry }) => entry.park ?? []));
  expect(contacts.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([]);
  expect(parks.filter(({ name }) => !inParks.has(name)).map(({ name }) => name)).toEqual([]);
});

test('a location in a park has the fee, the contacts and the rules of the park, unless it has a fee of its own', () => {
  const find = (slug: string) => catalogue.locations.find(({ location }) => location.slug === slug);
  const [terra, gorelnik, arbat] = [find('terra-meadow'), find('gorelnik-trail'), find('arbat')];
  expect(terra?.access.fee?.adultTenge).toBe(650);
  expect(terra?.contacts.map(({ value }) => value.name)).toEqual(['Ile-Alatau national park']);
  expect(terra?.access.fee?.note).toContain('keep the receipt');
  expect(terra?.facts.atThePost[0]?.value).toContain('the same in every park');
  expect(gorelnik?.access.fee?.adultTenge).toBe(0);
  expect(arbat?.facts.atThePost).toEqual([]);
});

test('no two locations share a name in any language', () => {
  for (const language of ['ru', 'kk'] as const) {
    const names = catalogue.locations.flatMap(({ facts }) => facts.names[language]?.value ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('no two sources have the same title', () => {
  const titles = Object.values(catalogue.sources).map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
