import { beforeEach, expect, test, vi } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../testing/database.ts';
import { submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

test('stores the same request under the same key once, and responds the same', async () => {
  const key = crypto.randomUUID();
  const first = await submitRequest(validRequest, withKey(key));
  const second = await submitRequest(validRequest, withKey(key));
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(await second.json()).toEqual(await first.json());
  expect(await selectRequests()).toHaveLength(1);
  expect(await selectEmails()).toHaveLength(2);
});

test('refuses another request under the same key, and keeps the first', async () => {
  const key = crypto.randomUUID();
  await submitRequest(validRequest, withKey(key));
  const other = await submitRequest({ ...validRequest, user_email: 'other@example.com' }, withKey(key));
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ success: false, code: 'key_reused' });
  expect(await selectRequests()).toMatchObject([{ user_email: 'visitor@example.com' }]);
});

test('stores forty requests that arrive together under one key as one request with two emails', async () => {
  const key = crypto.randomUUID();
  const responses = await Promise.all(Array.from({ length: 40 }, () => submitRequest(validRequest, withKey(key))));
  const references = await Promise.all(
    responses.map(async (response) => (await response.json<{ reference: string }>()).reference),
  );
  expect(new Set(references).size).toBe(1);
  expect(await selectRequests()).toHaveLength(1);
  expect(await selectEmails()).toHaveLength(2);
  expect(await countLocations()).toBe(2);
});

test('responds the same to a stored request whose start date has passed since, but for the correction key', async () => {
  const key = crypto.randomUUID();
  const first = await submitRequest(validRequest, withKey(key));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  const second = await submitRequest(validRequest, withKey(key));
  vi.useRealTimers();
  const { correction_key, ...response } = await first.json<{ correction_key: string }>();
  expect(correction_key).toBeTruthy();
  expect([second.status, await second.json()]).toEqual([202, response]);
});

test.each(['', 'one', '123e4567-e89b-12d3-a456-42661417400', "' or 1=1 --"])('refuses the key “%s”', async (key) => {
  const response = await submitRequest(validRequest, withKey(key));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'no_idempotency_key' });
});
