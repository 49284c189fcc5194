import { expect, test } from 'vitest';
import type { Activity, Location } from '../schema/index.ts';
import { readSelection } from './persisted.ts';
import {
  addActivity,
  addLocation,
  clearActivities,
  clearLocations,
  emptySelection,
  putBack,
  removeActivity,
  removeLocation,
} from './selection.ts';

const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red walls.', image: '', category: 'Nature' };
const ride: Activity = { id: 1, name: 'Horseback Riding', description: 'A day out.', intensity: 'Medium' };

test('a location is added once per id and category', () => {
  const once = addLocation(emptySelection, charyn);
  expect(once.locations).toEqual([charyn]);
  expect(addLocation(once, { ...charyn, name: 'Another name' })).toBe(once);
  expect(addLocation(once, { ...charyn, category: 'City Experience' }).locations).toHaveLength(2);
});

test('an activity is added once per id', () => {
  const once = addActivity(emptySelection, ride);
  expect(addActivity(once, { ...ride, name: 'Another name' })).toBe(once);
});

test('removing and clearing change nothing but what they name', () => {
  const both = addActivity(addLocation(emptySelection, charyn), ride);
  expect(removeLocation(both, 13)).toEqual({ locations: [], activities: [ride] });
  expect(removeLocation(both, 14)).toBe(both);
  expect(removeActivity(both, 1)).toEqual({ locations: [charyn], activities: [] });
  expect(clearLocations(both)).toEqual({ locations: [], activities: [ride] });
  expect(clearActivities(both)).toEqual({ locations: [charyn], activities: [] });
});

test('what was taken out comes back once, also when some of it was added again', () => {
  const both = addActivity(addLocation(emptySelection, charyn), ride);
  expect(putBack(emptySelection, both)).toEqual(both);
  expect(putBack(addLocation(emptySelection, charyn), both)).toEqual(both);
  expect(putBack(both, both)).toBe(both);
});

test.each([null, 'text', 7, {}, { locations: 1, activities: [] }])(
  'damaged storage gives an empty selection: %j',
  (stored) => {
    expect(readSelection(stored)).toEqual(emptySelection);
  },
);

test('a damaged list does not take the other one with it', () => {
  expect(readSelection({ locations: [charyn], activities: 5 })).toEqual({ locations: [charyn], activities: [] });
  expect(readSelection({ activities: [ride] })).toEqual({ locations: [], activities: [ride] });
});

test('what is valid in damaged storage stays, and a doubled entry does not come in', () => {
  const stored = { locations: [charyn, { id: 'x' }, charyn], activities: [ride, null] };
  expect(readSelection(stored)).toEqual({ locations: [charyn], activities: [ride] });
});
