import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { SITE } from '../testing/submission.ts';

beforeEach(clearDatabase);

test('reports that the database is up and no email is waiting', async () => {
  const response = await exports.default.fetch(`${SITE}/api/health`);
  expect([response.status, await response.json()]).toEqual([
    200,
    { ok: true, database: 'up', emails: { waiting: 0, lag_seconds: 0, overdue: 0, dead: 0 } },
  ]);
});

test('reports overdue emails with 503', async () => {
  await recordRequest();
  await env.DB.prepare("update outbox set created_at = '2026-01-01T00:00:00.000Z'").run();
  const response = await exports.default.fetch(`${SITE}/api/health`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ ok: false, database: 'up', emails: { waiting: 2, overdue: 2 } });
});
