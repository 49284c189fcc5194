// @vitest-environment happy-dom
import { addDays, todayInAlmaty } from '@almaty/dates';
import type { PlanDocument } from '@almaty/planner/schema';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADDRESS, createDocument, FIRST_REQUEST, makePlan, SOURCES } from '../testing/plan-document.ts';
import type { PlanResult } from './plan-api.ts';

const api = vi.hoisted(() => ({ load: vi.fn(), save: vi.fn() }));
const loadMakePlan = vi.hoisted(() => vi.fn());
const loadPlanSources = vi.hoisted(() => vi.fn());
vi.mock('./plan-api.ts', () => ({ createPlanApi: () => api }));
vi.mock('./plan-sources.ts', () => ({ loadPlanSources }));
vi.mock('../editor/make-plan.ts', () => ({ loadMakePlan }));

const { loadLocalCopy, saveLocalCopy } = await import('./local-copy.ts');
const { usePlan } = await import('./usePlan.ts');

const FIRST = createDocument(FIRST_REQUEST, 1);
const CHANGED = createDocument({ ...FIRST_REQUEST, locations: [2] }, 2);
const OFFLINE: PlanResult<PlanDocument> = { problem: { type: 'offline', message: 'There is no connection.' } };
const NOT_FOUND: PlanResult<PlanDocument> = { problem: { type: 'not_found', message: 'There is no such plan.' } };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  api.load.mockReset().mockResolvedValue(OFFLINE);
  api.save.mockReset();
  loadPlanSources.mockReset().mockResolvedValue(SOURCES);
  loadMakePlan.mockReset().mockResolvedValue(makePlan);
  location.hash = `#${ADDRESS.key}`;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens a plan that this browser has seen; the API answers when the test says so. */
async function openCopy(document: PlanDocument = FIRST) {
  saveLocalCopy(ADDRESS, { document, unsaved: null });
  const answer = Promise.withResolvers<PlanResult<PlanDocument>>();
  api.load.mockReturnValueOnce(answer.promise);
  const { result } = renderHook(() => usePlan('plans', ADDRESS.reference.toLowerCase()));
  await pass(1000);
  const getPlan = () => {
    const { view } = result.current;
    if (view.type !== 'loaded') throw new Error(`The page shows ${view.type}`);
    return view.plan;
  };
  const respond = (response: PlanResult<PlanDocument>) =>
    act(async () => {
      answer.resolve(response);
      await vi.advanceTimersByTimeAsync(0);
    });
  return { result, getPlan, respond };
}

test.each(['plans', 'desk'] as const)(
  'opening any plan below %s removes what is kept of trips that ended long ago',
  (opened) => {
    const keep = (name: string, endDate: string) =>
      localStorage.setItem(name, JSON.stringify({ lastKey: 'a-key-of-the-visitor', endDate, copies: {} }));
    const today = todayInAlmaty();
    keep('almaty-plan-plans-ALM-0000000001', addDays(today, -30));
    keep('almaty-plan-desk-ALM-0000000002', addDays(today, -400));
    keep('almaty-plan-plans-ALM-0000000003', addDays(today, -29));
    location.hash = '';
    const { result } = renderHook(() => usePlan(opened, 'alm-0000000001'));
    expect(result.current.view).toEqual({ type: 'not_found' });
    expect(Object.keys(localStorage)).toEqual(['almaty-plan-plans-ALM-0000000003']);
  },
);

test('an answer that comes after the copy is shown in its place, in the same editor, and asked for once', async () => {
  const { getPlan, respond } = await openCopy();
  const { editor, seenOn } = getPlan();
  expect(seenOn).toBe(todayInAlmaty());
  expect(editor).not.toBeNull();
  await respond({ value: CHANGED });
  expect(getPlan()).toMatchObject({ document: { etag: CHANGED.etag }, seenOn: null });
  expect(getPlan().editor).toBe(editor);
  expect(editor?.store.getState().history?.present.request.locations).toEqual([2]);
  await pass(60_000);
  expect(api.load).toHaveBeenCalledOnce();
});

test('an answer that comes late takes no change away, and that is saved then', async () => {
  const { getPlan, respond } = await openCopy();
  api.save.mockResolvedValue(OFFLINE);
  getPlan().editor?.edit({ type: 'remove', item: { kind: 'location', id: 2 } });
  await pass(0);
  const saved = createDocument({ ...FIRST_REQUEST, locations: [1, 3] }, 2);
  api.save.mockResolvedValue({ value: saved });
  await respond({ value: FIRST });
  expect(getPlan().editor?.store.getState()).toMatchObject({ save: 'saved', document: { etag: saved.etag } });
  expect(getPlan().editor?.store.getState().history?.present.request.locations).toEqual([1, 3]);
});

test('an answer that is older than what was saved meanwhile changes nothing', async () => {
  const { getPlan, respond } = await openCopy();
  api.save.mockResolvedValue({ value: createDocument({ ...FIRST_REQUEST, locations: [1, 3] }, 2) });
  getPlan().editor?.edit({ type: 'remove', item: { kind: 'location', id: 2 } });
  await pass(0);
  await respond({ value: FIRST });
  expect(getPlan().seenOn).toBeNull();
  expect(getPlan().editor?.store.getState()).toMatchObject({ save: 'saved', document: { etag: '"2.2"' } });
  expect(loadLocalCopy(ADDRESS)?.document.etag).toBe('"2.2"');
});

test('a plan that is not there any more is gone, also when that is said late', async () => {
  const { result, respond } = await openCopy();
  await respond(NOT_FOUND);
  expect(result.current.view).toEqual({ type: 'not_found' });
});

test('a plan that became ready since can be changed', async () => {
  const { getPlan, respond } = await openCopy({ ...FIRST, state: 'waiting', current: null, sent: null });
  expect(getPlan().editor).toBeNull();
  await respond({ value: FIRST });
  expect(getPlan().editor).not.toBeNull();
});

test('after a failure the API is asked again every ten seconds, until it answers', async () => {
  const { getPlan, respond } = await openCopy();
  api.load.mockResolvedValueOnce(OFFLINE).mockResolvedValue({ value: CHANGED });
  await respond(OFFLINE);
  expect(getPlan().seenOn).not.toBeNull();
  await pass(10_000);
  expect(getPlan().seenOn).not.toBeNull();
  await pass(10_000);
  expect(getPlan()).toMatchObject({ document: { etag: CHANGED.etag }, seenOn: null });
  await pass(60_000);
  expect(api.load).toHaveBeenCalledTimes(3);
});

test('a failure that comes before the files of the plan leaves its copy, which can be changed', async () => {
  const files = Promise.withResolvers<typeof SOURCES>();
  loadPlanSources.mockReturnValue(files.promise);
  const { getPlan, respond } = await openCopy();
  await respond(OFFLINE);
  await act(async () => files.resolve(SOURCES));
  expect(getPlan().seenOn).not.toBeNull();
  expect(getPlan().editor).not.toBeNull();
});

test('an answer that comes before the files of the plan is shown with them', async () => {
  const files = Promise.withResolvers<typeof SOURCES>();
  loadPlanSources.mockReturnValue(files.promise);
  const { getPlan, respond } = await openCopy();
  await respond({ value: CHANGED });
  await act(async () => files.resolve(SOURCES));
  expect(getPlan()).toMatchObject({ document: { etag: CHANGED.etag }, seenOn: null });
  expect(getPlan().editor).not.toBeNull();
});

test('with a connection again the API is asked at once', async () => {
  const { getPlan, respond } = await openCopy();
  api.load.mockResolvedValue({ value: CHANGED });
  await respond(OFFLINE);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(getPlan()).toMatchObject({ document: { etag: CHANGED.etag }, seenOn: null });
});

test('a planner that did not load is loaded again, and the plan can be changed then', async () => {
  loadMakePlan.mockRejectedValueOnce(new Error('no connection'));
  const { getPlan } = await openCopy();
  expect(getPlan().editor).toBeNull();
  await pass(10_000);
  expect(getPlan().editor).not.toBeNull();
});
