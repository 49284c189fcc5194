// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentRequest } from './submission.ts';

const NAME = 'almaty-request-sent';
const sent: SentRequest = {
  reference: 'ALM-0123456789',
  request: {
    user_email: 'visitor@example.com',
    start_date: '2026-03-02',
    end_date: '2026-03-04',
    selected_locations: [{ id: 13, name: 'Charyn Canyon', description: 'Red.', image: '', category: 'Nature' }],
    selected_activities: [],
  },
  // 23:30 in Almaty, the day before the trip begins.
  taken: Date.parse('2026-03-01T18:30:00Z'),
};

/** The module as a page that has just been opened finds it. */
const open = () => import('./submission.ts');

beforeEach(() => vi.resetModules());
afterEach(() => sessionStorage.clear());

test('a page that is opened later finds the last request, also once its trip has begun', async () => {
  const before = await open();
  expect(before.useSubmission.getState()).toEqual({ sending: false, slow: false, failed: false, last: null });
  before.arrived(sent);
  vi.resetModules();
  const { useSubmission } = await open();
  expect(useSubmission.getState().last).toEqual(sent);
  expect(useSubmission.getInitialState().last).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['a text', '"ALM-0123456789"'],
  ['no reference', JSON.stringify({ ...sent, reference: undefined })],
  ['a request without an address', JSON.stringify({ ...sent, request: { ...sent.request, user_email: 7 } })],
  ['a time that is none', JSON.stringify({ ...sent, taken: 1e300 })],
])('what was damaged in the session counts as nothing: %s', async (_, text) => {
  sessionStorage.setItem(NAME, text);
  const { useSubmission } = await open();
  expect(useSubmission.getState().last).toBeNull();
});
