import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { getConfig } from '../config/config.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { submitWithEnv, validRequest } from '../testing/submission.ts';
import { requireTurnstile } from './turnstile.ts';

beforeEach(clearDatabase);

const variables = { TURNSTILE_SECRET: 'right', TURNSTILE_URL: `${env.TEST_TURNSTILE}/` };
const check = (body: unknown, change: object = {}) =>
  requireTurnstile(body, getConfig({ ...env, ...variables, ...change }));
const unreachable = { TURNSTILE_URL: 'http://127.0.0.1:1/' };
const broken = { TURNSTILE_URL: `${env.TEST_TURNSTILE}/broken` };

test('calls nobody without a secret', async () => {
  await check({}, { TURNSTILE_SECRET: undefined, ...unreachable });
});

test('accepts a token that Turnstile accepts', async () => {
  await check({ turnstile_token: 'passed' });
});

test.each<[string, unknown, object, number, string]>([
  ['a body without a token', {}, {}, 403, 'check_failed'],
  ['a body that is not an object', [], {}, 403, 'check_failed'],
  ['a wrong token', { turnstile_token: 'guess' }, {}, 403, 'check_failed'],
  ['a wrong secret', { turnstile_token: 'passed' }, { TURNSTILE_SECRET: 'wrong' }, 403, 'check_failed'],
  ['a Turnstile that cannot be reached', { turnstile_token: 'passed' }, unreachable, 503, 'check_unavailable'],
  ['a broken Turnstile', { turnstile_token: 'passed' }, broken, 503, 'check_unavailable'],
])('refuses %s', async (_, body, change, status, code) => {
  await expect(check(body, change)).rejects.toMatchObject({ status, code });
});

test.each<[string, object, object, number, object]>([
  ['accepts a request with a right token', { turnstile_token: 'passed' }, {}, 202, { success: true }],
  ['refuses a request without a token', {}, {}, 403, { success: false, code: 'check_failed' }],
  [
    'refuses a request while Turnstile is broken',
    { turnstile_token: 'passed' },
    broken,
    503,
    { code: 'check_unavailable' },
  ],
])('the API %s', async (_, token, change, status, json) => {
  const response = await submitWithEnv({ ...variables, ...change }, { ...validRequest, ...token });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(json);
  expect(await selectRequests()).toHaveLength(status === 202 ? 1 : 0);
});
