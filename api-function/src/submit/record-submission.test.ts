import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { runCron } from '../testing/scheduled.ts';
import { submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(clearDatabase);

test('an address makes five requests a day, in whatever case it is written', async () => {
  for (let count = 0; count < 5; count += 1) expect((await submitRequest()).status).toBe(202);
  const sixth = await submitRequest({ ...validRequest, user_email: 'VISITOR@example.com' });
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '86400']);
  expect(await sixth.json()).toMatchObject({ code: 'daily_limit' });
  expect((await submitRequest({ ...validRequest, user_email: 'other@example.com' })).status).toBe(202);
});

test('stores five of twelve requests that arrive together', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => submitRequest()));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(202), ...Array(7).fill(429)]);
  expect(await selectRequests()).toHaveLength(5);
});

test('responds the same to a stored request after its address has reached the limit', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await submitRequest(validRequest, { headers });
  for (let count = 1; count < 5; count += 1) await submitRequest();
  const second = await submitRequest(validRequest, { headers });
  expect([second.status, await second.json()]).toEqual([202, await first.json()]);
});

test('accepts requests of the address again a day later', async () => {
  for (let count = 0; count < 5; count += 1) await submitRequest();
  await env.DB.prepare("update itinerary_request set created_at = '2026-01-01T00:00:00.000Z'").run();
  expect((await submitRequest()).status).toBe(202);
});

test('keeps a request whose trip ends in the last year with four digits', async () => {
  await recordRequest({ end_date: '9999-12-20' });
  await runCron('17 22 * * *');
  expect(await selectEmails()).toHaveLength(2);
});
