import { env } from 'cloudflare:workers';
import { OpenRequestList } from '@almaty/planner/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MailerError } from '../email/mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { deliverAt, getVisitorSubjects } from '../testing/clock.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { createFailingMailer, createServices, NOW, recordRequest, secondsLater } from '../testing/outbox.ts';
import { callApi, callDesk, callPlan, deskKey, REFERENCE, readDocument, readFailure } from '../testing/plan-api.ts';
import { submitRequest } from '../testing/submission.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const HOUR_20 = secondsLater(20 * HOUR_S);

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

const post = (path: string) => callDesk(path, { method: 'POST' });
const CONFIRMATION = `We have received your Almaty request ${REFERENCE}`;
const PLAN = 'Your Almaty plan';

describe('a note', () => {
  const write = (note: unknown) => callDesk('/note', { method: 'PUT', body: { note } });

  test('goes to the visitor with the plan, escaped, and onto the page', async () => {
    await recordRequest();
    const note = 'Take <b>cash</b>.\r\nThe road is new.\u0007 ';
    expect((await readDocument(await write(note))).note).toBe('Take <b>cash</b>.\nThe road is new.');
    const [plan] = await deliverAt(NOW);
    expect(plan?.text).toContain('Take <b>cash</b>.\nThe road is new.');
    expect(plan?.html).toContain('Take &lt;b&gt;cash&lt;/b&gt;.');
    expect((await readDocument(await callPlan())).note).toContain('Take <b>cash</b>.');
  });

  test('is stored without characters that turn the direction of text; Arabic and Hebrew stay', async () => {
    await recordRequest();
    const controls = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
    const text = 'Call شركة السفر or סוכן.\nThank you, с\u0301пасибо.';
    expect((await readDocument(await write([...text].join(controls)))).note).toBe(text);
    expect(text).toMatch(/\p{Script=Arabic}.*\p{Script=Hebrew}/u);
  });

  test('has at most 2000 characters, and can be removed', async () => {
    await recordRequest();
    expect((await readDocument(await write('я'.repeat(2000)))).note).toHaveLength(2000);
    for (const note of ['я'.repeat(2001), 7, undefined])
      expect(await readFailure(await write(note))).toMatchObject({ status: 422, code: 'invalid_note' });
    expect((await readDocument(await write(''))).note).toBe('');
  });

  test('is the provider’s to write, and not after a cancellation', async () => {
    await recordRequest();
    expect((await callPlan('/note', { method: 'PUT', body: { note: 'x' } })).status).toBe(404);
    await callPlan('/cancel', { method: 'POST' });
    expect(await readFailure(await write('x'))).toMatchObject({ status: 409, code: 'cancelled' });
  });
});

describe('a request that the provider answers itself', () => {
  test('is answered, and nothing is sent by itself', async () => {
    await recordRequest({}, 'reviewed');
    await deliverAt(NOW);
    expect((await readDocument(await post('/answered'))).provider).toMatchObject({
      delivery: 'answered',
      scheduledAt: null,
      actions: [{ actor: 'provider', action: 'answered' }, {}],
    });
    expect(await selectRequests()).toMatchObject([{ answered_at: NOW.toISOString() }]);
    expect(await deliverAt(HOUR_20)).toEqual([]);
  });

  test('gets the confirmation when its first email was not sent yet, also after a failure', async () => {
    const [visitor] = await recordRequest({}, 'reviewed');
    await deliverEmail(visitor, createServices(createFailingMailer(new MailerError('outcome_unknown', 'unknown'))));
    await post('/answered');
    // What the requeue of an operator does.
    await env.DB.prepare("update outbox set state = 'due', next_attempt_at = created_at where kind = 'visitor'").run();
    expect(getVisitorSubjects(await deliverAt(NOW))).toEqual([CONFIRMATION]);
  });

  test('can have its plan sent all the same', async () => {
    await recordRequest({}, 'reviewed');
    await deliverAt(NOW);
    const { etag } = await readDocument(await post('/answered'));
    await callDesk('/send', { method: 'POST', ifMatch: etag });
    expect(getVisitorSubjects(await deliverAt(NOW))).toEqual([PLAN]);
  });
});

test('a plan whose email is not accepted stands on the desk as undeliverable, until the provider answers', async () => {
  const [visitor] = await recordRequest();
  const refuse = createFailingMailer(new MailerError('smtp_550_5_1_1', 'mailbox_refused'));
  await deliverEmail(visitor, createServices(refuse));
  expect((await readDocument(await callDesk(''))).provider).toMatchObject({ delivery: 'undeliverable' });
  const list = async () => OpenRequestList.parse(await (await callDesk('/open-requests')).json()).requests;
  expect(await list()).toMatchObject([{ reference: REFERENCE, delivery: 'undeliverable' }]);
  expect((await readDocument(await post('/answered'))).provider).not.toMatchObject({ delivery: 'undeliverable' });
  expect(await list()).toEqual([]);
});

describe('the list of open requests', () => {
  const list = async (key?: string) => {
    const response = await callDesk('/open-requests', key === undefined ? {} : { key });
    return OpenRequestList.parse(await response.json()).requests;
  };

  test('has the requests that wait, the first deadline first, each with a key that opens it', async () => {
    vi.setSystemTime(secondsLater(60));
    const { reference } = await (await submitRequest()).json<{ reference: string }>();
    await recordRequest();
    await post('/hold');
    const requests = await list();
    expect(requests).toMatchObject([
      { reference: REFERENCE, delivery: 'held', deadline: secondsLater(24 * HOUR_S).toISOString() },
      { reference, delivery: 'scheduled' },
    ]);
    const opened = await callDesk('', { key: requests[0]?.key ?? '' });
    expect(await readDocument(opened)).toMatchObject({ role: 'provider' });
    expect(JSON.stringify(requests)).not.toContain('visitor@');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['whose plan was sent', () => deliverAt(NOW)],
    ['that is answered', () => post('/answered')],
    ['that is cancelled', () => callPlan('/cancel', { method: 'POST' })],
    ['that is erased', () => callPlan('/erase', { method: 'POST' })],
  ])('has no request %s', async (_, end) => {
    await recordRequest();
    expect(await list()).toHaveLength(1);
    await end();
    expect(await list()).toEqual([]);
  });

  test('renews no link: its keys end when the link does that asked for it', async () => {
    await recordRequest();
    const { reference } = await (await submitRequest()).json<{ reference: string }>();
    vi.setSystemTime(secondsLater(60));
    const issuedAt = new Date();
    const key = await deskKey({ issuedAt });
    vi.setSystemTime(secondsLater(29 * DAY_S));
    const other = (await list(key)).find((request) => request.reference === reference);
    const open = async () => (await callApi(`/api/desk/${reference}`, { key: other?.key ?? '' })).status;
    const listFromThere = async () =>
      (await callApi(`/api/desk/${reference}/open-requests`, { key: other?.key ?? '' })).status;
    expect([await open(), await listFromThere()]).toEqual([200, 200]);
    vi.setSystemTime(secondsLater(30 * DAY_S + 60));
    expect([await open(), await listFromThere()]).toEqual([404, 404]);
  });

  test('is closed without a key of the desk', async () => {
    expect((await callDesk('/open-requests', { key: (await deskKey()).slice(0, -4) })).status).toBe(404);
    expect((await callPlan('/open-requests')).status).toBe(404);
  });
});
