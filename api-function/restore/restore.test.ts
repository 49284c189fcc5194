import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { deleteAllRequestsOfMailbox, deleteRequest } from '../src/deletion/delete-requests.ts';
import { deliverEmail } from '../src/outbox/deliver-email.ts';
import { publishCatalogue } from '../src/testing/catalogue.ts';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../src/testing/database.ts';
import { acceptingMailer, createServices, NOW, recordRequest, suppressionList } from '../src/testing/outbox.ts';
import { callPlan } from '../src/testing/plan-api.ts';
import { submitRequest, validRequest } from '../src/testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

/** Parents before children. */
const TABLES = ['itinerary_request', 'requested_location', 'requested_activity', 'plan', 'request_action'];
const EXPORTED = ['deleted_request', 'suppression', 'outbox'];

type Rows = Record<string, Record<string, unknown>[]>;

/** Reads tables as `wrangler d1 export` does. */
async function readTables(tables: readonly string[]): Promise<Rows> {
  const entries = tables.map(async (table) => [table, (await env.DB.prepare(`select * from ${table}`).all()).results]);
  return Object.fromEntries(await Promise.all(entries));
}

async function insertRows(rows: Rows) {
  for (const [table, list] of Object.entries(rows))
    for (const row of list) {
      const columns = Object.keys(row);
      const values = columns.map(() => '?').join(', ');
      const statement = env.DB.prepare(`insert into ${table} (${columns.join(', ')}) values (${values})`);
      await statement.bind(...Object.values(row)).run();
    }
}

async function runStatements(statements: readonly string[]) {
  for (const statement of statements) await env.DB.prepare(statement).run();
}

/** Restores a backup as docs/operations.md says: exports, brings all tables back, empties, loads, replays. */
async function restore(backup: Rows) {
  const exported = await readTables(EXPORTED);
  await clearDatabase();
  await insertRows(backup);
  await runStatements(env.TEST_RESTORE.empty);
  await insertRows(exported);
  await runStatements(env.TEST_RESTORE.replay);
}

const takeBackup = () => readTables([...TABLES, ...EXPORTED]);
const submit = async (address: string) =>
  (await (await submitRequest({ ...validRequest, user_email: address })).json<{ reference: string }>()).reference;
const selectAddresses = async () => (await selectRequests()).map(({ user_email }) => user_email);

test('a request that was deleted after the backup stays deleted, with all that belongs to it', async () => {
  const deleted = await submit('deleted@example.com');
  await submit('kept@example.com');
  const locations = Number(await countLocations());
  const backup = await takeBackup();
  await deleteRequest(env.DB, deleted, new Date());
  await restore(backup);
  expect(await selectAddresses()).toEqual(['kept@example.com']);
  expect((await selectEmails()).map(({ reference }) => reference)).not.toContain(deleted);
  expect(await countLocations()).toBe(locations / 2);
});

test('whoever wanted no emails after the backup gets none', async () => {
  const reference = await submit('never@example.com');
  const backup = await takeBackup();
  await deleteAllRequestsOfMailbox(env.DB, suppressionList, reference, new Date());
  await restore(backup);
  expect(await selectAddresses()).toEqual([]);
  expect(await suppressionList.has('never@example.com', new Date())).toBe(true);
});

test('an email that was sent after the backup is not sent again, and its plan counts as delivered', async () => {
  const [visitor] = await recordRequest();
  const backup = await takeBackup();
  await deliverEmail(visitor, createServices(acceptingMailer));
  await restore(backup);
  expect(await selectEmails()).toMatchObject([
    { kind: 'visitor', state: 'sent' },
    { kind: 'provider', state: 'due' },
  ]);
  expect(await selectRequests()).toMatchObject([{ answered_at: expect.any(String) }]);
});

test('a request that was cancelled after the backup stays cancelled', async () => {
  await recordRequest();
  const backup = await takeBackup();
  await callPlan('/cancel', { method: 'POST' });
  await restore(backup);
  expect(await selectRequests()).toMatchObject([{ cancelled_at: expect.any(String) }]);
  expect((await selectEmails()).map(({ kind }) => kind)).toContain('cancellation');
});

test('a request that came after the backup leaves no email behind', async () => {
  await recordRequest();
  const backup = await takeBackup();
  const later = await submit('later@example.com');
  await restore(backup);
  expect((await selectEmails()).map(({ reference }) => reference)).not.toContain(later);
});

test('an email that waits for a plan which is gone carries the one that there is', async () => {
  await recordRequest();
  const backup = await takeBackup();
  await env.DB.prepare("update outbox set plan_revision = 2 where kind = 'visitor'").run();
  await restore(backup);
  expect(await selectEmails()).toMatchObject([{ kind: 'visitor', plan_revision: null }, { kind: 'provider' }]);
});

test('a second replay changes nothing', async () => {
  const deleted = await submit('deleted@example.com');
  await recordRequest();
  const backup = await takeBackup();
  await deleteRequest(env.DB, deleted, NOW);
  await restore(backup);
  const after = await takeBackup();
  await runStatements(env.TEST_RESTORE.replay);
  expect(await takeBackup()).toEqual(after);
});
