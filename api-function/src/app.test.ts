import { env, exports } from 'cloudflare:workers';
import { API_VERSION_HEADER } from '@almaty/delivery/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearDatabase } from './testing/database.ts';
import { fetchWithEnv, SITE, submitWithEnv } from './testing/submission.ts';

const logged: string[] = [];
beforeEach(async () => {
  await clearDatabase();
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
});

test('an unknown address is 404 as JSON', async () => {
  const response = await exports.default.fetch(`${SITE}/api/secret`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, error: 'The API has no such address.', code: 'not_found' });
});

test.each(['/api/secret', '/api/health', '/api/submit-itinerary'])(
  'a JSON response has headers that forbid caching and framing: %s',
  async (path) => {
    const response = await exports.default.fetch(SITE + path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each(['/api/health', '/api/secret'])('a response says which version of the API gave it: %s', async (path) => {
  const response = await exports.default.fetch(SITE + path);
  expect(response.headers.get(API_VERSION_HEADER)).toBe(env.VERSION.id);
  expect(env.VERSION.id).not.toBe('');
});

test('a request with another method is 405 as JSON, with the allowed method in a header', async () => {
  const response = await exports.default.fetch(`${SITE}/api/submit-itinerary`);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await response.json()).toMatchObject({ success: false, code: 'wrong_method' });
});

const storageFailed = {
  success: false,
  error: 'Your request could not be saved. Please try again in a minute.',
  code: 'storage_failed',
};

test('an unexpected error of a submission is 500 as JSON; only its name is logged', async () => {
  class LimiterError extends Error {
    override name = 'LimiterError';
  }
  const NETWORK_LIMIT = { limit: () => Promise.reject(new LimiterError('visitor@example.com')) };
  const response = await submitWithEnv({ NETWORK_LIMIT });
  expect([response.status, await response.json()]).toEqual([500, storageFailed]);
  expect(logged).toEqual([JSON.stringify({ event: 'request_failed', error: 'LimiterError' })]);
});

test('an invalid configuration is 500 as JSON for a visitor who submits a request; its variables are logged, and not their values', async () => {
  const response = await submitWithEnv({ LINK_SECRET: 'short-secret', MAIL_DRIVER: 'pigeon' });
  expect([response.status, await response.json()]).toEqual([500, storageFailed]);
  const problems = 'LINK_SECRET needs at least 32 characters; MAIL_DRIVER must be cloudflare or smtp';
  expect(logged).toEqual([JSON.stringify({ event: 'config_invalid', problems })]);
});

test('an invalid configuration is a page with 500 for a visitor who deletes a request', async () => {
  const response = await fetchWithEnv({ LINK_SECRET: 'short' }, '/api/requests/ALM-0123456789/delete');
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('Your request may not be deleted yet');
  expect(logged).toHaveLength(1);
});
