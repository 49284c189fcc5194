import {
  applyD1Migrations,
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { Activity, type ItineraryRequest, itineraryRequest, Location, todayInAlmaty } from '@almaty/store/schema';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCatalogue } from '../src/catalogue/catalogue.ts';
import worker from '../src/index.ts';
import { composer } from '../src/mail/compose.ts';
import { type Mail, type Mailer, MailFailure } from '../src/mail/mailer.ts';
import { suppress } from '../src/mail/suppression.ts';
import { type Delivery, deliver } from '../src/outbox/deliver.ts';
import { dueLetters } from '../src/outbox/outbox.ts';
import { storeRequest } from '../src/submit/store-request.ts';
import { camping, charyn, emptyDatabase, letters, peak, publishCatalogue, request, SITE, send } from './site.ts';

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));
beforeEach(async () => {
  await emptyDatabase();
  await publishCatalogue();
});

const itinerary = itineraryRequest(todayInAlmaty()).parse(request);
const NOW = new Date('2026-11-21T06:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** Stores a request without announcing it, so that a test alone sends its letters. */
async function storeQuietly(change: Partial<ItineraryRequest> = {}) {
  const accepted = {
    reference: 'ALM-0123456789',
    key: crypto.randomUUID(),
    hash: 'x',
    site: SITE,
    request: { ...itinerary, ...change },
  };
  await storeRequest(env.DB, accepted, { most: 1000, since: NOW }, NOW);
  return (await letters()).map(({ id }) => Number(id));
}

const delivery = (mailer: Mailer, now = NOW): Delivery => ({
  db: env.DB,
  mailer,
  catalogue: () => readCatalogue(env.CATALOGUE),
  compose: composer('provider@example.com', async ({ site, reference }) => `${site}/delete/${reference}`),
  now: () => now,
});

const failing =
  (failure: MailFailure): Mailer =>
  () =>
    Promise.reject(failure);

test('a stored request is mailed to the visitor and to the provider, through queue and binding', async () => {
  await send();
  await vi.waitFor(async () => expect((await letters()).map(({ state }) => state)).toEqual(['sent', 'sent']), 10_000);
});

describe('the letters', () => {
  const written = async (change: Partial<ItineraryRequest> = {}) => {
    const mails: Mail[] = [];
    for (const id of await storeQuietly(change))
      await deliver(
        id,
        delivery(async (mail) => void mails.push(mail)),
      );
    return mails;
  };

  test('tell the visitor what was asked, what comes until when, and how to take it back', async () => {
    const [visitor] = await written();
    expect(visitor?.to).toBe('visitor@example.com');
    expect(visitor?.subject).toBe('Your Almaty itinerary, request ALM-0123456789');
    for (const part of [visitor?.text, visitor?.html]) {
      expect(part).toContain('Charyn Canyon (Nature)');
      expect(part).toContain('Big Almaty Peak (Mountain Routes)');
      expect(part).toContain('Camping');
      expect(part).toContain('22 November 2026 at 11:00 (Almaty time)');
      expect(part).toContain(`${SITE}/delete/ALM-0123456789`);
    }
  });

  test('tell the provider everything that is needed, and not how to delete it', async () => {
    const [, provider] = await written();
    expect(provider?.to).toBe('provider@example.com');
    expect(provider?.text).toContain('Send it to: visitor@example.com');
    expect(provider?.text).toContain('Charyn Canyon (Nature)');
    expect(provider?.text).not.toContain('/delete/');
  });

  test('hold no text that came with the request: names are those of the catalogue', async () => {
    const forged = '<a href="https://evil.test">Win</a>';
    const mails = await written({
      selected_locations: [
        { ...Location.parse(charyn), name: forged, description: forged },
        { ...Location.parse(peak), id: 999, name: forged },
      ],
      selected_activities: [{ ...Activity.parse(camping), name: forged }],
    });
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) {
      expect(subject + text + html).not.toContain('evil.test');
      expect(text).toContain('Place no. 999, which the guide no longer lists');
    }
  });

  test('keep an address apart from markup', async () => {
    const [, provider] = await written({ user_email: "o'brien+<b>@example.com" });
    expect(provider?.html).toContain('o&#39;brien+&lt;b&gt;@example.com');
    expect(provider?.html).not.toContain('<b>@');
  });
});

describe('when mail fails', () => {
  test('twice, the letter waits longer each time, and then goes', async () => {
    const [id = 0] = await storeQuietly();
    const failure = new MailFailure('mail_service_failed', false);
    expect(await deliver(id, delivery(failing(failure)))).toEqual({ state: 'later', seconds: 30 });
    expect(await deliver(id, delivery(failing(failure), later(29)))).toEqual({ state: 'gone' });
    expect(await deliver(id, delivery(failing(failure), later(30)))).toEqual({ state: 'later', seconds: 120 });
    expect(
      await deliver(
        id,
        delivery(async () => {}, later(150)),
      ),
    ).toEqual({ state: 'sent' });
    expect(await letters()).toMatchObject([{ state: 'sent', attempts: 3, last_failure: null }, { state: 'due' }]);
  });

  test('for good, the letter is dead at once, health counts it, and the address gets no other', async () => {
    const [id = 0] = await storeQuietly();
    expect(await deliver(id, delivery(failing(new MailFailure('recipient_refused', true))))).toEqual({ state: 'dead' });
    const answer = await exports.default.fetch(`${SITE}/api/health`);
    expect(await answer.json()).toMatchObject({ letters: { dead: 1 } });
    await env.DB.prepare("update outbox set state = 'due', due_at = ? where id = ?").bind(NOW.toISOString(), id).run();
    const mailer = vi.fn();
    expect(await deliver(id, delivery(mailer))).toEqual({ state: 'dead' });
    expect(mailer).not.toHaveBeenCalled();
  });

  test('eight times, the letter is dead', async () => {
    const [id = 0] = await storeQuietly();
    const failure = new MailFailure('mail_service_failed', false);
    let seconds = 0;
    for (let attempt = 1; attempt < 8; attempt += 1) {
      const outcome = await deliver(id, delivery(failing(failure), later(seconds)));
      if (outcome.state !== 'later') throw new Error(`Attempt ${attempt} ended as ${outcome.state}`);
      seconds += outcome.seconds;
    }
    expect(seconds).toBeLessThan(12 * 3600);
    expect(await deliver(id, delivery(failing(failure), later(seconds)))).toEqual({ state: 'dead' });
  });

  test('without a catalogue nothing is sent, and the letter goes when there is one', async () => {
    const [id = 0] = await storeQuietly();
    await env.CATALOGUE.delete('channels.json');
    const mailer = vi.fn(async () => {});
    expect(await deliver(id, delivery(mailer))).toMatchObject({ state: 'later' });
    expect(mailer).not.toHaveBeenCalled();
    await publishCatalogue();
    expect(await deliver(id, delivery(mailer, later(30)))).toEqual({ state: 'sent' });
  });
});

test('two senders at once send a letter once', async () => {
  const [id = 0] = await storeQuietly();
  const mailer = vi.fn(async () => {});
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => deliver(id, delivery(mailer))));
  expect(outcomes.filter(({ state }) => state === 'sent')).toHaveLength(1);
  expect(mailer).toHaveBeenCalledOnce();
});

test('a letter whose sender went without a word is taken again when its lease has ended', async () => {
  const [id = 0] = await storeQuietly();
  void deliver(
    id,
    delivery(() => new Promise(() => {})),
  );
  await vi.waitFor(async () => expect((await letters())[0]).toMatchObject({ state: 'leased' }));
  expect(
    await deliver(
      id,
      delivery(async () => {}, later(119)),
    ),
  ).toEqual({ state: 'gone' });
  expect(
    await deliver(
      id,
      delivery(async () => {}, later(121)),
    ),
  ).toEqual({ state: 'sent' });
});

test('a sender whose lease has ended does not undo what the next one did', async () => {
  const [id = 0] = await storeQuietly();
  const slow: Mailer = async () => {
    await deliver(
      id,
      delivery(async () => {}, later(121)),
    );
    throw new MailFailure('mail_service_failed', false);
  };
  await deliver(id, delivery(slow));
  expect(await letters()).toMatchObject([{ id, state: 'sent' }, { state: 'due' }]);
});

test('a trip that ends with the last year there is keeps its request until then', async () => {
  await storeQuietly({ end_date: '9999-12-20' });
  await runCron('17 22 * * *');
  expect(await letters()).toHaveLength(2);
});

test('an address on the list gets no letter, the provider still does', async () => {
  await suppress(env.DB, 'Visitor@Example.com', NOW);
  const [visitor = 0, provider = 0] = await storeQuietly();
  const mailer = vi.fn(async () => {});
  expect(await deliver(visitor, delivery(mailer))).toEqual({ state: 'dead' });
  expect(await deliver(provider, delivery(mailer))).toEqual({ state: 'sent' });
});

const runCron = async (cron: string) => {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ cron, scheduledTime: Date.now() }), env);
  await waitOnExecutionContext(context);
};

test('what the queue never got is swept up and sent', async () => {
  await storeQuietly();
  await runCron('*/5 * * * *');
  await vi.waitFor(async () => expect((await letters()).map(({ state }) => state)).toEqual(['sent', 'sent']), 10_000);
  expect(await dueLetters(env.DB, new Date(), 10)).toEqual([]);
});

test('a message that could never be handled takes no letter away: what is sent stays sent, what is due is swept', async () => {
  const [sent = 0, due = 0] = await storeQuietly();
  await deliver(
    sent,
    delivery(async () => {}),
  );
  const messages = [sent, due].map((outboxId) => ({
    id: String(outboxId),
    timestamp: NOW,
    attempts: 9,
    body: { outboxId },
  }));
  await worker.queue(createMessageBatch('itinerary-mail-dead', messages), env);
  expect((await letters()).map(({ state }) => state)).toEqual(['sent', 'due']);
});

test('a letter that is late makes health ill', async () => {
  await storeQuietly();
  await env.DB.prepare("update outbox set created_at = '2026-01-01T00:00:00.000Z'").run();
  const answer = await exports.default.fetch(`${SITE}/api/health`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ ok: false, database: 'up', letters: { waiting: 2, overdue: 2 } });
});

test('the purge takes what has had its time, with all that belongs to it, and nothing else', async () => {
  await storeQuietly();
  await runCron('17 22 * * *');
  expect(await letters()).toHaveLength(2);
  await env.DB.prepare("update itinerary_request set purge_after = '2026-01-01T00:00:00.000Z'").run();
  await runCron('17 22 * * *');
  expect(await letters()).toEqual([]);
  expect(await env.DB.prepare('select count(*) as count from requested_location').first()).toEqual({ count: 0 });
});
