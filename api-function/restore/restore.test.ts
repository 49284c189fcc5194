import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAllRequestsOfMailbox, deleteRequest } from '../src/deletion/delete-requests.ts';
import { endDeskLinks } from '../src/desk/desk-links.ts';
import { deliverEmail } from '../src/outbox/deliver-email.ts';
import { stopEmails, takeFromBudget } from '../src/outbox/email-budget.ts';
import { makeLink, SHARE_LINK, takeLinkBack } from '../src/plan-api/private-links.ts';
import { publishCatalogue } from '../src/testing/catalogue.ts';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../src/testing/database.ts';
import {
  acceptingMailer,
  createServices,
  NOW,
  recordRequest,
  suppress,
  suppressionList,
} from '../src/testing/outbox.ts';
import { callApi, callDesk, callPlan, deskKey, readDocument } from '../src/testing/plan-api.ts';
import { submitRequest, validRequest } from '../src/testing/submission.ts';
import { listUnverified, verifyRequests } from '../src/verification/verify-requests.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

/** Parents before children. */
const TABLES = ['itinerary_request', 'requested_location', 'requested_activity', 'plan', 'request_action'];
const EXPORTED = env.TEST_RESTORE.empty.map((statement) => statement.replace('delete from ', ''));
/** Tables that go back to the backup with what they say of plans, of what limits have counted in a day, and of alarms. */
const TAKEN_BACK = ['plan_violation', 'counted_request', 'email_hour', 'alarm', 'backup'];

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

/** Restores a backup as the command does: closes, exports, brings all tables back, empties, loads, replays. */
async function restore(backup: Rows) {
  await runStatements(env.TEST_RESTORE.close);
  const exported = await readTables(EXPORTED);
  // The triggers are part of the database that is replaced.
  await runStatements(env.TEST_RESTORE.open);
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

test('a request that its visitor verified after the backup waits no more, and is kept until after its trip', async () => {
  const reference = await submit('visitor@example.com');
  await env.DB.prepare(
    "update itinerary_request set needs_verification = 1, purge_after = '2026-11-29T00:00:00.000Z'",
  ).run();
  await env.DB.prepare("update outbox set kind = 'verification' where kind = 'visitor'").run();
  const backup = await takeBackup();
  const [waiting] = await listUnverified(env.DB, reference);
  if (waiting) await verifyRequests(env.DB, [waiting], 'automatic', new Date());
  const verified = await selectRequests();
  await restore(backup);
  expect(await selectRequests()).toMatchObject([{ needs_verification: 0, purge_after: verified[0]?.purge_after }]);
});

test('emails that an operator stopped after the backup stay stopped', async () => {
  const backup = await takeBackup();
  await stopEmails(env.DB, NOW);
  await restore(backup);
  expect(await takeFromBudget(env.DB, 'visitor', 10, NOW)).toBe('emails_stopped');
});

test('a desk link that ended after the backup stays ended, and one that was issued since works', async () => {
  await recordRequest();
  const [first, ended] = [await deskKey({ revision: 1 }), await deskKey({ revision: 2 })];
  const backup = await takeBackup();
  await endDeskLinks(env.DB, { only: ended.slice(0, ended.indexOf('.')) });
  const later = await deskKey({ revision: 3 });
  await restore(backup);
  const open = async (key: string) => (await callDesk('', { key })).status;
  expect(await Promise.all([first, ended, later].map(open))).toEqual([200, 404, 200]);
});

describe('a closed database', () => {
  afterEach(() => runStatements(env.TEST_RESTORE.open));

  test.each<[string, (reference: string) => Promise<unknown>]>([
    ['an erasure', (reference) => deleteRequest(env.DB, reference, NOW)],
    ['a suppression', () => suppress('never@example.com', 'owner')],
    ['a request', () => recordRequest({}, 'reviewed')],
    ['a share link', () => takeLinkBack(env.DB, 'ALM-0123456789', SHARE_LINK, NOW)],
    ['an email that begins to be sent', () => env.DB.prepare("update outbox set state = 'sending'").run()],
    ['a desk link that ends', () => endDeskLinks(env.DB, 'all')],
  ])('refuses %s of an invocation from before the pause', async (_, write) => {
    const reference = await submit('visitor@example.com');
    await recordRequest();
    await makeLink(env.DB, 'ALM-0123456789', SHARE_LINK, NOW);
    await env.DB.prepare(
      "insert into desk_link (id, reference, kind, revision, issued_at) values ('a', 'ALM-0123456789', 'provider', 0, '')",
    ).run();
    const before = await takeBackup();
    // Closing twice is what a run does that goes on after a failure.
    await runStatements([...env.TEST_RESTORE.close, ...env.TEST_RESTORE.close]);
    await expect(write(reference)).rejects.toThrow('paused');
    expect(await takeBackup()).toEqual(before);
  });
});

test('every table is either kept or goes back to the backup', async () => {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob '*_cf_*' and name not like 'sqlite_%'",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => name !== 'd1_migrations');
  expect(names.sort()).toEqual([...TABLES, ...EXPORTED, ...TAKEN_BACK].sort());
});

describe.each([
  ['share link', '/share', 'shareKey'],
  ['calendar address', '/calendar', 'calendarPath'],
] as const)('a %s', (_, path, property) => {
  const make = () => callPlan(path, { method: 'PUT' });
  const takeBack = () => callPlan(path, { method: 'DELETE' });
  const read = async () => (await readDocument(await callPlan()))[property];
  /** Opens what a link of the plan's page leads to. */
  const open = async (link: string | null) =>
    property === 'shareKey' ? (await callPlan('', { key: link ?? '' })).status : (await callApi(link ?? '')).status;

  beforeEach(async () => {
    await recordRequest();
  });

  test('that worked before and after goes on working', async () => {
    await make();
    const link = await read();
    const backup = await takeBackup();
    await restore(backup);
    expect([await read(), await open(link)]).toEqual([link, 200]);
  });

  test('that was taken back after the backup stays taken back, and its number is not given again', async () => {
    await make();
    const link = await read();
    const backup = await takeBackup();
    await takeBack();
    await restore(backup);
    expect([await read(), await open(link)]).toEqual([null, 404]);
    await make();
    expect(await read()).not.toBe(link);
    expect(await open(link)).toBe(404);
  });

  test('whose number was given after the backup is off, and the next one has the next number', async () => {
    await make();
    const first = await read();
    const backup = await takeBackup();
    await takeBack();
    await make();
    const second = await read();
    await takeBack();
    await make();
    const third = await read();
    await restore(backup);
    expect(await read()).toBeNull();
    await make();
    const fourth = await read();
    expect(new Set([first, second, third, fourth]).size).toBe(4);
    expect(await Promise.all([first, second, third, fourth].map(open))).toEqual([404, 404, 404, 200]);
  });

  test('that was off at the backup stays off, also when it was made again', async () => {
    await make();
    await takeBack();
    const backup = await takeBackup();
    await make();
    const second = await read();
    await restore(backup);
    expect([await read(), await open(second)]).toEqual([null, 404]);
  });

  test('of a request that was erased leaves nothing behind', async () => {
    await make();
    const backup = await takeBackup();
    await callPlan('/erase', { method: 'POST' });
    await restore(backup);
    expect(await readTables(['itinerary_request', 'private_link'])).toEqual({
      itinerary_request: [],
      private_link: [],
    });
  });
});

test('a second replay changes nothing', async () => {
  const deleted = await submit('deleted@example.com');
  await recordRequest();
  await callPlan('/share', { method: 'PUT' });
  const backup = await takeBackup();
  await callPlan('/share', { method: 'DELETE' });
  await callPlan('/share', { method: 'PUT' });
  await deleteRequest(env.DB, deleted, NOW);
  await restore(backup);
  const after = await takeBackup();
  await runStatements(env.TEST_RESTORE.replay);
  expect(await takeBackup()).toEqual(after);
});
