import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectActions, selectEmails, selectRequests } from '../testing/database.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import {
  callDesk,
  callPlan,
  changePlan,
  deliverDueAt,
  REFERENCE,
  readDocument,
  readFailure,
  recordSentPlan,
} from '../testing/plan-api.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const send = (ifMatch: string, call = callPlan) => call('/send', { method: 'POST', ifMatch });

test('a changed plan goes to the visitor, the provider gets a copy, and the revision never changes any more', async () => {
  const changed = await readDocument(await changePlan(await recordSentPlan(), { locations: [31] }));
  const document = await readDocument(await send(changed.etag), 202);
  expect(document.etag).toBe(changed.etag);
  expect(document.sent).toEqual(document.current);
  const subjects: string[] = [];
  await deliverDueAt(new Date(), async (email, beforeContent) => {
    await beforeContent();
    subjects.push(`${email.to} ${email.messageId}`);
  });
  expect(subjects).toEqual([
    `visitor@example.com <${REFERENCE}.plan.0@almaty.example>`,
    `provider@example.com <${REFERENCE}.plan_copy.2@almaty.example>`,
  ]);
  expect((await readDocument(await changePlan(document, { locations: [13] }))).etag).toBe('"3.1"');
});

test('a plan that was sent is sent again when it is asked for, under a Message-ID of its own', async () => {
  const { etag } = await recordSentPlan();
  const ids = new Set<string>();
  for (let count = 0; count < 2; count += 1) {
    await readDocument(await send(etag), 202);
    await deliverDueAt(new Date(), async (email, beforeContent) => {
      await beforeContent();
      ids.add(email.messageId);
    });
  }
  expect([...ids]).toEqual([`<${REFERENCE}.plan.0@almaty.example>`, `<${REFERENCE}.plan.1@almaty.example>`]);
});

test('two presses at once send one email', async () => {
  const { etag } = await recordSentPlan();
  await Promise.all([send(etag), send(etag)]);
  expect((await selectEmails()).filter(({ kind }) => kind === 'plan')).toHaveLength(1);
});

test('a plan is sent ten times a day', async () => {
  const { etag } = await recordSentPlan();
  const statuses = [];
  for (let count = 0; count < 10; count += 1) statuses.push((await send(etag)).status);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 202));
  const response = await send(etag);
  expect(response.headers.get('retry-after')).toBe('86400');
  expect(await readFailure(response)).toMatchObject({ status: 429, code: 'too_many_sends' });
  await env.DB.prepare("update request_action set at = '2026-11-20T00:00:00.000Z'").run();
  expect((await send(etag)).status).toBe(202);
});

test('needs If-Match, and is refused with the stored plan when that was changed meanwhile', async () => {
  const document = await recordSentPlan();
  await changePlan(document, { locations: [31] });
  expect(await readFailure(await callPlan('/send', { method: 'POST' }))).toMatchObject({ status: 428 });
  expect(await readFailure(await send(document.etag))).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
    document: { etag: '"2.1"' },
  });
});

test('the provider releases the draft that waits for it, once', async () => {
  await recordRequest({}, 'reviewed');
  await deliverDueAt(NOW);
  const { etag, provider } = await readDocument(await callDesk());
  expect(provider).toMatchObject({
    delivery: 'scheduled',
    scheduledAt: new Date(NOW.getTime() + 72_000_000).toISOString(),
  });
  expect((await readDocument(await send(etag, callDesk), 202)).provider).toMatchObject({ delivery: 'sent' });
  await deliverDueAt(new Date());
  expect((await selectEmails()).filter(({ kind }) => kind === 'plan')).toMatchObject([{ state: 'sent' }]);
  expect(await selectRequests()).toMatchObject([{ answered_at: expect.any(String) }]);
  expect((await selectActions()).filter(({ action }) => action === 'plan_sent')).toEqual([
    { actor: 'provider', action: 'plan_sent', revision: 1 },
  ]);
});
