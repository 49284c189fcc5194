// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmittedRequest } from './submission.ts';

const STORAGE_KEY = 'almaty-submitted-request';
const submittedRequest: SubmittedRequest = {
  reference: 'ALM-0123456789',
  request: {
    user_email: 'visitor@example.com',
    start_date: '2026-03-02',
    end_date: '2026-03-04',
    selected_locations: [{ id: 13, name: 'Charyn Canyon', description: 'Red.', image: '', category: 'Nature' }],
    selected_activities: [],
  },
  deadline: '2026-03-02T18:30:00.000Z',
};

/** Imports the module as a newly opened page does, and waits until it has restored what there is. */
async function openPage() {
  const page = await import('./submission.ts');
  await page.restoreSubmission();
  return page;
}

beforeEach(() => vi.resetModules());
afterEach(() => sessionStorage.clear());

test('a new page of the session restores the last request, also when its trip has started', async () => {
  const firstPage = await openPage();
  expect(firstPage.useSubmission.getState()).toEqual({
    isSending: false,
    isWaiting: false,
    isSlow: false,
    hasFailed: false,
    last: null,
    restored: null,
    isDismissed: false,
  });
  firstPage.recordSubmission(submittedRequest);
  vi.resetModules();
  const { useSubmission } = await openPage();
  const { last, restored } = useSubmission.getState();
  expect(last).toEqual(submittedRequest);
  expect(restored).toBe(last);
  expect(useSubmission.getInitialState().last).toBeNull();
});

test('a request that is stored before the last one is restored stays', async () => {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(submittedRequest));
  const { recordSubmission, restoreSubmission, useSubmission } = await import('./submission.ts');
  const restoring = restoreSubmission();
  const next = { ...submittedRequest, reference: 'ALM-9876543210' };
  recordSubmission(next);
  await restoring;
  expect(useSubmission.getState()).toMatchObject({ last: next, restored: null });
});

test.each([
  ['text that is not JSON', '{'],
  ['a string', '"ALM-0123456789"'],
  ['an entry without a reference', JSON.stringify({ ...submittedRequest, reference: undefined })],
  [
    'a request without an email address',
    JSON.stringify({ ...submittedRequest, request: { ...submittedRequest.request, user_email: 7 } }),
  ],
])('ignores %s in the session storage', async (_, text) => {
  sessionStorage.setItem(STORAGE_KEY, text);
  const { useSubmission } = await openPage();
  expect(useSubmission.getState().last).toBeNull();
});

test.each([
  ['no deadline', undefined],
  ['a deadline that is no moment', 'tomorrow'],
  ['a deadline of another type', 1e300],
])('restores a request with %s without one', async (_, deadline) => {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...submittedRequest, deadline }));
  const { useSubmission } = await openPage();
  expect(useSubmission.getState().last).toEqual({ ...submittedRequest, deadline: undefined });
});

test('a dismissed confirmation stays dismissed on a new page, until another request is recorded', async () => {
  const { recordSubmission, dismissConfirmation } = await openPage();
  recordSubmission(submittedRequest);
  dismissConfirmation();
  vi.resetModules();
  const second = await openPage();
  expect(second.useSubmission.getState()).toMatchObject({ last: submittedRequest, isDismissed: true });
  second.recordSubmission(submittedRequest);
  expect(second.useSubmission.getState().isDismissed).toBe(false);
});

test('restores the key that corrects the address, and nothing else in its place', async () => {
  const correction = { key: 'key', until: 1 };
  for (const [stored, restored] of [
    [correction, correction],
    [{ key: 7, until: 1 }, undefined],
    ['key', undefined],
  ]) {
    vi.resetModules();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...submittedRequest, correction: stored }));
    const { useSubmission } = await openPage();
    expect(useSubmission.getState().last?.correction).toEqual(restored);
  }
});
