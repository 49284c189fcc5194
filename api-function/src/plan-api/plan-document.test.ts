import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import { callDesk, callPlan, changePlan, REFERENCE, readDocument, recordSentPlan } from '../testing/plan-api.ts';
import { validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a plan that is not made yet is waiting', async () => {
  await recordRequest();
  expect(await readDocument(await callPlan())).toEqual({
    reference: REFERENCE,
    role: 'visitor',
    state: 'waiting',
    etag: '"0.0"',
    start_date: validRequest.start_date,
    end_date: validRequest.end_date,
    deadline: new Date(NOW.getTime() + 24 * 3600 * 1000).toISOString(),
    current: null,
    sent: null,
    note: '',
    shareKey: null,
    calendarPath: null,
  });
});

test('a plan that was sent has its request, and is what the email contains', async () => {
  const document = await recordSentPlan();
  expect(document).toMatchObject({ state: 'ready', etag: '"1.1"' });
  expect(document.current?.request).toMatchObject({ reference: REFERENCE, locations: [13, 31], activities: [3] });
  expect(document.current?.plan).toMatchObject({ revision: 1, data: 'v1' });
  expect(document.sent).toEqual(document.current);
  expect(document).not.toHaveProperty('provider');
});

test('a plan that was stored without its request has one that gives the same plan', async () => {
  const document = await recordSentPlan();
  await env.DB.prepare('update plan set request = null').run();
  expect(await readDocument(await callPlan())).toEqual(document);
});

test('the provider sees how the plan reaches the visitor, and what was done', async () => {
  await recordSentPlan();
  expect((await readDocument(await callDesk())).provider).toEqual({
    delivery: 'sent',
    scheduledAt: null,
    actions: [
      { at: NOW.toISOString(), actor: 'system', action: 'plan_sent', revision: 1 },
      { at: NOW.toISOString(), actor: 'system', action: 'plan_made', revision: 1 },
    ],
  });
});

test('a reader gets the plan as it is, and nothing that is between the visitor and the provider', async () => {
  const document = await recordSentPlan();
  const lock = { kind: 'location', id: 13, date: validRequest.start_date };
  const changed = await readDocument(await changePlan(document, { locks: [lock] }));
  await callDesk('/note', { method: 'PUT', body: { note: 'Your invoice is attached to the email.' } });
  const { shareKey } = await readDocument(await callPlan('/share', { method: 'PUT' }));
  const response = await callPlan('', { key: String(shareKey) });
  const text = await response.clone().text();
  expect(await readDocument(response)).toEqual({
    reference: REFERENCE,
    role: 'reader',
    state: 'ready',
    etag: changed.etag,
    start_date: validRequest.start_date,
    end_date: validRequest.end_date,
    deadline: document.deadline,
    current: {
      plan: changed.current?.plan,
      request: { ...changed.current?.request, locks: [], order: [], previous: [] },
    },
    sent: null,
    note: '',
    shareKey: null,
    calendarPath: null,
  });
  expect(changed.current?.request.locks).toEqual([lock]);
  expect(text).not.toMatch(/invoice|@|delete|provider/);
});
