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

test.each(workingQueues ?? [])(
  'a message of $name is an invocation of its own, so no email ends with another',
  (queue) => {
    expect(queue.batchSize).toBe(1);
  },
);

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
  for (const id of await recordRequest()) await worker.queue(createBatch(name, [id]), env);
  expect((await selectEmails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});
