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

test('the migration of the plan page keeps requests, plans and emails, and knows which plans were sent', async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, 5));
  const moment = '2026-11-21T06:00:00.000Z';
  const insert = async (reference: string, emails: readonly [kind: string, state: string, attempts: number][]) => {
    await env.DB.prepare(
      `insert into itinerary_request (reference, user_email, start_date, end_date, created_at)
       values (?1, 'visitor@example.com', '2099-06-11', '2099-06-17', ?2)`,
    )
      .bind(reference, moment)
      .run();
    await env.DB.prepare(
      `insert into plan (reference, revision, data_version, planner_version, plan, created_at)
       values (?1, 1, 'v1', '1', '{}', ?2)`,
    )
      .bind(reference, moment)
      .run();
    for (const [kind, state, attempts] of emails)
      await env.DB.prepare(
        `insert into outbox (reference, kind, state, attempts, created_at, next_attempt_at, retry_until)
         values (?1, ?2, ?3, ?4, ?5, ?5, ?5)`,
      )
        .bind(reference, kind, state, attempts, moment)
        .run();
  };
  await insert('ALM-AUTOMATIC0', [
    ['visitor', 'sent', 1],
    ['provider', 'sent', 1],
  ]);
  await insert('ALM-REVIEWED00', [
    ['visitor', 'sent', 1],
    ['plan', 'due', 0],
  ]);
  await insert('ALM-SENTLATER0', [
    ['visitor', 'sent', 1],
    ['plan', 'dead', 9],
  ]);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const plans = await env.DB.prepare(
    'select reference, request, version, frozen_at from plan order by reference',
  ).all();
  expect(plans.results).toEqual([
    { reference: 'ALM-AUTOMATIC0', request: null, version: 1, frozen_at: moment },
    { reference: 'ALM-REVIEWED00', request: null, version: 1, frozen_at: null },
    { reference: 'ALM-SENTLATER0', request: null, version: 1, frozen_at: moment },
  ]);
  expect(
    (await selectEmails()).map(({ kind, state, attempts, plan_revision }) => [kind, state, attempts, plan_revision]),
  ).toEqual([
    ['visitor', 'sent', 1, 1],
    ['provider', 'sent', 1, null],
    ['visitor', 'sent', 1, null],
    ['plan', 'due', 0, null],
    ['visitor', 'sent', 1, null],
    ['plan', 'dead', 9, 1],
  ]);
  expect(await selectRequests()).toMatchObject([
    { note: '', cancelled_at: null, held_at: null, is_shared: 0, has_calendar: 0 },
    {},
    {},
  ]);
});

test('the migration of the language makes stored requests English', async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, 13));
  await env.DB.prepare(
    `insert into itinerary_request (reference, user_email, start_date, end_date, created_at)
     values ('ALM-0123456789', 'visitor@example.com', '2099-06-11', '2099-06-17', '2026-11-21T06:00:00.000Z')`,
  ).run();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await selectRequests()).toMatchObject([{ reference: 'ALM-0123456789', language: 'en' }]);
});
