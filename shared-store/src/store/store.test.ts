import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Activity, Location } from '../schema/index.ts';
import { createItinerary, STORAGE_KEY } from './store.ts';

const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red walls.', image: '', category: 'Nature' };
const ride: Activity = { id: 1, name: 'Horseback Riding', description: 'A day out.', intensity: 'Medium' };

let kept: Map<string, string>;
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

/** A store of a page that has just been opened. */
async function open(onAdded?: (name: string) => void) {
  const store = createItinerary({ storage, ...(onAdded && { onAdded }) });
  await store.persist.rehydrate();
  return store;
}

beforeEach(() => {
  kept = new Map();
});

test('tells of what was really added, and nobody of a change that is none', async () => {
  const onAdded = vi.fn();
  const store = await open(onAdded);
  store.getState().addLocation(charyn);
  const heard = vi.fn();
  store.subscribe(heard);
  store.getState().addLocation(charyn);
  store.getState().removeActivity(1);
  expect(heard).not.toHaveBeenCalled();
  store.getState().addActivity(ride);
  expect(onAdded.mock.calls).toEqual([['Charyn Canyon'], ['Horseback Riding']]);
});

test('a new page finds the selection of the session', async () => {
  const { getState } = await open();
  getState().addLocation(charyn);
  getState().addActivity(ride);
  expect((await open()).getState()).toMatchObject({ locations: [charyn], activities: [ride], restored: true });
});

test('before the session has been read, nothing is known and nothing is written', () => {
  kept.set(STORAGE_KEY, 'as it was');
  const store = createItinerary({ storage });
  expect(store.getState()).toMatchObject({ locations: [], activities: [], restored: false });
  expect(kept.get(STORAGE_KEY)).toBe('as it was');
});

describe('what stands in the session', () => {
  /** Every shape that a released version has written: a newer one must go on reading it. */
  const fixtures = {
    'version 1': JSON.stringify({ state: { locations: [charyn], activities: [ride] }, version: 1 }),
  };

  test.each(Object.entries(fixtures))('%s is read', async (_, text) => {
    kept.set(STORAGE_KEY, text);
    expect((await open()).getState()).toMatchObject({ locations: [charyn], activities: [ride] });
  });

  test.each([
    'no JSON at all',
    'null',
    '{"state":null,"version":1}',
    '{"state":{"locations":"many"},"version":1}',
    '{"state":{"locations":[{"id":"13"}],"activities":[{}]},"version":1}',
  ])('damaged, as %s, it is refused, and the page starts clean and goes on', async (text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    kept.set(STORAGE_KEY, text);
    const store = await open();
    expect(store.getState()).toMatchObject({ locations: [], activities: [], restored: true });
    store.getState().addLocation(charyn);
    expect((await open()).getState().locations).toEqual([charyn]);
  });
});
