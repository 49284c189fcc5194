import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { HonoEnv } from '../env.ts';
import { handleError } from './handle-error.ts';
import { HttpError } from './http-error.ts';

const fetchWithError = (error: Error) =>
  new Hono<HonoEnv>()
    .get('/', () => {
      throw error;
    })
    .onError(handleError)
    .request('/');

test('an unexpected error of a route is 500 as JSON, which says nothing of a request; its name is logged', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await fetchWithError(new TypeError('visitor@example.com'));
  expect([response.status, await response.json()]).toEqual([
    500,
    {
      success: false,
      error: 'Something went wrong on our side. Please try again in a minute.',
      code: 'internal_error',
    },
  ]);
  expect(logError.mock.calls).toEqual([[JSON.stringify({ event: 'request_failed', error: 'TypeError' })]]);
});

test('an HttpError is its own response, and is not logged', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await fetchWithError(new HttpError(405, 'wrong_method', 'Send it with GET.', { allow: 'GET' }));
  expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
    405,
    'GET',
    { success: false, error: 'Send it with GET.', code: 'wrong_method' },
  ]);
  expect(logError).not.toHaveBeenCalled();
});
