import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { configOf } from '../src/config/config.ts';
import { requireTurnstile } from '../src/submit/turnstile.ts';

const check = (body: unknown, change: object = {}) =>
  requireTurnstile(
    body,
    configOf({ ...env, TURNSTILE_SECRET: 'right', TURNSTILE_URL: `${env.TEST_TURNSTILE}/`, ...change }),
  );

test('without a secret nobody is asked', async () => {
  await check({}, { TURNSTILE_SECRET: undefined, TURNSTILE_URL: 'http://127.0.0.1:1/' });
});

test('a passed check is enough', async () => {
  await check({ turnstile_token: 'passed' });
});

test.each<[string, unknown, object, number, string]>([
  ['no token', {}, {}, 403, 'check_failed'],
  ['no object', [], {}, 403, 'check_failed'],
  ['a token that was not passed', { turnstile_token: 'guess' }, {}, 403, 'check_failed'],
  ['another secret', { turnstile_token: 'passed' }, { TURNSTILE_SECRET: 'wrong' }, 403, 'check_failed'],
  [
    'a service that is not there',
    { turnstile_token: 'passed' },
    { TURNSTILE_URL: 'http://127.0.0.1:1/' },
    503,
    'check_unavailable',
  ],
  [
    'a service that is ill',
    { turnstile_token: 'passed' },
    { TURNSTILE_URL: `${env.TEST_TURNSTILE}/ill` },
    503,
    'check_unavailable',
  ],
])('%s is refused', async (_, body, change, status, code) => {
  await expect(check(body, change)).rejects.toMatchObject({ status, code });
});
