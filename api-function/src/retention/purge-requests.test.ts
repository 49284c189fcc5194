import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../testing/database.ts';
import { recordRequest, suppress, suppressionList } from '../testing/outbox.ts';
import { runCron } from '../testing/scheduled.ts';
import { submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(clearDatabase);

test('every sweep deletes requests whose time is over, with everything that belongs to them, and no others', async () => {
  await recordRequest();
  await runCron('*/5 * * * *');
  expect(await selectEmails()).toHaveLength(2);
  await env.DB.prepare("update itinerary_request set purge_after = '2026-01-01T00:00:00.000Z'").run();
  await runCron('*/5 * * * *');
  expect(await selectEmails()).toEqual([]);
  expect(await countLocations()).toBe(0);
});

test('the purge deletes an email that told of a deletion after 30 days', async () => {
  const insert = env.DB.prepare(
    `insert into outbox (reference, kind, created_at, next_attempt_at, retry_until) values (?, 'deletion', ?2, ?2, ?2)`,
  );
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await env.DB.batch([insert.bind('ALM-0000000001', daysAgo(31)), insert.bind('ALM-0000000002', daysAgo(29))]);
  await runCron('17 22 * * *');
  expect(await selectEmails()).toMatchObject([{ reference: 'ALM-0000000002' }]);
});

test('the purge removes ended suppressions', async () => {
  await suppress('visitor@example.com', 'mailbox', new Date('2026-01-01T00:00:00Z'));
  await suppress('owner@example.com', 'owner', new Date('2026-01-01T00:00:00Z'));
  await runCron('17 22 * * *');
  expect(await suppressionList.list()).toMatchObject([{ reason: 'owner' }]);
});

test('what limits count is forgotten after a day, by every cron but the purge', async () => {
  const insert = env.DB.prepare(
    `insert into counted_request (mailbox_digest, network_digest, needs_verification, created_at) values (?, 'n', 0, ?)`,
  );
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
  await env.DB.batch([insert.bind('a', hoursAgo(25)), insert.bind('b', hoursAgo(23))]);
  await runCron('*/5 * * * *');
  expect((await env.DB.prepare('select mailbox_digest from counted_request').all()).results).toEqual([
    { mailbox_digest: 'b' },
  ]);
});

test('a request that nobody says is theirs is deleted by the first sweep after two days', async () => {
  const fill = { ...validRequest, user_email: 'filled@example.com' };
  for (let count = 0; count < 6; count += 1) await submitRequest(fill);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  await runCron('*/5 * * * *');
  vi.useRealTimers();
  expect((await selectRequests()).map(({ needs_verification }) => needs_verification)).toEqual([0, 0, 0, 0, 0]);
});

test('the purge forgets a deletion once no backup can bring it back', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const insert = env.DB.prepare('insert into deleted_request (reference, deleted_at) values (?, ?)');
  await env.DB.batch([insert.bind('ALM-0000000001', daysAgo(41)), insert.bind('ALM-0000000002', daysAgo(39))]);
  await runCron('17 22 * * *');
  expect((await env.DB.prepare('select reference from deleted_request').all()).results).toEqual([
    { reference: 'ALM-0000000002' },
  ]);
});

test.each(env.TEST_ENVIRONMENTS)(
  'exactly one cron trigger of wrangler.jsonc is that of the purge: $name',
  async ({ crons }) => {
    const old = new Date(Date.now() - 41 * 24 * 60 * 60 * 1000).toISOString();
    const purging: string[] = [];
    for (const cron of crons) {
      await env.DB.prepare("insert or ignore into deleted_request (reference, deleted_at) values ('ALM-0000000001', ?)")
        .bind(old)
        .run();
      await runCron(cron);
      if (!(await env.DB.prepare('select 1 from deleted_request').first())) purging.push(cron);
    }
    expect([crons.length, purging.length]).toEqual([2, 1]);
  },
);
