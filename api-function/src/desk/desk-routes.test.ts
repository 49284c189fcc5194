import { env } from 'cloudflare:workers';
import { OpenRequestList } from '@almaty/planner/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Email, MailerError } from '../email/mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { createFailingMailer, createServices, NOW, recordRequest, secondsLater } from '../testing/outbox.ts';
import {
  callDesk,
  callPlan,
  deliverDueAt,
  deskKey,
  REFERENCE,
  readDocument,
  readFailure,
} from '../testing/plan-api.ts';
import { submitRequest } from '../testing/submission.ts';

const HOUR_S = 3600;
const HOUR_20 = secondsLater(20 * HOUR_S);

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

/** Moves the clock, and delivers the emails that are due then. */
async function deliverAt(moment: Date): Promise<Email[]> {
  vi.setSystemTime(moment);
  const emails: Email[] = [];
  await deliverDueAt(moment, async (email, beforeContent) => {
    await beforeContent();
    emails.push(email);
  });
  return emails;
}

const post = (path: string) => callDesk(path, { method: 'POST' });
const getVisitorSubjects = (emails: readonly Email[]) =>
  emails.filter(({ to }) => to === 'visitor@example.com').map(({ subject }) => subject.replace(/, .*/, ''));
const CONFIRMATION = `We have received your Almaty request ${REFERENCE}`;
const PLAN = 'Your Almaty plan';
const readHealth = async () => (await fetchAsOperator('/api/health')).json<{ ok: boolean; promise: object }>();

describe('holding a plan', () => {
  test('that would go out at once lets the visitor have the confirmation, and the plan goes by itself at hour 20', async () => {
    await recordRequest();
    const { provider } = await readDocument(await post('/hold'));
    expect(provider).toMatchObject({ delivery: 'held', scheduledAt: HOUR_20.toISOString() });
    expect(getVisitorSubjects(await deliverAt(secondsLater(60)))).toEqual([CONFIRMATION]);
    expect(await deliverAt(secondsLater(20 * HOUR_S - 1))).toEqual([]);
    expect(await readHealth()).toMatchObject({ ok: true });
    expect(getVisitorSubjects(await deliverAt(HOUR_20))).toEqual([PLAN]);
    vi.setSystemTime(secondsLater(30 * HOUR_S));
    expect(await readHealth()).toMatchObject({ ok: true, promise: { unanswered: 0, late: 0 } });
    expect(
      (await readDocument(await callDesk())).provider?.actions.map(({ actor, action }) => [actor, action]),
    ).toEqual([
      ['system', 'plan_sent'],
      ['system', 'plan_made'],
      ['provider', 'plan_held'],
    ]);
  });

  test('that waits for a review keeps its moment, and shows as held', async () => {
    await recordRequest({}, 'reviewed');
    await deliverAt(NOW);
    expect((await readDocument(await callDesk())).provider?.delivery).toBe('scheduled');
    expect((await readDocument(await post('/hold'))).provider).toMatchObject({
      delivery: 'held',
      scheduledAt: HOUR_20.toISOString(),
    });
    expect(getVisitorSubjects(await deliverAt(HOUR_20))).toEqual([PLAN]);
  });

  test('ends when the provider sends it', async () => {
    await recordRequest();
    await deliverAt(NOW).then(() => clearDatabase());
    await recordRequest({}, 'reviewed');
    await deliverAt(NOW);
    const { etag } = await readDocument(await post('/hold'));
    const sent = await callDesk('/send', { method: 'POST', ifMatch: etag });
    expect((await readDocument(sent, 202)).provider?.delivery).toBe('sent');
    expect(getVisitorSubjects(await deliverAt(secondsLater(60)))).toEqual([PLAN]);
    expect(await deliverAt(HOUR_20)).toEqual([]);
  });

  test('that could not be made yet waits too', async () => {
    await recordRequest();
    await env.CATALOGUE.delete('channels.json');
    await deliverAt(NOW);
    await publishCatalogue();
    expect((await readDocument(await post('/hold'))).provider?.delivery).toBe('held');
    expect(await deliverAt(secondsLater(HOUR_S))).toEqual([]);
    expect(getVisitorSubjects(await deliverAt(HOUR_20))).toEqual([PLAN]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['was sent', () => deliverAt(NOW)],
    ['is answered otherwise', () => post('/answered')],
    ['is being sent', () => env.DB.prepare("update outbox set state = 'leased'").run()],
    ['is due at hour 20', async () => vi.setSystemTime(HOUR_20)],
  ])('is too late when it %s', async (_, prepare) => {
    await recordRequest();
    await prepare();
    const before = await selectEmails();
    expect(await readFailure(await post('/hold'))).toMatchObject({ status: 409, code: 'too_late' });
    expect(await selectEmails()).toEqual(before);
  });

  test('that cannot be sent at hour 20 turns health red, with its reference', async () => {
    await recordRequest();
    await post('/hold');
    await deliverAt(NOW);
    vi.setSystemTime(HOUR_20);
    const failing = createFailingMailer(new MailerError('smtp_auth_535', 'not_accepted'));
    const plan = (await selectEmails()).find(({ kind }) => kind === 'plan');
    await deliverEmail(Number(plan?.id), createServices(failing, HOUR_20));
    vi.setSystemTime(secondsLater(20 * HOUR_S + 1));
    expect(await readHealth()).toMatchObject({ ok: false, promise: { late: 1, late_references: [REFERENCE] } });
  });
});

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

  test('is closed without a key of the desk', async () => {
    expect((await callDesk('/open-requests', { key: (await deskKey()).slice(0, -4) })).status).toBe(404);
    expect((await callPlan('/open-requests')).status).toBe(404);
  });
});
