import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeletionLink } from './links/request-links.ts';
import { publishCatalogue } from './testing/catalogue.ts';
import { clearDatabase, selectRequests } from './testing/database.ts';
import { fetchAsOperator } from './testing/operator.ts';
import { SITE, submitRequest } from './testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

/** Runs an action while a table has another name, so that every statement about it fails. */
async function withoutTable<Result>(table: string, action: () => Promise<Result>): Promise<Result> {
  await env.DB.exec(`alter table ${table} rename to missing`);
  try {
    return await action();
  } finally {
    await env.DB.exec(`alter table missing rename to ${table}`);
  }
}

test('when the database fails, the response says so, and nothing of the request is stored', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await withoutTable('requested_activity', () => submitRequest());
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    error: 'Your request could not be saved. Please try again in a minute.',
    code: 'storage_failed',
  });
  expect(await selectRequests()).toEqual([]);
  expect(logError.mock.calls).toEqual([[JSON.stringify({ event: 'request_failed', error: 'Error' })]]);
});

test('a visitor who deletes a request gets a page that says that it failed', async () => {
  const link = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference: 'ALM-0123456789' });
  const response = await withoutTable('itinerary_request', () =>
    exports.default.fetch(link, { method: 'POST', body: new URLSearchParams() }),
  );
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('Please open the link again in a minute');
});

test('the health check reports a database that fails', async () => {
  const response = await withoutTable('outbox', () => fetchAsOperator('/api/health'));
  expect([response.status, await response.json()]).toEqual([503, { ok: false, database: 'down' }]);
});
