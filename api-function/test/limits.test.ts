import { applyD1Migrations, createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import worker from '../src/index.ts';
import { networkOf } from '../src/submit/network-limit.ts';
import { emptyDatabase, request, SITE, send, stored } from './site.ts';

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));
beforeEach(emptyDatabase);

test('an address makes five requests a day, however it is written, and another one more', async () => {
  for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(202);
  const sixth = await send({ ...request, user_email: 'VISITOR@example.com' });
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '86400']);
  expect(await sixth.json()).toMatchObject({ code: 'daily_limit' });
  expect((await send({ ...request, user_email: 'other@example.com' })).status).toBe(202);
});

test('requests that come at once are counted too: five are stored, however many there are', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(202), ...Array(7).fill(429)]);
  expect(await stored()).toHaveLength(5);
});

test('a request that was stored is answered again when its address may make no more', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await send(request, { headers });
  for (let count = 1; count < 5; count += 1) await send();
  const again = await send(request, { headers });
  expect([again.status, await again.json()]).toEqual([202, await first.json()]);
});

test('a day later the address may ask again', async () => {
  for (let count = 0; count < 5; count += 1) await send();
  await env.DB.prepare("update itinerary_request set created_at = '2026-01-01T00:00:00.000Z'").run();
  expect((await send()).status).toBe(202);
});

test('a network sends twenty times a minute, and is told when to come back', async () => {
  const from = { headers: { 'cf-connecting-ip': '192.0.2.7', apikey: env.PUBLIC_ANON_KEY } };
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await send('{', from)).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
  const refused = await send(request, from);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await stored()).toEqual([]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the field that people do not see must stay empty', async () => {
  const response = await send({ ...request, website: 'https://spam.test' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'hidden_field' });
  expect((await send({ ...request, website: '' })).status).toBe(202);
});

describe('pages of other sites', () => {
  test('may not ask', async () => {
    const response = await exports.default.fetch(`${SITE}/api/submit-itinerary`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('of the list may ask and read the answer, and no others', async () => {
    const partner = 'https://partner.test';
    const ask = (method: string, origin: string) =>
      worker.fetch(
        new Request(`${SITE}/api/submit-itinerary`, { method, headers: { origin } }),
        { ...env, ALLOWED_ORIGINS: `https://other.test, ${partner}` },
        createExecutionContext(),
      );
    const preflight = await ask('OPTIONS', partner);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(partner);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const refused = await ask('POST', partner);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, partner]);
    expect((await ask('OPTIONS', 'https://third.test')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('are not let in by a name that only looks alike', async () => {
    const response = await send(request, { headers: { origin: `${SITE}.evil.test` } });
    expect(response.status).toBe(403);
  });
});
