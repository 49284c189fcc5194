import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { selectEmails, selectRequests } from '../src/testing/database.ts';

test('the migrations keep the requests and emails that are stored', async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, 2));
  const moment = '2026-11-21T06:00:00.000Z';
  await env.DB.prepare(
    `insert into itinerary_request
       (reference, user_email, start_date, end_date, created_at, idempotency_key, content_hash, site, purge_after)
     values ('ALM-0123456789', 'visitor@example.com', '2099-06-11', '2099-06-17', ?1, 'key', 'hash', 'https://guide.test', ?1)`,
  )
    .bind(moment)
    .run();
  await env.DB.prepare(
    `insert into outbox (reference, kind, state, attempts, created_at, due_at, last_failure)
     values ('ALM-0123456789', 'visitor', 'due', 1, ?1, ?1, 'smtp_451'),
       ('ALM-0123456789', 'provider', 'dead', 1, ?1, ?1, 'recipient_refused')`,
  )
    .bind(moment)
    .run();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await selectRequests()).toMatchObject([{ reference: 'ALM-0123456789', site_origin: 'https://guide.test' }]);
  expect(await selectEmails()).toMatchObject([
    {
      state: 'due',
      attempts: 1,
      revision: 0,
      next_attempt_at: moment,
      retry_until: '2026-11-22T02:00:00.000Z',
      last_error: 'smtp_451',
    },
    { state: 'dead', last_error: 'recipient_refused' },
  ]);
});
