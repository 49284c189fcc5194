import { env } from 'cloudflare:workers';
import { LAST_CHANGE_FILES } from '@almaty/delivery/schema';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { MailerError } from '../email/mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { acceptingMailer, createFailingMailer, createServices, NOW, recordRequest } from '../testing/outbox.ts';
import { runCron } from '../testing/scheduled.ts';
import { ignoringQueue } from '../testing/submission.ts';
import { openWebhook } from '../testing/webhook.ts';

const BUCKETS = [env.R2_CATALOGUE, env.R2_ITINERARY, env.R2_TRIP_TIPS];
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

let webhook: ReturnType<typeof openWebhook>;
let logError: MockInstance<typeof console.error>;

/** Checks the site as the cron trigger does, which sends no emails to visitors. */
const check = (change: object = {}) =>
  runCron('*/5 * * * *', { EMAIL_QUEUE: ignoringQueue, ALARM_WEBHOOK: webhook.url, ...change });

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS);

/** Each alarm that was received, as its name and whether it began, lasts or ended. */
const listReceived = async () =>
  (await webhook.list()).flatMap(({ alarms }) => alarms.map(({ name, state }) => `${name} ${state}`));

const listDetails = async () =>
  (await webhook.list()).flatMap(({ alarms }) => alarms.map(({ detail }) => detail).filter(Boolean));

const setPointer = (bucket: R2Bucket, history: readonly object[] = []) =>
  bucket.put('channels.json', JSON.stringify({ stable: 'a1', history }));

/** The pointer of a bucket that has releases is lost: an empty one is that of a new remote. */
async function losePointer(bucket: R2Bucket) {
  await bucket.put('a1/release.json', '{}');
  await bucket.delete('channels.json');
}

const recordBackup = () => fetchAsOperator('/api/operations/backups', {});

beforeEach(async () => {
  logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await clearDatabase();
  await publishCatalogue();
  for (const bucket of [env.R2_ITINERARY, env.R2_TRIP_TIPS]) await setPointer(bucket);
  await recordBackup();
  webhook = openWebhook();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const bucket of BUCKETS) await bucket.delete('channels.json');
  await env.R2_SHELL.delete(Object.values(LAST_CHANGE_FILES));
});

test('nobody is told of a site that is well', async () => {
  await check();
  expect(await listReceived()).toEqual([]);
});

describe('an operator is told that', () => {
  test('an email is dead, and that it is over', async () => {
    const [visitor, provider] = await recordRequest();
    await deliverEmail(visitor, createServices(createFailingMailer(new MailerError('outcome_unknown', 'unknown'))));
    await deliverEmail(provider, createServices(acceptingMailer));
    await check();
    await env.DB.prepare("update outbox set state = 'sent'").run();
    pass(5);
    await check();
    expect(await listReceived()).toEqual(['email-dead began', 'email-dead ended']);
    expect(await listDetails()).toEqual(['1 email']);
  });

  test('emails are overdue', async () => {
    await recordRequest();
    pass(31);
    await check();
    expect(await listReceived()).toEqual(['email-overdue began']);
    expect(await listDetails()).toEqual(['2 emails']);
  });

  test('a promise is older than 20 hours', async () => {
    for (const id of await recordRequest({}, 'reviewed')) await deliverEmail(id, createServices(acceptingMailer));
    pass(20 * 60 + 1);
    await check();
    expect(await listReceived()).toEqual(['promise-late began']);
    expect(await listDetails()).toEqual(['1 request of more than 20 hours ago']);
  });

  test('a canary has ended by itself, until its team changes something', async () => {
    const ended = {
      ...{ at: NOW.toISOString(), action: 'end-canary', actor: 'team', from: 'b2', to: 'a1' },
      reason: 'it fails in 4 of 9 networks',
    };
    await setPointer(env.R2_ITINERARY, [ended]);
    await check();
    await setPointer(env.R2_ITINERARY, [
      { ...ended, action: 'promote', from: 'a1', to: 'c3', reason: undefined },
      ended,
    ]);
    pass(5);
    await check();
    expect(await listReceived()).toEqual(['canary-withdrawn began', 'canary-withdrawn ended']);
    expect(await listDetails()).toEqual(['itinerary b2: it fails in 4 of 9 networks']);
  });

  test.each(['shell', 'api'] as const)(
    'a canary of the %s has ended by itself, until another begins',
    async (worker) => {
      const canary = { at: NOW.toISOString(), action: 'canary', actor: 'team', from: 'a1', to: 'c3', percent: 1 };
      const ended = { ...canary, action: 'end-canary', from: 'b2', to: 'a1', reason: 'it fails in 4 of 9 networks' };
      for (const change of [ended, canary]) {
        await env.R2_SHELL.put(LAST_CHANGE_FILES[worker], JSON.stringify(change));
        await check();
        pass(5);
      }
      expect(await listReceived()).toEqual(['canary-withdrawn began', 'canary-withdrawn ended']);
      expect(await listDetails()).toEqual([`${worker} b2: it fails in 4 of 9 networks`]);
    },
  );

  test('the last change of the shell cannot be read, after five minutes', async () => {
    await env.R2_SHELL.put(LAST_CHANGE_FILES.shell, 'damaged');
    await check();
    pass(5);
    await check();
    expect(await listReceived()).toEqual(['health-red began']);
    expect(await listDetails()).toEqual(['shell: its last change cannot be read']);
  });

  test('no canary that a person has ended', async () => {
    const ended = { at: NOW.toISOString(), action: 'end-canary', actor: 'team', from: 'b2', to: 'a1' };
    await setPointer(env.R2_TRIP_TIPS, [ended]);
    await check();
    expect(await listReceived()).toEqual([]);
  });

  test('health is red for five minutes, and not before', async () => {
    await losePointer(env.R2_ITINERARY);
    await check();
    expect(await listReceived()).toEqual([]);
    pass(5);
    await check();
    expect(await listReceived()).toEqual(['health-red began']);
    expect(await listDetails()).toEqual(['itinerary: visitors get no version']);
  });

  test('nothing of a remote that was never published', async () => {
    const { objects } = await env.R2_ITINERARY.list();
    await env.R2_ITINERARY.delete(objects.map(({ key }) => key));
    await check();
    pass(5);
    await check();
    expect(await listReceived()).toEqual([]);
  });

  test('nothing of a red light that goes out within five minutes', async () => {
    await losePointer(env.R2_ITINERARY);
    await check();
    await setPointer(env.R2_ITINERARY);
    pass(5);
    await check();
    await losePointer(env.R2_ITINERARY);
    pass(3);
    await check();
    expect(await listReceived()).toEqual([]);
  });

  test('a variable is bad, although nothing else works then', async () => {
    const bad = { LINK_SECRET: 'short' };
    await check(bad);
    pass(5);
    await check(bad);
    expect(await listDetails()).toEqual(['LINK_SECRET needs at least 32 characters']);
  });

  test('the last backup is older than a day', async () => {
    pass(25 * 60);
    await check();
    expect(await listReceived()).toEqual([]);
    pass(5);
    await check();
    await recordBackup();
    pass(5);
    await check();
    expect(await listReceived()).toEqual(['backup-old began', 'backup-old ended']);
  });

  test('no backup was ever recorded', async () => {
    await env.DB.exec('delete from backup');
    await check();
    expect(await listDetails()).toEqual(['none was ever recorded']);
  });

  test('the database has more than 80 % of its limit', async () => {
    const { meta } = await env.DB.prepare('select 1').run();
    const ofLimit = (part: number) => ({ DATABASE_LIMIT_MB: String(meta.size_after / part / 1_000_000) });
    await check(ofLimit(0.79));
    expect(await listReceived()).toEqual([]);
    await check(ofLimit(0.81));
    expect(await listReceived()).toEqual(['database-full began']);
    expect(await listDetails()).toEqual(['81 % of its limit']);
  });

  test('the database is down, at each check, because nothing can be remembered', async () => {
    const DB = { prepare: (sql: string) => env.DB.prepare(sql), batch: () => Promise.reject(new Error('down')) };
    await expect(check({ DB })).rejects.toThrow('down');
    pass(5);
    await expect(check({ DB })).rejects.toThrow('down');
    expect(await listReceived()).toEqual(['health-red began', 'health-red began']);
    expect(await listDetails()).toEqual(Array(2).fill('the database does not respond'));
  });
});

test('an alarm that lasts is told of once, and again each day', async () => {
  await recordRequest();
  await env.DB.prepare("update outbox set state = 'dead'").run();
  for (let minutes = 0; minutes <= DAY_MINUTES; minutes += DAY_MINUTES / 6) {
    if (minutes > 0) pass(DAY_MINUTES / 6);
    await recordBackup();
    await env.DB.prepare("update itinerary_request set answered_at = '2026-11-21T06:00:00.000Z'").run();
    await check();
  }
  expect(await listReceived()).toEqual(['email-dead began', 'email-dead lasts']);
});

test('all that one check finds is one message, with the runbook of each alarm and no personal data', async () => {
  await recordRequest();
  await env.DB.prepare("update outbox set state = 'dead'").run();
  await env.DB.exec('delete from backup');
  await check({ OPERATIONS_GUIDE: 'https://repository.test/operations' });
  const [message, ...others] = await webhook.list();
  expect(others).toEqual([]);
  expect(message?.text.split('\n')).toEqual([
    'Alarm: An email is dead: 2 emails. Since 2026-11-21 06:00 UTC. https://repository.test/operations#an-email-is-dead',
    'Alarm: There is no new backup: none was ever recorded. Since 2026-11-21 06:00 UTC. https://repository.test/operations#backup-and-restore',
  ]);
  expect(JSON.stringify(message)).not.toContain('visitor@example.com');
});

test('the operator gets the same by email', async () => {
  const { variables, listReceived: listEmails } = await startMailServer();
  await env.DB.exec('delete from backup');
  await check({ ...variables, ALARM_EMAIL: 'operator@example.com' });
  const [email, ...others] = await listEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: ['operator@example.com'], subject: 'Alarm: There is no new backup' });
  const { text, html } = await PostalMime.parse(email?.data ?? '');
  for (const part of [text, html]) {
    expect(part).toContain('docs/operations.md#backup-and-restore');
    expect(part).toContain(`${env.SITE_ORIGIN}/status`);
  }
});

test('what no way accepts is sent again at the next check; what one accepts is not', async () => {
  await env.DB.exec('delete from backup');
  const broken = openWebhook('/broken');
  await check({ ALARM_WEBHOOK: broken.url });
  pass(5);
  await check({ ALARM_WEBHOOK: broken.url });
  expect(await broken.list()).toHaveLength(2);
  const { variables, listReceived: listEmails } = await startMailServer();
  for (let checks = 0; checks < 2; checks += 1) {
    pass(5);
    await check({ ALARM_WEBHOOK: broken.url, ...variables, ALARM_EMAIL: 'operator@example.com' });
  }
  expect([await listEmails(), await broken.list()]).toMatchObject([{ length: 1 }, { length: 3 }]);
});

test('without a webhook and an email, alarms are logged once', async () => {
  await env.DB.exec('delete from backup');
  for (let checks = 0; checks < 2; checks += 1) {
    await check({ ALARM_WEBHOOK: '' });
    pass(5);
  }
  const logged = logError.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(logged).toEqual([
    { event: 'alarm_began', alarm: 'backup-old', since: NOW.toISOString(), detail: 'none was ever recorded' },
  ]);
});
