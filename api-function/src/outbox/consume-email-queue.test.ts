import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import worker from '../index.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import { acceptingMailer, createServices, NOW, recordRequest } from '../testing/outbox.ts';
import { submitThroughQueue } from '../testing/submission.ts';
import { deliverEmail } from './deliver-email.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const createBatch = (queue: string, ids: readonly number[]) =>
  createMessageBatch(
    queue,
    ids.map((outboxId) => ({ id: String(outboxId), timestamp: NOW, attempts: 9, body: { outboxId } })),
  );

test('a stored request is emailed to the visitor and to the provider, through the queue and the email binding', async () => {
  await submitThroughQueue();
  await vi.waitFor(
    async () => expect((await selectEmails()).map(({ state }) => state)).toEqual(['sent', 'sent']),
    10_000,
  );
});

afterEach(() => vi.useRealTimers());

test('acknowledges the message of a sent email, and retries that of a failed one after a delay', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const [visitor, provider] = await recordRequest();
  const sent = createBatch('itinerary-emails', [visitor]);
  await worker.queue(sent, env);
  expect(await getQueueResult(sent, createExecutionContext())).toMatchObject({ explicitAcks: [String(visitor)] });
  const failed = createBatch('itinerary-emails', [provider]);
  const retry = vi.spyOn(failed.messages[0] ?? { retry: () => {} }, 'retry');
  await worker.queue(failed, { ...env, MAIL: { send: () => Promise.reject({ code: 'E_RATE_LIMIT_EXCEEDED' }) } });
  expect(await getQueueResult(failed, createExecutionContext())).toMatchObject({
    explicitAcks: [],
    retryMessages: [{ msgId: String(provider) }],
  });
  expect(retry).toHaveBeenCalledWith({ delaySeconds: 30 });
});

test('emails of a batch are sent at the same time, and one whose delivery throws does not stop the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [visitor, provider] = await recordRequest();
  const batch = createBatch('itinerary-emails', [visitor, provider]);
  let sending = 0;
  const bothSending = Promise.withResolvers<void>();
  const send = async () => {
    sending += 1;
    if (sending === 2) bothSending.resolve();
    await bothSending.promise;
    return { messageId: 'x' };
  };
  const broken = vi.spyOn(batch.messages[0] ?? { ack: () => {} }, 'ack').mockImplementation(() => {
    throw new Error('The queue is gone');
  });
  await worker.queue(batch, { ...env, MAIL: { send } });
  expect(broken).toHaveBeenCalled();
  expect((await selectEmails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(await getQueueResult(batch, createExecutionContext())).toMatchObject({
    explicitAcks: [String(provider)],
    retryMessages: [{ msgId: String(visitor) }],
  });
});

const queues = env.TEST_ENVIRONMENTS.flatMap((environment) =>
  environment.queues.map((queue) => ({ ...queue, environment: environment.name })),
);
const [deadLetterQueues, workingQueues] = [true, false].map((isDead) =>
  queues.filter(({ isDeadLetter }) => isDeadLetter === isDead),
);

test('every environment has a queue of emails and one of dead letters', () => {
  const environments = ['local', 'staging', 'production'];
  expect(workingQueues?.map(({ environment }) => environment)).toEqual(environments);
  expect(deadLetterQueues?.map(({ environment }) => environment)).toEqual(environments);
});

test.each(deadLetterQueues ?? [])(
  'a message in $name changes no email: a sent one stays sent, and a due one is left to the sweep',
  async ({ name }) => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [sent, due] = await recordRequest();
    await deliverEmail(sent, createServices(acceptingMailer));
    await worker.queue(createBatch(name, [sent, due]), env);
    expect((await selectEmails()).map(({ state }) => state)).toEqual(['sent', 'due']);
    expect(logError.mock.calls).toEqual(
      [sent, due].map((outboxId) => [JSON.stringify({ event: 'queue_message_dead', outboxId })]),
    );
  },
);

test.each(workingQueues ?? [])('a message in $name sends its email', async ({ name }) => {
  const ids = await recordRequest();
  await worker.queue(createBatch(name, ids), env);
  expect((await selectEmails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});
