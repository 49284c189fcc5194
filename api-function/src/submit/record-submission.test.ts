import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { runCron } from '../testing/scheduled.ts';

beforeEach(clearDatabase);

test('keeps a request whose trip ends in the last year with four digits', async () => {
  await recordRequest({ end_date: '9999-12-20' });
  await runCron('*/5 * * * *');
  expect(await selectEmails()).toHaveLength(2);
});
