import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Mailer, MailerError } from '../email/mailer.ts';
import { suppressAddress } from '../email/suppression-list.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import {
  acceptingMailer,
  createFailingMailer,
  createServices,
  NOW,
  recordRequest,
  secondsLater,
} from '../testing/outbox.ts';
import { SITE } from '../testing/submission.ts';
import { deliverEmail } from './deliver-email.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const serviceFailed = new MailerError('email_service_failed', false);

/** Delivers an email at a moment, through a mailer that accepts it or fails with an error. */
const deliver = (id: number, seconds = 0, error?: MailerError) =>
  deliverEmail(id, createServices(error ? createFailingMailer(error) : acceptingMailer, secondsLater(seconds)));

describe('an email that cannot be sent', () => {
  test('is retried after a longer delay each time', async () => {
    const [id] = await recordRequest();
    expect(await deliver(id, 0, serviceFailed)).toEqual({ state: 'retry', seconds: 30 });
    expect(await deliver(id, 29, serviceFailed)).toEqual({ state: 'skipped' });
    expect(await deliver(id, 30, serviceFailed)).toEqual({ state: 'retry', seconds: 120 });
    expect(await selectEmails()).toMatchObject([{ state: 'due', last_error: 'email_service_failed' }, {}]);
    expect(await deliver(id, 150)).toEqual({ state: 'sent' });
    expect(await selectEmails()).toMatchObject([{ state: 'sent', attempts: 3, last_error: null }, { state: 'due' }]);
  });

  test('is dead at once when its address is refused; health counts it, and the address gets no other', async () => {
    const [id] = await recordRequest();
    expect(await deliver(id, 0, new MailerError('recipient_refused', true))).toEqual({ state: 'dead' });
    const health = await exports.default.fetch(`${SITE}/api/health`);
    expect(await health.json()).toMatchObject({ emails: { dead: 1 } });
    await env.DB.prepare("update outbox set state = 'due', next_attempt_at = ? where id = ?")
      .bind(NOW.toISOString(), id)
      .run();
    const mailer = vi.fn();
    expect(await deliverEmail(id, createServices(mailer))).toEqual({ state: 'dead' });
    expect(mailer).not.toHaveBeenCalled();
  });

  test('is dead after eight attempts', async () => {
    const [id] = await recordRequest();
    let seconds = 0;
    for (let attempt = 1; attempt < 8; attempt += 1) {
      const result = await deliver(id, seconds, serviceFailed);
      if (result.state !== 'retry') throw new Error(`Attempt ${attempt} ended as ${result.state}`);
      seconds += result.seconds;
    }
    expect(seconds).toBeLessThan(12 * 3600);
    expect(await deliver(id, seconds, serviceFailed)).toEqual({ state: 'dead' });
  });

  test('waits while there is no catalogue, and is sent when there is one', async () => {
    const [id] = await recordRequest();
    await env.CATALOGUE.delete('channels.json');
    const mailer = vi.fn(acceptingMailer);
    expect(await deliverEmail(id, createServices(mailer))).toMatchObject({ state: 'retry' });
    expect(mailer).not.toHaveBeenCalled();
    await publishCatalogue();
    expect(await deliverEmail(id, createServices(mailer, secondsLater(30)))).toEqual({ state: 'sent' });
  });
});

test('an email is sent once when ten senders try together', async () => {
  const [id] = await recordRequest();
  const mailer = vi.fn(acceptingMailer);
  const results = await Promise.all(Array.from({ length: 10 }, () => deliverEmail(id, createServices(mailer))));
  expect(results.filter(({ state }) => state === 'sent')).toHaveLength(1);
  expect(mailer).toHaveBeenCalledOnce();
});

test('an email whose sender crashed is sent by another after its lease has expired', async () => {
  const [id] = await recordRequest();
  const hangingMailer: Mailer = () => new Promise(() => {});
  void deliverEmail(id, createServices(hangingMailer));
  await vi.waitFor(async () => expect((await selectEmails())[0]).toMatchObject({ state: 'leased' }));
  expect(await deliver(id, 119)).toEqual({ state: 'skipped' });
  expect(await deliver(id, 121)).toEqual({ state: 'sent' });
});

test('a sender whose lease has expired does not overwrite what the next one recorded', async () => {
  const [id] = await recordRequest();
  const slowMailer: Mailer = async () => {
    await deliver(id, 121);
    throw serviceFailed;
  };
  await deliverEmail(id, createServices(slowMailer));
  expect(await selectEmails()).toMatchObject([{ id, state: 'sent' }, { state: 'due' }]);
});

test('a suppressed address gets no email, and the provider still does', async () => {
  await suppressAddress(env.DB, 'Visitor@Example.com', NOW);
  const [visitor, provider] = await recordRequest();
  expect(await deliver(visitor)).toEqual({ state: 'dead' });
  expect(await deliver(provider)).toEqual({ state: 'sent' });
});
