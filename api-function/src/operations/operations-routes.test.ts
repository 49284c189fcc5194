import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MailerError } from '../email/mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { createFailingMailer, createServices, NOW, recordRequest, secondsLater, suppress } from '../testing/outbox.ts';
import { callPlan } from '../testing/plan-api.ts';
import { fetchWithEnv, SITE } from '../testing/submission.ts';

const PATH = '/api/operations';
const REFERENCE = 'ALM-0123456789';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Records a request whose emails die: the visitor's of an error, the provider's with an unknown outcome. */
async function recordDeadEmails() {
  const [visitor, provider] = await recordRequest();
  const failing = createFailingMailer(new MailerError('smtp_auth_535', 'not_accepted'));
  await deliverEmail(visitor, createServices(failing, secondsLater(20 * 3600)));
  await deliverEmail(provider, createServices(createFailingMailer(new MailerError('outcome_unknown', 'unknown'))));
}

const post = async (path: string, body: unknown) => {
  const response = await fetchAsOperator(PATH + path, body);
  return { status: response.status, json: await response.json() };
};
const getStates = async () => (await selectEmails()).map(({ state }) => state);

test('lists emails with their Message-IDs and without personal data', async () => {
  await recordDeadEmails();
  const response = await fetchAsOperator(`${PATH}/emails?state=dead&kind=visitor`);
  const text = await response.text();
  expect(JSON.parse(text)).toEqual([
    {
      reference: REFERENCE,
      kind: 'visitor',
      revision: 0,
      state: 'dead',
      attempts: 1,
      created_at: NOW.toISOString(),
      next_attempt_at: expect.any(String),
      retry_until: secondsLater(20 * 3600).toISOString(),
      last_error: 'smtp_auth_535',
      message_id: '<ALM-0123456789.visitor.0@almaty.example>',
    },
  ]);
  expect(text).not.toContain('visitor@example.com');
});

test('lists a hundred emails a page', async () => {
  const insert = env.DB.prepare(
    `insert into outbox (reference, kind, created_at, next_attempt_at, retry_until) values (?1, 'deletion', ?2, ?2, ?2)`,
  );
  const rows = Array.from({ length: 101 }, (_, index) =>
    insert.bind(`ALM-${String(index).padStart(10, '0')}`, secondsLater(index).toISOString()),
  );
  await env.DB.batch(rows);
  const list = async (query: string) => {
    const response = await fetchAsOperator(`${PATH}/emails${query}`);
    return (await response.json<{ reference: string }[]>()).map(({ reference }) => reference);
  };
  expect(await list('')).toHaveLength(100);
  expect(await list('?page=2')).toEqual(['ALM-0000000100']);
  expect(await list('?page=3')).toEqual([]);
  expect((await fetchAsOperator(`${PATH}/requests?page=0`)).status).toBe(422);
});

describe('requeue', () => {
  test('makes dead emails due again and sends them, except those that may have arrived', async () => {
    await recordDeadEmails();
    expect(await post('/emails/requeue', { all: true })).toEqual({ status: 200, json: { requeued: 1, left_out: 1 } });
    await vi.waitFor(async () => expect(await getStates()).toEqual(['sent', 'dead']), 10_000);
  });

  test('includes those that may have arrived when it is told so', async () => {
    await recordDeadEmails();
    expect(await post('/emails/requeue', { all: true, include_unknown: true })).toMatchObject({
      json: { requeued: 2, left_out: 0 },
    });
    await vi.waitFor(async () => expect(await getStates()).toEqual(['sent', 'sent']), 10_000);
  });

  test.each<[object, number]>([
    [{ reference: REFERENCE }, 2],
    [{ reference: 'ALM-9999999999' }, 0],
    [{ all: true, kind: 'provider' }, 1],
    [{ all: true, since: NOW.toISOString() }, 2],
    [{ all: true, since: '2026-11-21T11:00+05:00' }, 2],
    [{ all: true, since: secondsLater(1).toISOString() }, 0],
  ])('takes the emails that match %o', async (filter, requeued) => {
    await recordDeadEmails();
    expect(await post('/emails/requeue', { ...filter, include_unknown: true })).toMatchObject({ json: { requeued } });
  });

  test('leaves out an email that may have arrived also after another attempt has failed', async () => {
    const [visitor] = await recordRequest();
    const fail = (error: MailerError) =>
      deliverEmail(visitor, createServices(createFailingMailer(error), secondsLater(20 * 3600)));
    await fail(new MailerError('outcome_unknown', 'unknown'));
    await env.DB.prepare("update outbox set state = 'due' where id = ?").bind(visitor).run();
    await env.DB.prepare('update outbox set next_attempt_at = created_at').run();
    await fail(new MailerError('smtp_auth_535', 'not_accepted'));
    expect(await post('/emails/requeue', { all: true })).toMatchObject({ json: { requeued: 0, left_out: 1 } });
  });

  test('sends an email that the mailbox refused, when its request is named and its address is lifted', async () => {
    const [visitor] = await recordRequest();
    const refusing = createFailingMailer(new MailerError('smtp_rcpt_550_5.1.1', 'mailbox_refused'));
    await deliverEmail(visitor, createServices(refusing));
    expect(await post('/emails/requeue', { all: true })).toMatchObject({ json: { requeued: 0 } });
    await post('/suppressions/lift', { address: 'visitor@example.com' });
    expect(await post('/emails/requeue', { reference: REFERENCE })).toMatchObject({ json: { requeued: 1 } });
    await vi.waitFor(async () => expect((await getStates())[0]).toBe('sent'), 10_000);
  });

  test('leaves emails that are not dead alone', async () => {
    await recordRequest();
    expect(await post('/emails/requeue', { all: true })).toMatchObject({ json: { requeued: 0 } });
    expect(await getStates()).toEqual(['due', 'due']);
  });
});

test('an email that has arrived is settled, and not sent', async () => {
  await recordDeadEmails();
  expect(await post('/emails/arrived', { reference: REFERENCE, kind: 'provider' })).toMatchObject({
    json: { settled: 1 },
  });
  expect(await getStates()).toEqual(['dead', 'sent']);
});

test('an email with the plan that has arrived answers the request; one without does not', async () => {
  await recordDeadEmails();
  await post('/emails/arrived', { reference: REFERENCE, kind: 'provider' });
  expect(await selectRequests()).toMatchObject([{ answered_at: null }]);
  await post('/emails/arrived', { reference: REFERENCE, kind: 'visitor' });
  expect(await selectRequests()).toMatchObject([{ answered_at: expect.any(String) }]);
});

test('of a request that was cancelled, nothing is requeued but the emails about the cancellation', async () => {
  await recordDeadEmails();
  await callPlan('/cancel', { method: 'POST' });
  await env.DB.prepare("update outbox set state = 'dead'").run();
  expect((await selectEmails()).map(({ kind }) => kind)).toEqual(['provider', 'cancellation_notice', 'cancellation']);
  expect(await post('/emails/requeue', { all: true, include_unknown: true })).toMatchObject({
    json: { requeued: 2, left_out: 0 },
  });
  expect(await (await fetchAsOperator(`${PATH}/requests`)).json()).toEqual([]);
});

test('lists and lifts suppressions', async () => {
  await suppress('visitor@example.com', 'mailbox');
  const list = await (await fetchAsOperator(`${PATH}/suppressions`)).json();
  expect(list).toMatchObject([{ reason: 'mailbox', created_at: NOW.toISOString() }]);
  expect(await post('/suppressions/lift', { address: 'visitor@example.com' })).toMatchObject({
    json: { lifted: true },
  });
  expect(await (await fetchAsOperator(`${PATH}/suppressions`)).json()).toEqual([]);
});

test('lists the requests without an answer, until they are marked as answered', async () => {
  await recordRequest();
  const list = async () => (await fetchAsOperator(`${PATH}/requests`)).json();
  expect(await list()).toEqual([
    {
      reference: REFERENCE,
      created_at: NOW.toISOString(),
      deadline: secondsLater(24 * 3600).toISOString(),
      first_email: 'due',
    },
  ]);
  expect(await post('/requests/answered', { reference: REFERENCE })).toMatchObject({ json: { answered: true } });
  expect(await selectRequests()).toMatchObject([{ answered_at: expect.any(String) }]);
  expect(await list()).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['/emails/requeue', { reference: 'ALM-1' }, 'reference must be a reference such as ALM-7K3M9Q0T2X.'],
  [
    '/emails/requeue',
    { kind: 'letter' },
    'kind must be one of verification, visitor, provider, plan, plan_copy, cancellation, cancellation_notice, deletion.',
  ],
  ['/emails/requeue', { since: 'yesterday' }, 'since must be a moment such as 2026-11-22T08:00Z.'],
  ['/emails/requeue', { since: '11/12/2026' }, 'since must be a moment such as 2026-11-22T08:00Z.'],
  ['/emails/requeue', {}, 'The body needs either a reference or all: true.'],
  ['/emails/requeue', { refrence: REFERENCE, all: true }, 'The body has an unknown property.'],
  ['/suppressions/lift', { address: '' }, 'address must be an email address, or a digest from the list.'],
])('%s refuses %o and says what to write instead', async (path, body, error) => {
  expect(await post(path, body)).toEqual({ status: 422, json: { success: false, code: 'unusable_request', error } });
});

test.each(['', 'Bearer guess'])('is closed without the operator’s key (authorization: “%s”)', async (authorization) => {
  await recordDeadEmails();
  for (const [path, method] of [
    ['/emails', 'GET'],
    ['/emails/requeue', 'POST'],
    ['/suppressions', 'GET'],
  ] as const) {
    const response = await exports.default.fetch(SITE + PATH + path, { method, headers: { authorization } });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'not_an_operator' }]);
  }
  expect(await getStates()).toEqual(['dead', 'dead']);
});

test('is closed to everybody while no key is set', async () => {
  const headers = { authorization: 'Bearer undefined' };
  const response = await fetchWithEnv({ OPERATOR_KEY: undefined }, `${PATH}/emails`, { headers });
  expect(response.status).toBe(403);
});
