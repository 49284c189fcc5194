// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_RESPONSE } from '../../../lib/no-response.ts';
import { postRequest } from '../../../lib/post-request.ts';
import { ADDRESS } from '../testing/plan-document.ts';
import { createPlanApi } from './plan-api.ts';

/** Answers with headers, and with a body that never comes. */
const stall = async ({ signal }: Request) => {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return Object.assign(new Response(), { json: () => promise, text: () => promise });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', stall);
  // The signal of the platform goes by its own clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Timed out')), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an answer whose body never comes is like none after 20 seconds', async () => {
  const loading = createPlanApi(ADDRESS).load();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await loading).toMatchObject({ problem: { type: 'offline' } });
});

test('an answer to a request whose body never comes is like none after 30 seconds', async () => {
  const posting = postRequest('/api/submit-itinerary', {}, crypto.randomUUID());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await posting).toEqual({ isSent: false, message: NO_RESPONSE });
});
