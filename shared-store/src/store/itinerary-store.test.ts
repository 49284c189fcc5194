import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Activity, Location } from '../schema/index.ts';
import { type AddedItem, createItineraryStore } from './itinerary-store.ts';
import { STORAGE_KEY } from './stored-items.ts';

const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red walls.', image: '', category: 'Nature' };
const ride: Activity = { id: 1, name: 'Horseback Riding', description: 'A day out.', intensity: 'Medium' };

let entries: Map<string, string>;
const storage = () => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
});

/** Creates the store of a newly opened page. */
async function openPage(onAdded?: (added: AddedItem) => void) {
  const store = createItineraryStore({ storage, ...(onAdded && { onAdded }) });
  await store.persist.rehydrate();
  return store;
}

beforeEach(() => {
  entries = new Map();
});

test('calls onAdded for added items only, and notifies no subscriber without a change', async () => {
  const onAdded = vi.fn();
  const store = await openPage(onAdded);
  store.getState().addLocation(charyn);
  const listener = vi.fn();
  store.subscribe(listener);
  store.getState().addLocation(charyn);
  store.getState().removeActivity(1);
  expect(listener).not.toHaveBeenCalled();
  store.getState().addActivity(ride);
  expect(onAdded.mock.calls).toEqual([
    [{ list: 'locations', id: 13, name: 'Charyn Canyon' }],
    [{ list: 'activities', id: 1, name: 'Horseback Riding' }],
  ]);
});

test('a new page restores the items of the browser session', async () => {
  const { getState } = await openPage();
  getState().addLocation(charyn);
  getState().addActivity(ride);
  expect((await openPage()).getState()).toMatchObject({ locations: [charyn], activities: [ride], isRestored: true });
});

test('reads and writes nothing before rehydration', () => {
  entries.set(STORAGE_KEY, 'unchanged');
  const store = createItineraryStore({ storage });
  expect(store.getState()).toMatchObject({ locations: [], activities: [], isRestored: false });
  expect(entries.get(STORAGE_KEY)).toBe('unchanged');
});

describe('items in session storage', () => {
  /** Every shape that a released version has written: newer versions must still read it. */
  const fixtures = {
    'version 1': JSON.stringify({ state: { locations: [charyn], activities: [ride] }, version: 1 }),
  };

  test.each(Object.entries(fixtures))('%s is restored', async (_, text) => {
    entries.set(STORAGE_KEY, text);
    expect((await openPage()).getState()).toMatchObject({ locations: [charyn], activities: [ride] });
  });

  test.each([
    'not JSON',
    'null',
    '{"state":null,"version":1}',
    '{"state":{"locations":"many"},"version":1}',
    '{"state":{"locations":[{"id":"13"}],"activities":[{}]},"version":1}',
  ])('damaged as %s, they are dropped and the page starts with an empty itinerary', async (text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    entries.set(STORAGE_KEY, text);
    const store = await openPage();
    expect(store.getState()).toMatchObject({ locations: [], activities: [], isRestored: true });
    store.getState().addLocation(charyn);
    expect((await openPage()).getState().locations).toEqual([charyn]);
  });
});
