import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, countLocations, selectEmails } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { runCron } from '../testing/scheduled.ts';

beforeEach(clearDatabase);

test('the purge deletes requests whose retention period is over, with everything that belongs to them, and no others', async () => {
  await recordRequest();
  await runCron('17 22 * * *');
  expect(await selectEmails()).toHaveLength(2);
  await env.DB.prepare("update itinerary_request set purge_after = '2026-01-01T00:00:00.000Z'").run();
  await runCron('17 22 * * *');
  expect(await selectEmails()).toEqual([]);
  expect(await countLocations()).toBe(0);
});
