import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MailerError } from '../email/mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { deliverAt, getVisitorSubjects } from '../testing/clock.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { createFailingMailer, createServices, NOW, recordRequest, secondsLater } from '../testing/outbox.ts';
import { callDesk, REFERENCE, readDocument, readFailure } from '../testing/plan-api.ts';

const HOUR_S = 3600;
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
const readHealth = async () => (await fetchAsOperator('/api/health')).json<{ ok: boolean; promise: object }>();

test('a held plan that would go out at once lets the visitor have the confirmation, and the plan goes by itself at hour 20', async () => {
  await recordRequest();
  const { provider } = await readDocument(await post('/hold'));
  expect(provider).toMatchObject({ delivery: 'held', scheduledAt: HOUR_20.toISOString() });
  expect(getVisitorSubjects(await deliverAt(secondsLater(60)))).toEqual([CONFIRMATION]);
  expect(await deliverAt(secondsLater(20 * HOUR_S - 1))).toEqual([]);
  expect(await readHealth()).toMatchObject({ ok: true });
  expect(getVisitorSubjects(await deliverAt(HOUR_20))).toEqual([PLAN]);
  vi.setSystemTime(secondsLater(30 * HOUR_S));
  expect(await readHealth()).toMatchObject({ ok: true, promise: { unanswered: 0, late: 0 } });
  expect((await readDocument(await callDesk())).provider?.actions.map(({ actor, action }) => [actor, action])).toEqual([
    ['system', 'plan_sent'],
    ['system', 'plan_made'],
    ['provider', 'plan_held'],
  ]);
});

test('a held plan that waits for a review keeps its moment, and shows as held', async () => {
  await recordRequest({}, 'reviewed');
  await deliverAt(NOW);
  expect((await readDocument(await callDesk())).provider?.delivery).toBe('scheduled');
  expect((await readDocument(await post('/hold'))).provider).toMatchObject({
    delivery: 'held',
    scheduledAt: HOUR_20.toISOString(),
  });
  expect(getVisitorSubjects(await deliverAt(HOUR_20))).toEqual([PLAN]);
});

test('holding ends when the provider sends the plan', async () => {
  await recordRequest({}, 'reviewed');
  await deliverAt(NOW);
  const { etag } = await readDocument(await post('/hold'));
  const sent = await callDesk('/send', { method: 'POST', ifMatch: etag });
  expect((await readDocument(sent, 202)).provider?.delivery).toBe('sent');
  expect(getVisitorSubjects(await deliverAt(secondsLater(60)))).toEqual([PLAN]);
  expect(await deliverAt(HOUR_20)).toEqual([]);
});

test('a held plan that could not be made yet waits too', async () => {
  await recordRequest();
  await env.R2_CATALOGUE.delete('channels.json');
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
])('holding a plan is too late when it %s', async (_, prepare) => {
  await recordRequest();
  await prepare();
  const before = await selectEmails();
  expect(await readFailure(await post('/hold'))).toMatchObject({ status: 409, code: 'too_late' });
  expect(await selectEmails()).toEqual(before);
});

test('a held plan that cannot be sent at hour 20 turns health red, with its reference', async () => {
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
