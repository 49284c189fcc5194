import { afterEach, expect, test, vi } from 'vitest';
import type { Activity, Location } from '../schema/index.ts';
import { createItineraryStore } from './itinerary-store.ts';
import { shareBetweenTabs } from './share-between-tabs.ts';

const charyn: Location = { id: 13, name: 'Charyn Canyon', description: 'Red walls.', image: '', category: 'Nature' };
const ride: Activity = { id: 1, name: 'Horseback Riding', description: 'A day out.', intensity: 'Medium' };

const ends: (() => void)[] = [];

/** Opens a tab of the site in the same browser session. */
async function openTab(entries = new Map<string, string>(), now = Date.now) {
  const onAdded = vi.fn();
  const storage = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
  const store = createItineraryStore({ storage, onAdded, now });
  await store.persist.rehydrate();
  const close = shareBetweenTabs(store, new BroadcastChannel('test'));
  ends.push(close);
  const getIds = () => [...store.getState().locations, ...store.getState().activities].map(({ id }) => id);
  return { ...store.getState(), store, entries, onAdded, close, getIds };
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('a new tab gets the itinerary of the open ones', async () => {
  const first = await openTab();
  first.addLocation(charyn);
  const second = await openTab();
  await vi.waitFor(() => expect(second.getIds()).toEqual([13]));
  expect(second.store.getState().isFromOtherTab).toBe(true);
});

test('a change in one tab is a change in all, without a toast in the others', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.addLocation(charyn);
  await vi.waitFor(() => expect(second.getIds()).toEqual([13]));
  second.addActivity(ride);
  await vi.waitFor(() => expect(first.getIds()).toEqual([13, 1]));
  first.clearLocations();
  await vi.waitFor(() => expect(second.getIds()).toEqual([1]));
  expect(first.onAdded.mock.calls.flat().map(({ name }) => name)).toEqual(['Charyn Canyon']);
  expect(second.onAdded.mock.calls.flat().map(({ name }) => name)).toEqual(['Horseback Riding']);
});

test('a tab that was restored with an older itinerary takes the later one, also when that is empty', async () => {
  const old = await openTab();
  old.addLocation(charyn);
  old.close();
  const current = await openTab(undefined, () => Date.now() + 1000);
  current.addActivity(ride);
  current.clearActivities();
  const restored = await openTab(old.entries);
  await vi.waitFor(() => expect(restored.getIds()).toEqual([]));
  expect(current.getIds()).toEqual([]);
});

test('what another tab sent is in the own session storage', async () => {
  const first = await openTab();
  const second = await openTab();
  first.addLocation(charyn);
  await vi.waitFor(() => expect(second.getIds()).toEqual([13]));
  second.close();
  first.close();
  expect((await openTab(second.entries)).getIds()).toEqual([13]);
});

test('when no tab is open, a new one begins with an empty itinerary', async () => {
  const first = await openTab();
  first.addLocation(charyn);
  first.close();
  const asked = new BroadcastChannel('test');
  const messages: unknown[] = [];
  asked.onmessage = ({ data }: MessageEvent) => messages.push(data);
  const second = await openTab();
  await vi.waitFor(() => expect(messages).toEqual(['ask']));
  asked.close();
  expect(second.getIds()).toEqual([]);
});

test('a damaged message changes nothing', async () => {
  const first = await openTab();
  first.addLocation(charyn);
  const other = new BroadcastChannel('test');
  const before = first.store.getState();
  for (const message of [null, 7, {}, { locations: 'many', changedAt: 'late' }]) other.postMessage(message);
  const second = await openTab();
  await vi.waitFor(() => expect(second.getIds()).toEqual([13]));
  other.close();
  expect(first.store.getState()).toBe(before);
});
