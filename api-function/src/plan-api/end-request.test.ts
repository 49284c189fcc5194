import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Email } from '../email/mailer.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import {
  callDesk,
  callPlan,
  changePlan,
  deliverDueAt,
  REFERENCE,
  readDocument,
  readFailure,
  visitorKey,
} from '../testing/plan-api.ts';
import { readCalendar } from '../testing/read-calendar.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const cancel = () => callPlan('/cancel', { method: 'POST' });
const erase = () => callPlan('/erase', { method: 'POST' });

/** Delivers all emails that are due now. */
async function deliverNow(): Promise<Email[]> {
  const emails: Email[] = [];
  await deliverDueAt(new Date(), async (email, beforeContent) => {
    await beforeContent();
    emails.push(email);
  });
  return emails;
}

const readEvents = (email: Email | undefined) => readCalendar(email?.attachments[0]?.content ?? '');

describe('cancelling', () => {
  test('tells the provider reference and dates, and takes every event out of the visitor’s calendar', async () => {
    await recordRequest();
    await deliverDueAt(NOW);
    const changed = await readDocument(await changePlan(await readDocument(await callPlan()), { locations: [31] }));
    await callPlan('/send', { method: 'POST', ifMatch: changed.etag });
    const sent = await deliverNow();
    const document = await readDocument(await cancel());
    expect(document).toMatchObject({ state: 'cancelled', etag: '"2.1"' });
    expect(document.current).toEqual(changed.current);
    const [notice, cancellation] = await deliverNow();
    expect(notice).toMatchObject({
      to: 'provider@example.com',
      subject: `Itinerary request ${REFERENCE} is cancelled`,
      attachments: [],
    });
    expect(notice?.text).not.toMatch(/visitor@|Charyn|Peak|Camping|#/);
    expect(cancellation).toMatchObject({
      to: 'visitor@example.com',
      subject: `Your Almaty trip ${REFERENCE} is cancelled`,
    });
    const events = readEvents(cancellation);
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
    expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set(readEvents(sent[0]).map(({ uid }) => uid)));
    expect(Math.min(...events.map(({ sequence }) => sequence))).toBeGreaterThan(
      Math.max(...readEvents(sent[0]).map(({ sequence }) => sequence)),
    );
  });

  test('withdraws the plan that waits, so that nothing but the cancellation is sent', async () => {
    await recordRequest({}, 'reviewed');
    await cancel();
    const emails = await deliverNow();
    expect(emails.map(({ subject }) => subject)).toEqual([`Your Almaty trip ${REFERENCE} is cancelled`]);
    expect(emails[0]?.attachments).toEqual([]);
    expect(await selectEmails()).toMatchObject([{ kind: 'cancellation', state: 'sent' }]);
  });

  test('a second time changes nothing', async () => {
    await recordRequest();
    await cancel();
    const [before] = await selectRequests();
    expect(await readDocument(await cancel())).toMatchObject({ state: 'cancelled' });
    expect(await selectRequests()).toEqual([before]);
    expect(await selectEmails()).toHaveLength(1);
  });

  test('ends changes: the plan can only be read', async () => {
    await recordRequest();
    await deliverDueAt(NOW);
    const document = await readDocument(await callPlan());
    await cancel();
    const send = await callPlan('/send', { method: 'POST', ifMatch: document.etag });
    for (const response of [await changePlan(document, {}), await changePlan(document, {}, callDesk), send])
      expect(await readFailure(response)).toMatchObject({ status: 409, code: 'cancelled' });
  });

  test('an email that is being prepared meanwhile is not sent', async () => {
    await recordRequest();
    const content = vi.fn();
    await deliverDueAt(NOW, async (email, beforeContent) => {
      if (email.to === 'visitor@example.com' && email.subject.includes('plan')) await cancel();
      await beforeContent();
      content(email.subject);
    });
    expect(content.mock.calls.flat()).toEqual([]);
  });

  test('is for the visitor only', async () => {
    await recordRequest();
    const response = await callDesk('/cancel', { method: 'POST' });
    expect(await readFailure(response)).toMatchObject({ status: 403, code: 'visitor_only' });
    expect(await selectRequests()).toMatchObject([{ cancelled_at: null }]);
  });
});

describe('erasing', () => {
  test('deletes everything, and says that the provider is told', async () => {
    await recordRequest();
    await deliverDueAt(NOW);
    expect(await (await erase()).json()).toEqual({ success: true, isProviderTold: true });
    for (const table of ['itinerary_request', 'plan', 'request_action', 'requested_location'])
      expect(await env.DB.prepare(`select count(*) from ${table}`).first('count(*)')).toBe(0);
    expect(await selectEmails()).toMatchObject([{ kind: 'deletion' }]);
    expect(await readFailure(await callPlan())).toMatchObject({ status: 404, code: 'plan_not_found' });
  });

  test('a second time says the same, because the first response may have been lost', async () => {
    await recordRequest();
    await deliverDueAt(NOW);
    await erase();
    expect(await (await erase()).json()).toEqual({ success: true, isProviderTold: true });
    expect(await selectEmails()).toHaveLength(1);
  });

  test('of a request that the provider has not received tells nobody', async () => {
    await recordRequest();
    expect(await (await erase()).json()).toEqual({ success: true, isProviderTold: false });
    expect(await selectEmails()).toEqual([]);
  });

  test('is for the visitor only', async () => {
    await recordRequest();
    expect(await readFailure(await callDesk('/erase', { method: 'POST' }))).toMatchObject({ code: 'visitor_only' });
    expect((await callPlan('/erase', { method: 'POST', key: await visitorKey('ALM-9999999999') })).status).toBe(404);
    expect(await selectRequests()).toHaveLength(1);
  });
});
