import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Email, MailerError } from '../email/mailer.ts';
import { createDeletionLink } from '../links/request-links.ts';
import type { GetPlan } from '../plans/plan-service.ts';
import { publishCatalogue, publishFiles } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { createFailingMailer, createServices, NOW, recordRequest, secondsLater } from '../testing/outbox.ts';
import { callPlan, changePlan, readDocument } from '../testing/plan-api.ts';
import { SITE } from '../testing/submission.ts';
import { deliverEmail } from './deliver-email.ts';
import { findDueEmails } from './outbox.ts';

const REFERENCE = 'ALM-0123456789';
const HOUR_S = 3600;
const target = { site_origin: SITE, reference: REFERENCE };

let emails: Email[] = [];
beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  emails = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const deliver = (id: number, seconds = 0) =>
  deliverEmail(
    id,
    createServices(async (email, beforeContent) => {
      await beforeContent();
      emails.push(email);
    }, secondsLater(seconds)),
  );

/** Delivers every email that is due at a moment. */
async function deliverDue(seconds: number): Promise<void> {
  for (const id of await findDueEmails(env.DB, secondsLater(seconds), 10)) await deliver(id, seconds);
}

const getSubjects = () => emails.map(({ to, subject }) => `${to}: ${subject.replace(/, .*/, '')}`);
const PLAN = 'visitor@example.com: Your Almaty plan';
const CONFIRMATION = `visitor@example.com: We have received your Almaty request ${REFERENCE}`;
const REQUEST = `provider@example.com: Itinerary request ${REFERENCE}`;
const selectPlans = async () => (await env.DB.prepare('select * from plan').all()).results;

describe('in the mode automatic', () => {
  test('the visitor gets one email, the plan with its files, and the provider a copy; the request is answered', async () => {
    await recordRequest();
    await deliverDue(0);
    expect(getSubjects()).toEqual([PLAN, REQUEST]);
    const [plan, copy] = emails;
    expect(plan?.text).toContain('Charyn Canyon');
    expect(plan?.text).toContain(`${SITE}/api/requests/${REFERENCE}/delete?token=`);
    expect(plan?.attachments.map(({ type }) => type)).toEqual([
      'text/calendar; charset=utf-8; method=PUBLISH',
      'application/gpx+xml',
    ]);
    expect(copy?.attachments).toEqual(plan?.attachments);
    expect(copy?.text).toContain('This plan goes to them by email.');
    expect(await selectRequests()).toMatchObject([{ answered_at: NOW.toISOString() }]);
    expect(await selectPlans()).toMatchObject([{ reference: REFERENCE, revision: 1, data_version: 'v1' }]);
  });

  test('a catalogue that cannot be read: the confirmation goes at once, and one plan as soon as it can be made', async () => {
    await recordRequest();
    await env.R2_CATALOGUE.delete('channels.json');
    await deliverDue(0);
    expect(getSubjects()).toEqual([CONFIRMATION, REQUEST]);
    expect(await selectRequests()).toMatchObject([{ answered_at: null }]);
    await deliverDue(0);
    expect((await selectEmails()).at(-1)).toMatchObject({ kind: 'plan', state: 'due', last_error: 'plan_impossible' });
    await publishCatalogue();
    await deliverDue(30);
    await deliverDue(HOUR_S);
    expect(getSubjects()).toEqual([CONFIRMATION, REQUEST, PLAN]);
    expect(emails.at(-1)?.messageId).toBe(`<${REFERENCE}.plan.0@almaty.example>`);
    expect(await selectRequests()).toMatchObject([{ answered_at: secondsLater(30).toISOString() }]);
  });

  test('the provider reads that a plan which could not be made at first goes out, and not at which moment', async () => {
    const [visitor, provider] = await recordRequest();
    await env.R2_CATALOGUE.delete('channels.json');
    await deliver(visitor);
    await publishCatalogue();
    await deliver(provider, 30);
    expect(emails.at(-1)?.text).toContain('This plan goes to them by email.');
    expect(emails.at(-1)?.text).not.toContain('by itself on');
  });

  test('planning data that are damaged are no reason to keep the visitor waiting', async () => {
    await recordRequest();
    await publishFiles('damaged', { 'planning.json': '{"version":1}' });
    await deliverDue(0);
    expect(getSubjects()).toContain(CONFIRMATION);
  });

  test('a database that fails while the plan is stored does not count as a plan that cannot be made', async () => {
    const [visitor] = await recordRequest();
    await env.DB.exec('alter table plan rename to missing');
    const result = await deliver(visitor).finally(() => env.DB.exec('alter table missing rename to plan'));
    expect(result).toMatchObject({ state: 'retry' });
    await deliver(visitor, 30);
    expect(getSubjects()).toEqual([PLAN]);
    expect(await selectEmails()).toHaveLength(2);
  });

  test('the plan is made once, also when another release is published before it is sent again', async () => {
    const [visitor, provider] = await recordRequest();
    await Promise.all([deliver(visitor), deliver(provider)]);
    const [stored] = await selectPlans();
    await env.R2_CATALOGUE.put('channels.json', '{"stable":"v3"}');
    await env.DB.prepare("update outbox set state = 'due'").run();
    await deliver(visitor, HOUR_S);
    expect(emails.at(-1)).toEqual(emails.find(({ to }) => to === 'visitor@example.com'));
    expect(await selectPlans()).toEqual([stored]);
  });

  test('a plan that is saved while its email is composed goes out as it was saved', async () => {
    const [visitor] = await recordRequest();
    const services = createServices(async (email, beforeContent) => {
      await beforeContent();
      emails.push(email);
    });
    let isSaved = false;
    const getPlan: GetPlan = async (request, now, revision) => {
      const plan = await services.getPlan(request, now, revision);
      if (!isSaved) {
        isSaved = true;
        await changePlan(await readDocument(await callPlan()), { locations: [31], activities: [] });
      }
      return plan;
    };
    await deliverEmail(visitor, { ...services, getPlan });
    expect(emails[0]?.attachments[0]?.content).toContain('Big Almaty Peak');
    expect(emails[0]?.attachments[0]?.content).not.toContain('Charyn Canyon');
    const { current, sent } = await readDocument(await callPlan());
    expect([current?.request.locations, sent]).toEqual([[31], current]);
  });

  test('every attempt at an email carries the same revision, also when the plan was changed in between', async () => {
    const [visitor] = await recordRequest();
    const failing = createFailingMailer(new MailerError('smtp_451', 'not_accepted'));
    await deliverEmail(visitor, createServices(failing));
    await changePlan(await readDocument(await callPlan()), { locations: [31] });
    await deliver(visitor, 30);
    expect(emails[0]?.attachments[0]?.content).toContain('Charyn Canyon');
    const { current, sent } = await readDocument(await callPlan());
    expect([current?.plan.revision, sent?.plan.revision]).toEqual([2, 1]);
  });

  test('deleting a request deletes its plan', async () => {
    await recordRequest();
    await deliverDue(0);
    const link = await createDeletionLink(env.LINK_SECRET, target);
    await exports.default.fetch(link, { method: 'POST', body: new URLSearchParams() });
    expect(await selectPlans()).toEqual([]);
  });
});

describe('in the mode reviewed', () => {
  test('the visitor gets the confirmation, the provider the draft, and the plan goes by itself at hour 20', async () => {
    await recordRequest({}, 'reviewed');
    await deliverDue(0);
    expect(getSubjects()).toEqual([CONFIRMATION, REQUEST]);
    expect(emails[1]?.attachments).toHaveLength(2);
    await deliverDue(20 * HOUR_S - 1);
    expect(emails).toHaveLength(2);
    await deliverDue(20 * HOUR_S);
    expect(getSubjects()).toEqual([CONFIRMATION, REQUEST, PLAN]);
    expect(await selectRequests()).toMatchObject([{ answered_at: secondsLater(20 * HOUR_S).toISOString() }]);
  });
});
