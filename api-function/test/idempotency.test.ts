import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, letters, publishCatalogue, request, send, stored } from './site.ts';

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await publishCatalogue();
});
beforeEach(emptyDatabase);

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

test('the same request under the same key is stored once and answered alike', async () => {
  const key = crypto.randomUUID();
  const first = await send(request, withKey(key));
  const again = await send(request, withKey(key));
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(await again.json()).toEqual(await first.json());
  expect(await stored()).toHaveLength(1);
  expect(await letters()).toHaveLength(2);
});

test('another request under the same key is refused, and the first stays as it was', async () => {
  const key = crypto.randomUUID();
  await send(request, withKey(key));
  const other = await send({ ...request, user_email: 'other@example.com' }, withKey(key));
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ success: false, code: 'key_reused' });
  expect(await stored()).toMatchObject([{ user_email: 'visitor@example.com' }]);
});

test('forty posts at once with one key are one request with two letters', async () => {
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(request, withKey(key))));
  const references = await Promise.all(
    answers.map(async (answer) => (await answer.json<{ reference: string }>()).reference),
  );
  expect(new Set(references).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await letters()).toHaveLength(2);
  const locations = await env.DB.prepare('select count(*) as count from requested_location').first();
  expect(locations).toEqual({ count: 2 });
});

test.each(['', 'one', '123e4567-e89b-12d3-a456-42661417400', "' or 1=1 --"])('the key “%s” is refused', async (key) => {
  const response = await send(request, withKey(key));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'no_idempotency_key' });
});
