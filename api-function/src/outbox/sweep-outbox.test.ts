import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { runCron } from '../testing/scheduled.ts';
import { findDueEmails } from './outbox.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

test('the sweep sends emails that were never enqueued', async () => {
  await recordRequest();
  await runCron('*/5 * * * *');
  await vi.waitFor(
    async () => expect((await selectEmails()).map(({ state }) => state)).toEqual(['sent', 'sent']),
    10_000,
  );
  expect(await findDueEmails(env.DB, new Date(), 10)).toEqual([]);
});
