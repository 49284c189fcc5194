import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Mailer, MailerError } from '../email/mailer.ts';
import { RFC_LIMITS } from '../email/smtp-limits.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import {
  acceptingMailer,
  createFailingMailer,
  createServices,
  recordRequest,
  secondsLater,
  suppress,
  suppressionList,
} from '../testing/outbox.ts';
import { deliverEmail } from './deliver-email.ts';
import { LEASE_MS } from './lease.ts';
import { sweepOutbox } from './sweep-outbox.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const LEASE_S = LEASE_MS / 1000;
const HOUR_S = 3600;
const serviceFailed = new MailerError('email_service_failed', 'not_accepted');

/** Delivers an email at a moment, through a mailer that accepts it or fails with an error. */
const deliver = (id: number, seconds = 0, error?: MailerError) =>
  deliverEmail(id, createServices(error ? createFailingMailer(error) : acceptingMailer, secondsLater(seconds)));

/** Delivers an email at its due moments through a failing mailer until it is dead; returns the seconds of all attempts. */
async function deliverUntilDead(id: number): Promise<number[]> {
  const moments = [0];
  for (;;) {
    const now = moments.at(-1) ?? 0;
    const result = await deliver(id, now, serviceFailed);
    if (result.state !== 'retry') return moments;
    moments.push(now + result.seconds);
  }
}

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

  test('is attempted for exactly 20 hours, at least every hour, and is then dead', async () => {
    const [id] = await recordRequest();
    const moments = await deliverUntilDead(id);
    expect(moments.at(-1)).toBe(20 * HOUR_S);
    expect(Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0)))).toBe(HOUR_S);
    expect((await selectEmails())[0]).toMatchObject({ state: 'dead', last_error: 'email_service_failed' });
  });

  test('is refused at once when the visitor’s mailbox is, and the address gets no other for 90 days', async () => {
    const [id] = await recordRequest();
    expect(await deliver(id, 0, new MailerError('smtp_rcpt_550_5.1.1', 'mailbox_refused'))).toEqual({
      state: 'refused',
    });
    expect((await selectEmails())[0]).toMatchObject({ state: 'refused', last_error: 'smtp_rcpt_550_5.1.1' });
    expect(await suppressionList.has('visitor@example.com', secondsLater(90 * 24 * HOUR_S - 1))).toBe(true);
    expect(await suppressionList.has('visitor@example.com', secondsLater(90 * 24 * HOUR_S))).toBe(false);
  });

  test('is refused at once when its address cannot exist, and the address is not suppressed', async () => {
    const [id] = await recordRequest();
    expect(await deliver(id, 0, new MailerError('smtp_rcpt_550_5.1.2', 'address_refused'))).toEqual({
      state: 'refused',
    });
    expect(await suppressionList.list()).toEqual([]);
  });

  test('is retried for 20 hours while the visitor’s mailbox is full, and is then refused, not dead', async () => {
    const [id] = await recordRequest();
    const full = new MailerError('smtp_rcpt_552_5.2.2', 'mailbox_busy');
    expect(await deliver(id, 0, full)).toEqual({ state: 'retry', seconds: 30 });
    expect(await deliver(id, 20 * HOUR_S, full)).toEqual({ state: 'refused' });
    expect(await suppressionList.list()).toEqual([]);
  });

  test('is retried when the provider’s mailbox is refused: its address is our configuration', async () => {
    const [, provider] = await recordRequest();
    const refused = new MailerError('smtp_rcpt_550_5.1.1', 'mailbox_refused');
    expect(await deliver(provider, 0, refused)).toEqual({ state: 'retry', seconds: 30 });
    expect(await suppressionList.list()).toEqual([]);
  });

  test('is dead when nobody knows whether it was accepted, and is not sent again', async () => {
    const [id] = await recordRequest();
    const content = vi.fn<Mailer>(async (_email, beforeContent) => {
      await beforeContent();
      throw new MailerError('outcome_unknown', 'unknown');
    });
    expect(await deliverEmail(id, createServices(content))).toEqual({ state: 'dead' });
    expect((await selectEmails())[0]).toMatchObject({ state: 'dead', last_error: 'outcome_unknown' });
    expect(await deliverEmail(id, createServices(content, secondsLater(24 * HOUR_S)))).toEqual({ state: 'skipped' });
    expect(content).toHaveBeenCalledOnce();
  });
});

describe('a request that was stored while the catalogue could not be read', () => {
  const recordWithoutCatalogue = async () => {
    await env.R2_CATALOGUE.delete('channels.json');
    return recordRequest();
  };

  test('is emailed to the provider with its names once the catalogue can be read', async () => {
    const [, provider] = await recordWithoutCatalogue();
    expect(await deliver(provider)).toEqual({ state: 'retry', seconds: 30 });
    await publishCatalogue();
    const mailer = vi.fn(acceptingMailer);
    expect(await deliverEmail(provider, createServices(mailer, secondsLater(30)))).toEqual({ state: 'sent' });
    expect(mailer.mock.calls[0]?.[0].text).toContain('Charyn Canyon (Nature)');
    const names = await env.DB.prepare('select name, category from requested_location order by position').all();
    expect(names.results).toEqual([
      { name: 'Charyn Canyon', category: 'Nature' },
      { name: 'Big Almaty Peak', category: 'Mountain Routes' },
    ]);
  });

  test('is emailed to the provider without names after an hour', async () => {
    const [, provider] = await recordWithoutCatalogue();
    expect(await deliver(provider, HOUR_S - 1)).toEqual({ state: 'retry', seconds: 1 });
    const mailer = vi.fn(acceptingMailer);
    expect(await deliverEmail(provider, createServices(mailer, secondsLater(HOUR_S)))).toEqual({ state: 'sent' });
    expect(mailer.mock.calls[0]?.[0].text).toContain('Location no. 13');
  });

  test('is confirmed to the visitor at once, without names', async () => {
    const [visitor] = await recordWithoutCatalogue();
    const mailer = vi.fn(acceptingMailer);
    expect(await deliverEmail(visitor, createServices(mailer))).toEqual({ state: 'sent' });
    expect(mailer.mock.calls[0]?.[0].subject).toBe('We have received your Almaty request ALM-0123456789');
    expect(mailer.mock.calls[0]?.[0].text).not.toContain('no. 13');
  });
});

test('the names of a stored request stay those of its day, also when the catalogue cannot be read any more', async () => {
  const [id] = await recordRequest();
  await env.R2_CATALOGUE.delete('channels.json');
  const mailer = vi.fn(acceptingMailer);
  expect(await deliverEmail(id, createServices(mailer))).toEqual({ state: 'sent' });
  expect(mailer.mock.calls[0]?.[0].text).toContain('Charyn Canyon (Nature)');
});

test('every attempt has the same Message-ID, and each email its own', async () => {
  const ids = await recordRequest();
  const messageIds: string[] = [];
  for (const id of ids)
    for (const seconds of [0, 30]) {
      const failing: Mailer = async (email) => {
        messageIds.push(email.messageId);
        throw serviceFailed;
      };
      await deliverEmail(id, createServices(failing, secondsLater(seconds)));
    }
  expect(messageIds).toEqual([
    '<ALM-0123456789.visitor.0@almaty.example>',
    '<ALM-0123456789.visitor.0@almaty.example>',
    '<ALM-0123456789.provider.0@almaty.example>',
    '<ALM-0123456789.provider.0@almaty.example>',
  ]);
});

test('an email is sent once when ten senders try together', async () => {
  const [id] = await recordRequest();
  const mailer = vi.fn(acceptingMailer);
  const results = await Promise.all(Array.from({ length: 10 }, () => deliverEmail(id, createServices(mailer))));
  expect(results.filter(({ state }) => state === 'sent')).toHaveLength(1);
  expect(mailer).toHaveBeenCalledOnce();
});

describe('a lease', () => {
  test('is longer than the longest sending', () => {
    expect(LEASE_MS).toBeGreaterThan(RFC_LIMITS.beforeContent + RFC_LIMITS.content);
  });

  test('of a sender that crashed before the content expires, and another sends the email', async () => {
    const [id] = await recordRequest();
    void deliverEmail(
      id,
      createServices(() => new Promise(() => {})),
    );
    await vi.waitFor(async () => expect((await selectEmails())[0]).toMatchObject({ state: 'leased' }));
    expect(await deliver(id, LEASE_S - 1)).toEqual({ state: 'skipped' });
    expect(await deliver(id, LEASE_S)).toEqual({ state: 'sent' });
  });

  test('of a sender that crashed during the content expires, and the email is dead: it may have arrived', async () => {
    const [id] = await recordRequest();
    const hanging: Mailer = async (_email, beforeContent) => {
      await beforeContent();
      return new Promise(() => {});
    };
    void deliverEmail(id, createServices(hanging));
    await vi.waitFor(async () => expect((await selectEmails())[0]).toMatchObject({ state: 'sending' }));
    await sweepOutbox(env, secondsLater(LEASE_S - 1));
    expect((await selectEmails())[0]).toMatchObject({ state: 'sending' });
    await sweepOutbox(env, secondsLater(LEASE_S));
    expect((await selectEmails())[0]).toMatchObject({ state: 'dead', last_error: 'outcome_unknown' });
    expect(await deliver(id, LEASE_S)).toEqual({ state: 'skipped' });
  });

  test('that has expired keeps a slow sender from handing over the content', async () => {
    const [id] = await recordRequest();
    const content = vi.fn();
    const slow: Mailer = async (_email, beforeContent) => {
      await deliver(id, LEASE_S);
      await beforeContent();
      content();
    };
    expect(await deliverEmail(id, createServices(slow))).toEqual({ state: 'skipped' });
    expect(content).not.toHaveBeenCalled();
    expect(await selectEmails()).toMatchObject([{ id, state: 'sent' }, { state: 'due' }]);
  });

  test('that has expired lets its holder record nothing', async () => {
    const [id] = await recordRequest();
    const slow: Mailer = async () => {
      await deliver(id, LEASE_S);
      throw serviceFailed;
    };
    await deliverEmail(id, createServices(slow));
    expect(await selectEmails()).toMatchObject([{ id, state: 'sent' }, { state: 'due' }]);
  });
});

test('a database that fails for a moment after the sending does not lose the outcome', async () => {
  const [id] = await recordRequest();
  let failures = 0;
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name).bind(target);
      return (query: string) => {
        if (query.includes('set state = ?') && failures < 2) {
          failures += 1;
          throw new Error('D1_ERROR: storage failed');
        }
        return target.prepare(query);
      };
    },
  });
  expect(await deliverEmail(id, { ...createServices(acceptingMailer), db })).toEqual({ state: 'sent' });
  expect(failures).toBe(2);
  expect((await selectEmails())[0]).toMatchObject({ state: 'sent' });
});

test('an address that was suppressed after its request gets no email, and the provider still does', async () => {
  const [visitor, provider] = await recordRequest();
  await suppress('Visitor@Example.com', 'owner');
  const mailer = vi.fn(acceptingMailer);
  expect(await deliverEmail(visitor, createServices(mailer))).toEqual({ state: 'refused' });
  expect(await deliverEmail(provider, createServices(mailer))).toEqual({ state: 'sent' });
  expect(mailer).toHaveBeenCalledOnce();
});
