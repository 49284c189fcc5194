import { env, exports } from 'cloudflare:workers';
import { TURNSTILE_HEADER } from '@almaty/delivery/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MailerError } from '../email/mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import {
  acceptingMailer,
  createFailingMailer,
  createServices,
  NOW,
  recordRequest,
  secondsLater,
} from '../testing/outbox.ts';
import { callPlan } from '../testing/plan-api.ts';
import { fetchWithEnv, SITE } from '../testing/submission.ts';
import { FIGURE_QUERIES } from './figures.ts';

const PATH = '/api/health';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => vi.useRealTimers());

/** Gets the status and what an operator sees. */
const fetchHealth = async () => {
  const response = await fetchAsOperator(PATH);
  return { status: response.status, ...(await response.json<Record<string, object>>()) };
};

/** Sets the clock so many minutes after the request. */
const waitMinutes = (minutes: number) => vi.setSystemTime(secondsLater(minutes * 60));

const deliver = (id: number, error?: MailerError) =>
  deliverEmail(id, createServices(error ? createFailingMailer(error) : acceptingMailer));

test('is green when no request is waiting', async () => {
  expect(await fetchHealth()).toEqual({
    status: 200,
    ok: true,
    database: 'up',
    emails: { waiting: 0, oldest_seconds: 0, overdue: 0, dead: 0, refused: 0, errors: {} },
    promise: { unanswered: 0, late: 0, oldest_seconds: 0, late_references: [] },
    plans: { violations: 0, violation_references: [] },
    limits: {
      ...{ emails_this_hour: 0, is_full: false, emails_stopped_at: null },
      ...{ requests_last_hour: 0, is_flood: false },
    },
  });
});

test('is red in an hour whose emails are used up, and after more requests than are answered without a verification', async () => {
  for (const id of await recordRequest()) await deliver(id);
  const read = async (change: object) => {
    const headers = { authorization: `Bearer ${env.OPERATOR_KEY}` };
    const response = await fetchWithEnv(change, PATH, { headers });
    return { status: response.status, ...(await response.json<object>()) };
  };
  const limits = { emails_this_hour: 2, requests_last_hour: 1 };
  expect(await read({ EMAILS_PER_HOUR: '3', REQUESTS_PER_HOUR: '2' })).toMatchObject({ status: 200, limits });
  expect(await read({ EMAILS_PER_HOUR: '2' })).toMatchObject({ status: 503, limits: { is_full: true } });
  expect(await read({ REQUESTS_PER_HOUR: '1' })).toMatchObject({ status: 503, limits: { is_flood: true } });
});

test('is red when an email waits for more than 30 minutes, with its age and its error', async () => {
  const [visitor, provider] = await recordRequest();
  await deliver(visitor, new MailerError('smtp_auth_535', 'not_accepted'));
  await deliver(provider);
  waitMinutes(30);
  expect(await fetchHealth()).toMatchObject({ status: 200, ok: true, emails: { waiting: 1, overdue: 0 } });
  waitMinutes(31);
  expect(await fetchHealth()).toMatchObject({
    status: 503,
    ok: false,
    emails: { waiting: 1, oldest_seconds: 1860, overdue: 1, dead: 0, errors: { smtp_auth_535: 1 } },
  });
});

test('is red when an email is dead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [visitor, provider] = await recordRequest();
  await deliver(visitor, new MailerError('outcome_unknown', 'unknown'));
  await deliver(provider);
  expect(await fetchHealth()).toMatchObject({
    status: 503,
    emails: { waiting: 0, dead: 1, errors: { outcome_unknown: 1 } },
  });
});

test('stays green when a visitor’s mailbox refuses an email: nobody here can mend that', async () => {
  const [visitor, provider] = await recordRequest();
  await deliver(visitor, new MailerError('smtp_rcpt_550_5.1.1', 'mailbox_refused'));
  await deliver(provider);
  waitMinutes(21 * 60);
  expect(await fetchHealth()).toMatchObject({ status: 200, ok: true, emails: { refused: 1 }, promise: { late: 0 } });
});

test('stays green when the mailbox refuses the plan after it took the confirmation', async () => {
  const [visitor, provider] = await recordRequest({}, 'reviewed');
  for (const id of [visitor, provider]) await deliver(id);
  waitMinutes(20 * 60);
  const refused = createFailingMailer(new MailerError('smtp_rcpt_550_5.1.1', 'mailbox_refused'));
  const plan = (await selectEmails()).find(({ kind }) => kind === 'plan');
  await deliverEmail(Number(plan?.id), createServices(refused, new Date()));
  waitMinutes(21 * 60);
  expect(await fetchHealth()).toMatchObject({ status: 200, ok: true, emails: { refused: 1 }, promise: { late: 0 } });
});

test('does not count a request that was cancelled', async () => {
  await recordRequest();
  await callPlan('/cancel', { method: 'POST' });
  for (const { id } of await selectEmails()) await deliver(Number(id));
  waitMinutes(21 * 60);
  expect(await fetchHealth()).toMatchObject({ status: 200, promise: { unanswered: 0, late: 0 } });
});

test('stays green while a visitor’s mailbox is full, which anybody could bring about', async () => {
  const [visitor, provider] = await recordRequest();
  await deliver(visitor, new MailerError('smtp_rcpt_552_5.2.2', 'mailbox_busy'));
  await deliver(provider);
  waitMinutes(31);
  expect(await fetchHealth()).toMatchObject({ status: 200, emails: { waiting: 1, overdue: 0 } });
});

test('does not count a plan that waits for a review', async () => {
  for (const id of await recordRequest({}, 'reviewed')) await deliver(id);
  waitMinutes(19 * 60);
  expect(await fetchHealth()).toMatchObject({ status: 200, emails: { waiting: 0, overdue: 0 } });
});

test('is red when a request has no answer after 20 hours, until it is marked as answered', async () => {
  for (const id of await recordRequest({}, 'reviewed')) await deliver(id);
  waitMinutes(20 * 60);
  expect(await fetchHealth()).toMatchObject({ status: 200, promise: { unanswered: 1, late: 0 } });
  waitMinutes(20 * 60 + 1);
  expect(await fetchHealth()).toMatchObject({
    status: 503,
    promise: { unanswered: 1, late: 1, oldest_seconds: 72_060, late_references: ['ALM-0123456789'] },
  });
  await fetchAsOperator('/api/operations/requests/answered', { reference: 'ALM-0123456789' });
  expect(await fetchHealth()).toMatchObject({ status: 200, promise: { unanswered: 0, late: 0 } });
});

test('names the bad variables of the configuration to operators, and is red for everybody', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const change = { LINK_SECRET: 'short', DB: env.DB.withSession() };
  const headers = { authorization: `Bearer ${env.OPERATOR_KEY}` };
  const details = await fetchWithEnv(change, PATH, { headers });
  expect([details.status, await details.json()]).toEqual([
    503,
    { ok: false, problems: ['LINK_SECRET needs at least 32 characters'] },
  ]);
  const result = await fetchWithEnv(change, PATH);
  expect([result.status, await result.json()]).toEqual([503, { ok: false }]);
});

test('shows no figures without the operator’s key', async () => {
  waitMinutes(-1000);
  for (const authorization of ['', 'Bearer ', 'Bearer guess', env.OPERATOR_KEY ?? '']) {
    const response = await exports.default.fetch(SITE + PATH, { headers: { authorization } });
    expect(await response.json()).toEqual({ ok: true });
  }
});

test('is read from the database once in five seconds for everybody, and each time for operators', async () => {
  waitMinutes(-500);
  const fetchPublic = async () => (await exports.default.fetch(SITE + PATH)).status;
  expect(await fetchPublic()).toBe(200);
  await recordRequest();
  await env.DB.prepare("update outbox set state = 'dead'").run();
  expect([await fetchPublic(), (await fetchHealth()).status]).toEqual([200, 503]);
  vi.setSystemTime(Date.now() + 5000);
  expect(await fetchPublic()).toBe(503);
});

describe('the status for visitors', () => {
  const fetchStatus = async (change: object = {}) => {
    // Another object, so that nothing is kept for it.
    const response = await fetchWithEnv({ DB: env.DB.withSession(), ...change }, '/api/status');
    return [response.status, await response.json()];
  };

  test('says that all works, and nothing else', async () => {
    expect(await fetchStatus()).toEqual([200, { requests: true, emails: true, plans: true }]);
  });

  test('says that emails are late, and whether plans are', async () => {
    await recordRequest();
    await env.DB.prepare("update outbox set state = 'dead'").run();
    expect(await fetchStatus()).toEqual([200, { requests: true, emails: false, plans: true }]);
    await env.DB.prepare("update itinerary_request set created_at = '2026-11-01T00:00:00.000Z'").run();
    expect(await fetchStatus()).toEqual([200, { requests: true, emails: false, plans: false }]);
  });

  test('says that requests are not taken, when the API is paused or its variables are bad', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const closed = [200, { requests: false, emails: null, plans: null }];
    expect(await fetchStatus({ PAUSED: 'yes' })).toEqual(closed);
    expect(await fetchStatus({ LINK_SECRET: 'short' })).toEqual(closed);
  });
});

test.each(Object.entries(FIGURE_QUERIES))('the figures of %s are found by index', async (_, query) => {
  const plan = env.DB.prepare(`explain query plan ${query}`);
  const { results } = await (query.includes('?2')
    ? plan.bind('2026', '2026')
    : query.includes('?1')
      ? plan.bind('2026')
      : plan
  ).all<{ detail: string }>();
  const steps = results
    .map(({ detail }) => detail)
    .filter((detail) => /\b(outbox|itinerary_request|plan_violation|email_hour|counted_request)\b/.test(detail));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step).toMatch(/USING (COVERING )?INDEX/);
});

test('tells the shell whether requests need a token of Turnstile', async () => {
  const fetchHeader = async (secret: string) => {
    const response = await fetchWithEnv({ TURNSTILE_SECRET: secret }, PATH);
    return response.headers.get(TURNSTILE_HEADER);
  };
  expect([await fetchHeader('a secret'), await fetchHeader('')]).toEqual(['required', 'off']);
});
