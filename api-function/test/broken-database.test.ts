import { applyD1Migrations } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { deletionLink } from '../src/deletion/delete-request.ts';
import { SITE, send, stored } from './site.ts';

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));

test('when the database fails, the answer says so, and nothing of the request is kept', async () => {
  await env.DB.exec('drop table requested_activity');
  const response = await send();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    error: 'The request could not be stored. Try again in a minute.',
    code: 'storage_failed',
  });
  expect(await stored()).toEqual([]);
});

test('who deletes a request in the browser reads that it failed, on a page', async () => {
  const link = await deletionLink(env.LINK_SECRET, SITE, 'ALM-0123456789');
  await env.DB.exec('alter table itinerary_request rename to gone');
  const response = await exports.default.fetch(link, { method: 'POST', body: new URLSearchParams() });
  await env.DB.exec('alter table gone rename to itinerary_request');
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('Open the link again in a minute');
});

test('health says when the database does not answer', async () => {
  await env.DB.exec('drop table outbox');
  const ill = await exports.default.fetch(`${SITE}/api/health`);
  expect([ill.status, await ill.json()]).toEqual([503, { ok: false, database: 'down' }]);
});
