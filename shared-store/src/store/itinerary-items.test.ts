import { expect, test } from 'vitest';
import type { Activity, Location } from '../schema/index.ts';
import {
  addActivity,
  addItems,
  addLocation,
  clearActivities,
  clearLocations,
  EMPTY_ITINERARY,
  removeActivity,
  removeLocation,
} from './itinerary-items.ts';
import { parseStoredItems } from './parse-stored-items.ts';

const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red walls.', image: '', category: 'Nature' };
const ride: Activity = { id: 1, name: 'Horseback Riding', description: 'A day out.', intensity: 'Medium' };

test('a location is added once per id and category', () => {
  const once = addLocation(EMPTY_ITINERARY, charyn);
  expect(once.locations).toEqual([charyn]);
  expect(addLocation(once, { ...charyn, name: 'Another name' })).toBe(once);
  expect(addLocation(once, { ...charyn, category: 'City Experience' }).locations).toHaveLength(2);
});

test('an activity is added once per id', () => {
  const once = addActivity(EMPTY_ITINERARY, ride);
  expect(addActivity(once, { ...ride, name: 'Another name' })).toBe(once);
});

test('removing and clearing leave the other items unchanged', () => {
  const both = addActivity(addLocation(EMPTY_ITINERARY, charyn), ride);
  expect(removeLocation(both, 13)).toEqual({ locations: [], activities: [ride] });
  expect(removeLocation(both, 14)).toBe(both);
  expect(removeActivity(both, 1)).toEqual({ locations: [charyn], activities: [] });
  expect(clearLocations(both)).toEqual({ locations: [], activities: [ride] });
  expect(clearActivities(both)).toEqual({ locations: [charyn], activities: [] });
});

test('restoring removed items duplicates none that were added again', () => {
  const both = addActivity(addLocation(EMPTY_ITINERARY, charyn), ride);
  expect(addItems(EMPTY_ITINERARY, both)).toEqual(both);
  expect(addItems(addLocation(EMPTY_ITINERARY, charyn), both)).toEqual(both);
  expect(addItems(both, both)).toBe(both);
});

test.each([null, 'text', 7, {}, { locations: 1, activities: [] }])(
  'damaged storage parses as an empty itinerary: %j',
  (stored) => {
    expect(parseStoredItems(stored)).toEqual({ ...EMPTY_ITINERARY, changedAt: 0 });
  },
);

test('a damaged list leaves the other list intact', () => {
  expect(parseStoredItems({ locations: [charyn], activities: 5 })).toMatchObject({
    locations: [charyn],
    activities: [],
  });
  expect(parseStoredItems({ activities: [ride] })).toMatchObject({ locations: [], activities: [ride] });
});

test('valid entries of damaged storage stay, and duplicates are dropped', () => {
  const stored = { locations: [charyn, { id: 'x' }, charyn], activities: [ride, null] };
  expect(parseStoredItems(stored)).toMatchObject({ locations: [charyn], activities: [ride] });
});

test('items that were stored without the time of their change are older than any change', () => {
  expect(parseStoredItems({ locations: [charyn], activities: [] }).changedAt).toBe(1);
  expect(parseStoredItems({ locations: [charyn], activities: [], changedAt: 7 }).changedAt).toBe(7);
});
