import { Activity, Location } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { activities } from './activities.ts';
import { city } from './city.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import { locationOf } from './place.ts';

const locations = [...city, ...nature, ...mountainRoutes];
const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id).sort((one, other) => one - other);

test.each([...locations])('$name can stand in an itinerary', (place) => {
  expect(Location.parse(locationOf(place))).toEqual(locationOf(place));
});

test.each([...activities])('$name can stand in an itinerary', (activity) => {
  expect(Activity.parse(activity)).toEqual(activity);
});

test('the catalogue holds the ids of the specification, section 3, each once', () => {
  expect(idsOf(city)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 32]);
  expect(idsOf(nature)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21]);
  expect(idsOf(mountainRoutes)).toEqual([22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
  expect(idsOf(activities)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('the routes have the difficulties of the specification, and nothing else has one', () => {
  const difficulties = mountainRoutes.map(({ difficulty }) => difficulty);
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

test('the activities have the intensities of the specification', () => {
  expect(activities.map(({ name, intensity }) => `${name} (${intensity})`)).toEqual([
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

test('no two descriptions are the same, and each has one or two sentences', () => {
  const descriptions = [...locations, ...activities].map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) expect(description.match(/[.!?](\s|$)/g)?.length).toBeOneOf([1, 2]);
});
