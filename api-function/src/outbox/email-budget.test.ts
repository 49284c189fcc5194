import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { acceptingMailer, createServices, NOW, recordRequest, secondsLater } from '../testing/outbox.ts';
import { deliverEmail } from './deliver-email.ts';
import { takeFromBudget } from './email-budget.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const take = (kind: 'visitor' | 'verification', now = NOW) => takeFromBudget(env.DB, kind, 4, now);

test('an hour has its number of emails, at most half of them verifications, and the next one again', async () => {
  expect([await take('verification'), await take('verification'), await take('verification')]).toEqual([
    null,
    null,
    'hourly_budget',
  ]);
  expect([await take('visitor'), await take('visitor'), await take('visitor')]).toEqual([null, null, 'hourly_budget']);
  expect(await take('visitor', secondsLater(3600))).toBeNull();
});

test('verifications have their half of an hour also after plans have used the other one', async () => {
  expect([await take('visitor'), await take('visitor')]).toEqual([null, null]);
  expect([await take('verification'), await take('verification')]).toEqual([null, null]);
  expect([await take('verification'), await take('visitor')]).toEqual(['hourly_budget', 'hourly_budget']);
});

test('of emails that are sent together no more go out than the hour has', async () => {
  const taken = await Promise.all(Array.from({ length: 9 }, () => takeFromBudget(env.DB, 'visitor', 4, NOW)));
  expect(taken.filter((postponement) => postponement === null)).toHaveLength(4);
});

test('an email beyond the budget waits for the next hour, keeps its attempts, and is sent then', async () => {
  const [visitor, provider] = await recordRequest();
  const services = (seconds: number) => ({
    ...createServices(acceptingMailer, secondsLater(seconds)),
    emailsPerHour: 1,
  });
  expect(await deliverEmail(visitor, services(600))).toEqual({ state: 'sent' });
  expect(await deliverEmail(provider, services(600))).toEqual({ state: 'retry', seconds: 3000 });
  expect((await selectEmails())[1]).toMatchObject({
    ...{ state: 'due', attempts: 0, last_error: 'hourly_budget' },
    next_attempt_at: secondsLater(3600).toISOString(),
    retry_until: secondsLater(21 * 3600).toISOString(),
  });
  expect(await deliverEmail(provider, services(3600))).toEqual({ state: 'sent' });
});

test('an operator stops all emails while requests are recorded, and starts them again', async () => {
  await fetchAsOperator('/api/operations/emails/stop', {});
  const [visitor, provider] = await recordRequest();
  const mailer = vi.fn(acceptingMailer);
  for (const id of [visitor, provider])
    expect(await deliverEmail(id, createServices(mailer))).toMatchObject({ state: 'retry' });
  expect(mailer).not.toHaveBeenCalled();
  expect(await (await fetchAsOperator('/api/health')).json()).toMatchObject({
    ok: false,
    limits: { emails_stopped_at: expect.any(String) },
  });
  const started = await fetchAsOperator('/api/operations/emails/start', {});
  expect(await started.json()).toEqual({ started: true, waited: 2 });
  await vi.waitFor(async () => {
    for (const { state } of await selectEmails()) expect(state).toBe('sent');
  }, 10_000);
});
