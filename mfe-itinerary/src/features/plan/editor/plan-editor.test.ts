// @vitest-environment happy-dom
import { type PlanDocument, PlanRequest } from '@almaty/planner/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadLocalCopy } from '../document/local-copy.ts';
import type { PlanApi, PlanResult } from '../document/plan-api.ts';
import { ADDRESS, createDocument, FIRST_REQUEST, makePlan, SOURCES } from '../testing/plan-document.ts';
import { createPlanEditor } from './plan-editor.ts';

const park = { kind: 'location', id: 2 } as const;
const museum = { kind: 'location', id: 1 } as const;

/** An API that stores the plan as the real one does, by its ETag; `isOnline` says whether it can be reached. */
function createApi(first = FIRST_REQUEST) {
  const api = {
    isOnline: true,
    /** Whether what the API answers to a save arrives. */
    isAnswering: true,
    stored: createDocument(first, 1),
    saves: 0,
    /** Stores a plan from another tab. */
    storeElsewhere: (request: PlanRequest) => {
      api.stored = createDocument(request, api.saves + 100);
    },
  };
  const save: PlanApi['save'] = async (request, etag): Promise<PlanResult<PlanDocument>> => {
    if (!api.isOnline) return { problem: { type: 'offline', message: 'There is no connection.' } };
    if (etag !== api.stored.etag)
      return { problem: { type: 'changed_meanwhile', message: 'Changed.', document: api.stored } };
    api.saves += 1;
    api.stored = createDocument(request, api.saves + 1);
    if (!api.isAnswering) return { problem: { type: 'offline', message: 'There is no connection.' } };
    return { value: api.stored };
  };
  const load: PlanApi['load'] = async () => ({ value: api.stored });
  return { ...api, server: api, save, load };
}

function open(api = createApi()) {
  const document = api.server.stored;
  // The functions that these tests do not call are not there.
  const editor = createPlanEditor({
    address: ADDRESS,
    api: { save: api.save, load: api.load } as PlanApi,
    document,
    sources: SOURCES,
    makePlan,
  });
  const getLocations = () => editor.store.getState().history?.present.request.locations;
  const isSettled = () => vi.waitFor(() => expect(editor.store.getState().save).not.toBe('saving'));
  return { api: api.server, editor, getState: editor.store.getState, getLocations, isSettled };
}

beforeEach(() => localStorage.clear());

test('an edit changes the plan at once, and is saved', async () => {
  const { api, editor, getState, getLocations, isSettled } = open();
  expect(editor.edit({ type: 'remove', item: park })).toBe(true);
  expect(getLocations()).toEqual([1, 3]);
  expect(getState().save).toBe('saving');
  await isSettled();
  expect(getState()).toMatchObject({ save: 'saved', problem: null, document: { etag: '"2.2"' } });
  expect(api.stored.current?.request.locations).toEqual([1, 3]);
});

test('an edit that is made while another is being saved is saved after it', async () => {
  const { api, editor, getState, isSettled } = open();
  editor.edit({ type: 'remove', item: park });
  editor.edit({ type: 'remove', item: museum });
  await vi.waitFor(() => expect(api.saves).toBe(2));
  await isSettled();
  expect(api.stored.current?.request.locations).toEqual([3]);
  expect(getState().save).toBe('saved');
});

test('an edit that is made while another is being saved is kept on the device', () => {
  const { editor } = open();
  editor.edit({ type: 'remove', item: park });
  editor.edit({ type: 'remove', item: museum });
  expect(loadLocalCopy(ADDRESS)?.unsaved?.locations).toEqual([3]);
});

test('a save whose answer is lost is no conflict, and what was changed since is saved', async () => {
  const { api, editor, getState, isSettled } = open();
  api.isAnswering = false;
  editor.edit({ type: 'remove', item: park });
  await isSettled();
  expect(getState().save).toBe('unsaved');
  api.isAnswering = true;
  editor.edit({ type: 'remove', item: museum });
  await vi.waitFor(() => expect(getState().save).toBe('saved'));
  expect(getState().conflict).toBeNull();
  expect(api.stored.current?.request.locations).toEqual([3]);
});

test('a save whose answer was lost in an earlier visit is no conflict', async () => {
  const first = open();
  first.api.isAnswering = false;
  first.editor.edit({ type: 'remove', item: park });
  await first.isSettled();
  const later = createApi();
  later.server.stored = first.api.stored;
  const second = open(later);
  expect(second.getState()).toMatchObject({ save: 'saved', conflict: null });
  expect(second.getLocations()).toEqual([1, 3]);
  expect(loadLocalCopy(ADDRESS)?.unsaved).toBeNull();
});

test('what another tab changed after a save whose answer is lost is a conflict', async () => {
  const { api, editor, getState, isSettled } = open();
  api.isAnswering = false;
  editor.edit({ type: 'remove', item: park });
  await isSettled();
  api.isAnswering = true;
  api.storeElsewhere({ ...FIRST_REQUEST, locations: [2] });
  editor.saveAgain();
  await isSettled();
  expect(getState().conflict?.current?.request.locations).toEqual([2]);
});

test('what was loaded before a save replaces nothing that was saved meanwhile', async () => {
  const { api, editor, getLocations, isSettled } = open();
  const reconnecting = editor.reconnect();
  editor.edit({ type: 'remove', item: park });
  await reconnecting;
  await isSettled();
  expect(getLocations()).toEqual([1, 3]);
  expect(api.stored.current?.request.locations).toEqual([1, 3]);
});

test('undo and redo go through the states of this tab, and are saved', async () => {
  const { api, editor, getLocations, isSettled } = open();
  editor.edit({ type: 'remove', item: park });
  editor.edit({ type: 'remove', item: museum });
  editor.undo();
  expect(getLocations()).toEqual([1, 3]);
  editor.undo();
  expect(getLocations()).toEqual([1, 2, 3]);
  editor.undo();
  expect(getLocations()).toEqual([1, 2, 3]);
  editor.redo();
  expect(getLocations()).toEqual([1, 3]);
  await isSettled();
  await vi.waitFor(() => expect(api.stored.current?.request.locations).toEqual([1, 3]));
});

test('going back to the plan that was sent can be undone', async () => {
  const { editor, getLocations, isSettled } = open();
  editor.edit({ type: 'remove', item: park });
  await isSettled();
  editor.backToSent();
  expect(getLocations()).toEqual([1, 2, 3]);
  editor.undo();
  expect(getLocations()).toEqual([1, 3]);
  await isSettled();
});

test('without a connection an edit is kept on the device, also for the next visit, and saved later', async () => {
  const first = open();
  first.api.isOnline = false;
  first.editor.edit({ type: 'remove', item: park });
  await first.isSettled();
  expect(first.getState()).toMatchObject({ save: 'unsaved', problem: 'There is no connection.' });
  expect(loadLocalCopy(ADDRESS)?.unsaved?.locations).toEqual([1, 3]);

  const second = open();
  expect(second.getLocations()).toEqual([1, 3]);
  await second.isSettled();
  expect(second.getState().save).toBe('saved');
  expect(loadLocalCopy(ADDRESS)?.unsaved).toBeNull();
});

test('the response to another action takes no change away that is not saved yet', async () => {
  const { api, editor, getState, getLocations, isSettled } = open();
  api.isOnline = false;
  editor.edit({ type: 'remove', item: park });
  await isSettled();
  editor.adopt({ ...api.stored, shareKey: 'a-key-for-others' });
  expect(getLocations()).toEqual([1, 3]);
  expect(getState()).toMatchObject({ save: 'unsaved', document: { shareKey: 'a-key-for-others' } });
  api.isOnline = true;
  editor.saveAgain();
  await isSettled();
  expect(api.stored.current?.request.locations).toEqual([1, 3]);
});

test('with a connection again, what is not saved is saved', async () => {
  const { api, editor, getState, isSettled } = open();
  api.isOnline = false;
  editor.edit({ type: 'remove', item: park });
  await isSettled();
  api.isOnline = true;
  await editor.reconnect();
  expect(getState().save).toBe('saved');
  expect(api.stored.current?.request.locations).toEqual([1, 3]);
});

test('with a connection again, a plan without changes is shown as it was stored meanwhile', async () => {
  const { api, editor, getLocations } = open();
  api.storeElsewhere({ ...FIRST_REQUEST, locations: [2] });
  await editor.reconnect();
  expect(getLocations()).toEqual([2]);
});

test('a save that failed can be tried again', async () => {
  const { api, editor, getState, isSettled } = open();
  api.isOnline = false;
  editor.edit({ type: 'remove', item: park });
  await isSettled();
  api.isOnline = true;
  editor.saveAgain();
  await isSettled();
  expect(getState()).toMatchObject({ save: 'saved', problem: null });
  expect(api.stored.current?.request.locations).toEqual([1, 3]);
});

/** A tab whose change is refused, because another tab has removed the museum. */
async function openConflict() {
  const tab = open();
  tab.api.storeElsewhere({ ...FIRST_REQUEST, locations: [2, 3] });
  tab.editor.edit({ type: 'remove', item: park });
  await tab.isSettled();
  return tab;
}

test('when another tab has changed the plan, nothing is overwritten and both states are there', async () => {
  const { api, getState, getLocations } = await openConflict();
  expect(getState().conflict?.current?.request.locations).toEqual([2, 3]);
  expect(getLocations()).toEqual([1, 3]);
  expect(api.stored.current?.request.locations).toEqual([2, 3]);
});

test('a conflict ends with the state of this tab', async () => {
  const { api, editor, getState, isSettled } = await openConflict();
  editor.resolve('mine');
  await isSettled();
  expect(api.stored.current?.request.locations).toEqual([1, 3]);
  expect(getState()).toMatchObject({ save: 'saved', conflict: null });
});

test('a conflict ends with the other state, and Undo brings this one back', async () => {
  const { api, editor, getState, getLocations, isSettled } = await openConflict();
  editor.resolve('other');
  expect(getLocations()).toEqual([2, 3]);
  expect(getState()).toMatchObject({ save: 'saved', conflict: null });
  editor.undo();
  await isSettled();
  expect(api.stored.current?.request.locations).toEqual([1, 3]);
});

test('a change that was kept on the device is offered beside a state that was stored since', async () => {
  const first = open();
  first.api.isOnline = false;
  first.editor.edit({ type: 'remove', item: park });
  await first.isSettled();
  const later = createApi({ ...FIRST_REQUEST, locations: [2, 3] });
  later.server.stored = { ...later.server.stored, etag: '"2.9"' };
  const second = open(later);
  expect(second.getState().conflict?.etag).toBe('"2.9"');
  expect(second.getLocations()).toEqual([1, 3]);
  expect(later.server.saves).toBe(0);
});

/** A plan of one day with the museum and the park, and what is done on it. */
function openDay(preferences: Partial<PlanRequest['preferences']> = {}) {
  const date = '2027-06-08';
  const request = PlanRequest.parse({ ...FIRST_REQUEST, end_date: date, locations: [1, 2], preferences });
  const tab = open(createApi(request));
  const getStops = () =>
    (tab.getState().history?.present.plan.days ?? []).flatMap(({ items }) =>
      items.flatMap((item) => (item.type === 'visit' ? [item.locationId] : [])),
    );
  return { ...tab, getStops, date };
}

test('an item that is let go where it is changes nothing', () => {
  const { api, editor, getState, getStops, date } = openDay();
  expect(editor.drop(park, date, getStops().indexOf(park.id))).toBe(true);
  expect(getState().history?.past).toEqual([]);
  expect(api.saves).toBe(0);
});

test('an item that is let go at another position of its day is put there', () => {
  const { editor, getStops, date } = openDay();
  const before = getStops();
  expect(editor.drop({ kind: 'location', id: before[0] ?? 0 }, date, 1)).toBe(true);
  expect(getStops()).toEqual(before.toReversed());
});

test('an item that is let go where its day is not possible stays where it was, and that is said', () => {
  // The museum lets nobody in when the visit of the park is over.
  const { editor, getState, getStops, date } = openDay({ dayStart: '16:00' });
  expect(getStops()).toEqual([museum.id, park.id]);
  expect(editor.drop(park, date, 0)).toBe(false);
  expect(getState().problem).toBe('Location 2 cannot be there: its day is not possible in that order.');
  expect(getStops()).toEqual([museum.id, park.id]);
});

test('an item that is let go on another day is moved there', () => {
  const { editor, getState } = open();
  expect(editor.drop(park, '2027-06-11', 0)).toBe(true);
  const days = getState().history?.present.plan.days ?? [];
  expect(days.at(-1)?.items).toContainEqual(expect.objectContaining({ type: 'visit', locationId: park.id }));
});

test('an item that cannot be on a day is not moved there, and the reason is said', () => {
  // Location 1 is closed on Mondays.
  const request = PlanRequest.parse({ ...FIRST_REQUEST, start_date: '2027-06-07', locations: [1] });
  const { editor, getState } = open(createApi(request));
  expect(editor.edit({ type: 'move', item: museum, date: '2027-06-07' })).toBe(false);
  expect(getState().problem).toBe(
    'Location 1 cannot be on Monday 7 June 2027. Closed on Monday 7 June 2027. Open on Tuesday 8 June 2027.',
  );
  expect(getState().history?.past).toEqual([]);
});

test('an edit that the planner cannot make changes nothing and says why', () => {
  const { api, editor, getState, getLocations } = open();
  const departure = { gateway: 'nowhere', time: '10:00' };
  const preferences = { ...FIRST_REQUEST.preferences, departure };
  expect(editor.edit({ type: 'preferences', preferences })).toBe(false);
  expect(getState().problem).toContain('There is no gateway "nowhere"');
  expect(getLocations()).toEqual([1, 2, 3]);
  expect(api.saves).toBe(0);
});
