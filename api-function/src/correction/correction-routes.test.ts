import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Email } from '../email/mailer.ts';
import { createPlanLink } from '../links/request-links.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { findDueEmails } from '../outbox/outbox.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, countLocations, selectEmails, selectRequests } from '../testing/database.ts';
import { acceptingMailer, createServices, suppress } from '../testing/outbox.ts';
import { callApi, visitorKey } from '../testing/plan-api.ts';
import {
  createIpAddress,
  fetchWithEnv,
  ignoringQueue,
  SITE,
  submitRequest,
  validRequest,
} from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

type Accepted = { reference: string; deadline: string; correction_key: string };
const RIGHT = 'right@example.com';

const submit = async (change: object = {}) => (await submitRequest({ ...validRequest, ...change })).json<Accepted>();

const correct = (
  { reference, correction_key }: Pick<Accepted, 'reference' | 'correction_key'>,
  userEmail = RIGHT,
  headers: Record<string, string> = {},
  change: object = {},
) =>
  fetchWithEnv({ EMAIL_QUEUE: ignoringQueue, ...change }, '/api/correct-address', {
    method: 'POST',
    body: JSON.stringify({ reference, correction_key, user_email: userEmail }),
    headers: {
      ...{ 'content-type': 'application/json', apikey: env.PUBLIC_ANON_KEY, origin: SITE },
      ...{ 'idempotency-key': crypto.randomUUID(), 'cf-connecting-ip': createIpAddress() },
      ...headers,
    },
  });

const readFailure = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];

async function deliverAll(): Promise<readonly Email[]> {
  const mailer = vi.fn(acceptingMailer);
  const now = new Date();
  for (const id of await findDueEmails(env.DB, now, 100)) await deliverEmail(id, createServices(mailer, now));
  return mailer.mock.calls.map(([email]) => email);
}

const openPlan = async (reference: string) =>
  (await callApi(`/api/plans/${reference.toLowerCase()}`, { key: await visitorKey(reference) })).status;

test('records the same request for the new address under a new reference, and deletes the first', async () => {
  const first = await submit();
  const [stored] = await selectRequests();
  const response = await correct(first);
  expect(response.status).toBe(202);
  const json = await response.json<Accepted>();
  expect(json).toEqual({
    success: true,
    reference: expect.stringMatching(/^ALM-/),
    deadline: expect.any(String),
    correction_key: expect.any(String),
  });
  expect(json.reference).not.toBe(first.reference);
  expect(await selectRequests()).toEqual([
    {
      ...stored,
      ...{ reference: json.reference, user_email: RIGHT, mailbox_digest: expect.any(String) },
      ...{ created_at: expect.any(String), idempotency_key: expect.any(String), content_hash: expect.any(String) },
    },
  ]);
  expect(await countLocations()).toBe(2);
  const activities = await env.DB.prepare('select reference, id, name from requested_activity').all();
  expect(activities.results).toEqual([{ reference: json.reference, id: 3, name: 'Camping' }]);
});

test('no email goes to the first address, and the provider hears of the new request alone', async () => {
  const { reference } = await (await correct(await submit())).json<Accepted>();
  const emails = await deliverAll();
  expect(emails.map(({ to }) => to)).toEqual([RIGHT, 'provider@example.com']);
  for (const { subject, text } of emails) expect(`${subject}${text}`).toContain(reference);
});

test('the plan that was sent to the first address no longer opens, and the provider is told', async () => {
  const first = await submit();
  expect((await deliverAll())[0]?.to).toBe('visitor@example.com');
  expect(await openPlan(first.reference)).toBe(200);
  const { reference } = await (await correct(first)).json<Accepted>();
  expect(await openPlan(first.reference)).toBe(404);
  const emails = await deliverAll();
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [RIGHT, expect.any(String)],
    ['provider@example.com', `Itinerary request ${reference}`],
    ['provider@example.com', `Itinerary request ${first.reference} is deleted`],
  ]);
  expect(emails[0]?.text).toContain(
    await createPlanLink(env.LINK_SECRET, { site_origin: SITE, reference, language: 'en' }),
  );
  expect(await openPlan(reference)).toBe(200);
});

test('an email that is being prepared for the first address is not sent', async () => {
  const first = await submit();
  const [visitor] = await selectEmails();
  const content = vi.fn();
  const services = createServices(async (_email, beforeContent) => {
    await correct(first);
    await beforeContent();
    content();
  }, new Date());
  expect(await deliverEmail(Number(visitor?.id), services)).toEqual({ state: 'skipped' });
  expect(content).not.toHaveBeenCalled();
});

test('the response to the same correction, sent again, is the same', async () => {
  const first = await submit();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const json = await (await correct(first, RIGHT, headers)).json();
  const again = await correct(first, RIGHT, headers);
  expect([again.status, await again.json()]).toEqual([202, json]);
  expect(await readFailure(await correct(first, 'other@example.com', headers))).toEqual([409, 'key_reused']);
  expect(await selectRequests()).toHaveLength(1);
});

test('of two corrections that arrive together one is recorded', async () => {
  const first = await submit();
  const statuses = await Promise.all(
    ['a@example.com', 'b@example.com'].map(async (to) => (await correct(first, to)).status),
  );
  expect(statuses.sort()).toEqual([202, 404]);
  expect(await selectRequests()).toHaveLength(1);
});

test('the new request can be corrected too, with its own key', async () => {
  const second = await (await correct(await submit())).json<Accepted>();
  expect((await correct(second, 'third@example.com')).status).toBe(202);
  expect(await selectRequests()).toMatchObject([{ user_email: 'third@example.com' }]);
});

describe('changes nothing', () => {
  const expectUnchanged = async () => {
    expect(await selectRequests()).toMatchObject([{ user_email: 'visitor@example.com' }]);
    expect(await selectEmails()).toHaveLength(2);
  };

  test.each(['', 'guess', '%00'])('with the key “%s”', async (key) => {
    const { reference } = await submit();
    expect(await readFailure(await correct({ reference, correction_key: key }))).toEqual([404, 'not_correctable']);
    await expectUnchanged();
  });

  test('with the key of the plan, which is in the email', async () => {
    const { reference } = await submit();
    const plan = { reference, correction_key: await visitorKey(reference) };
    expect(await readFailure(await correct(plan))).toEqual([404, 'not_correctable']);
    await expectUnchanged();
  });

  test('after ten minutes, when the response has no key any more', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await (await submitRequest(validRequest, { headers })).json<Accepted>();
    const createdAt = new Date(Date.now() - 10 * 60_000).toISOString();
    await env.DB.prepare('update itinerary_request set created_at = ?').bind(createdAt).run();
    expect(await readFailure(await correct(first))).toEqual([410, 'correction_expired']);
    const again = await (await submitRequest(validRequest, { headers })).json();
    expect(again).not.toHaveProperty('correction_key');
    await expectUnchanged();
  });

  test('for a cancelled request', async () => {
    const first = await submit();
    await env.DB.prepare("update itinerary_request set cancelled_at = '2026-11-21T06:00:00.000Z'").run();
    expect(await readFailure(await correct(first))).toEqual([404, 'not_correctable']);
    await expectUnchanged();
  });

  test.each([
    ['the same address', 'Visitor@example.com', 'same_address'],
    ['no address', 'right', 'unusable_request'],
  ])('for %s', async (_, to, code) => {
    expect(await readFailure(await correct(await submit(), to))).toEqual([422, code]);
    await expectUnchanged();
  });

  test('for an address at which there is no mailbox', async () => {
    await suppress(RIGHT, 'mailbox', new Date());
    expect(await readFailure(await correct(await submit()))).toEqual([422, 'address_returned']);
    await expectUnchanged();
  });

  test('without the check for robots, where the site has one', async () => {
    const change = { TURNSTILE_SECRET: 'right', TURNSTILE_URL: `${env.TEST_TURNSTILE}/` };
    expect(await readFailure(await correct(await submit(), RIGHT, {}, change))).toEqual([403, 'check_failed']);
    await expectUnchanged();
  });

  test('from a page of another site, or without an idempotency key', async () => {
    const first = await submit();
    const origin = { origin: 'https://elsewhere.test' };
    expect(await readFailure(await correct(first, RIGHT, origin))).toEqual([403, 'other_origin']);
    expect(await readFailure(await correct(first, RIGHT, { 'idempotency-key': '' }))).toEqual([
      400,
      'no_idempotency_key',
    ]);
    await expectUnchanged();
  });

  test('when the network has sent too many requests', async () => {
    const NETWORK_LIMIT = { limit: async () => ({ success: false }) };
    const response = await correct(await submit(), RIGHT, {}, { NETWORK_LIMIT });
    expect(await readFailure(response)).toEqual([429, 'too_many_requests']);
    await expectUnchanged();
  });
});

describe('the limits', () => {
  const fromNetwork = (host: number) => ({ 'cf-connecting-ip': `203.0.113.${host}` });

  test('count a correction like a request: for the new mailbox, and for the network', async () => {
    const first = await submitRequest({ ...validRequest, user_email: '0@example.com' }, { headers: fromNetwork(0) });
    let last = await first.json<Accepted>();
    for (let number = 1; number < 60; number += 1)
      last = await (await correct(last, `${number}@example.com`, fromNetwork(number))).json<Accepted>();
    expect(await readFailure(await correct(last, 'victim@example.com', fromNetwork(60)))).toEqual([
      429,
      'network_limit',
    ]);
    expect(await selectRequests()).toMatchObject([{ user_email: '59@example.com' }]);
  });

  test('count the mailbox of a request that was corrected away from it', async () => {
    for (const number of [1, 2, 3, 4, 5])
      expect((await correct(await submit(), `${number}@example.com`)).status).toBe(202);
    const sixth = await submitRequest({ ...validRequest, user_email: 'VISITOR+6@example.com' });
    expect(await sixth.json()).toMatchObject({ needs_verification: true });
    const rows = await env.DB.prepare('select * from counted_request').all();
    expect(JSON.stringify(rows.results)).not.toContain('@');
  });
});

test('a correction to a mailbox whose owner wants no emails is answered as any other, and sends nothing', async () => {
  await suppress(RIGHT, 'owner', new Date());
  const response = await correct(await submit());
  expect([response.status, Object.keys(await response.json<object>())]).toEqual([
    202,
    ['success', 'reference', 'deadline', 'correction_key'],
  ]);
  expect(await selectEmails()).toEqual([]);
});

test('neither the key nor an address is logged', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const first = await submit();
  await correct(first);
  const logged = JSON.stringify(log.mock.calls);
  log.mockRestore();
  expect(logged).toContain('request_corrected');
  expect(logged).not.toContain(first.correction_key);
  expect(logged).not.toContain('@');
});
