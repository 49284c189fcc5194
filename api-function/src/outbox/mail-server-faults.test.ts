import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Faults } from '../../test/mail-server/behaviour.ts';
import worker from '../index.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails } from '../testing/database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { suppressionList } from '../testing/outbox.ts';
import { fetchWithEnv, submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The visitor's email of the only request. */
const selectVisitorEmail = async () => (await selectEmails()).find(({ kind }) => kind === 'visitor') ?? {};

/** Delivers the visitor's email through a queue message, as often as the queue does, with time passing in between. */
async function deliverVisitorEmail(variables: object): Promise<void> {
  const { id } = await selectVisitorEmail();
  await env.DB.prepare("update outbox set next_attempt_at = created_at where id = ? and state = 'due'").bind(id).run();
  const batch = createMessageBatch('itinerary-emails', [
    { id: '1', timestamp: new Date(), attempts: 1, body: { outboxId: Number(id) } },
  ]);
  await worker.queue(batch, { ...env, ...variables });
  await getQueueResult(batch, createExecutionContext());
}

/** A queue that delivers nothing, so that only the test does. */
const ignoredQueue = { EMAIL_QUEUE: { sendBatch: async () => {} } };
const createPost = (body: object) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${env.OPERATOR_KEY}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends a request while the mail server has a fault on its first connection, and delivers the email twice. */
async function meetFault(faults: Faults) {
  const { variables, listReceived } = await startMailServer({ faults: [faults] });
  const change = { ...variables, SMTP_MAX_SECONDS: '1' };
  await submitRequest();
  await deliverVisitorEmail(change);
  const { state: first, last_error: error } = await selectVisitorEmail();
  await deliverVisitorEmail(change);
  await env.DB.prepare("delete from outbox where kind = 'provider'").run();
  const received = await listReceived();
  return {
    first,
    error,
    second: (await selectVisitorEmail()).state,
    received: received.length,
    health: (await fetchAsOperator('/api/health')).status,
    isSuppressed: await suppressionList.has(validRequest.user_email, new Date()),
  };
}

/** Nothing was accepted, so that the email is retried and arrives once. */
const retried = (error: string) => ({
  first: 'due',
  error,
  second: 'sent',
  received: 1,
  health: 200,
  isSuppressed: false,
});

/** Nobody knows whether it was accepted, so that it is not sent again, and health is red. */
const unknown = (received: 0 | 1) => ({
  first: 'dead',
  error: 'outcome_unknown',
  second: 'dead',
  received,
  health: 503,
  isSuppressed: false,
});

/** The mailbox takes no emails. */
const refused = (error: string) => ({
  first: 'refused',
  error,
  second: 'refused',
  received: 0,
  health: 200,
  isSuppressed: true,
});

describe('a mail server with a fault on the first connection:', () => {
  test.each<[string, Faults, object]>([
    ['hangs at connect', { connect: 'hang' }, retried('smtp_connection_timeout')],
    ['hangs at the greeting', { greeting: 'hang' }, retried('smtp_connection_timeout')],
    ['hangs at EHLO', { ehlo: 'hang' }, retried('smtp_connection_timeout')],
    ['hangs at MAIL', { mail: 'hang' }, retried('smtp_connection_timeout')],
    ['hangs at RCPT', { rcpt: 'hang' }, retried('smtp_connection_timeout')],
    ['hangs at DATA', { data: 'hang' }, retried('smtp_connection_timeout')],
    ['hangs after the dot, not delivered', { content: 'hang' }, unknown(0)],
    ['hangs after the dot, delivered', { content: 'hang-after' }, unknown(1)],
    ['drops the connection at connect', { connect: 'drop' }, retried('smtp_connection_failed')],
    ['drops the connection at EHLO', { ehlo: 'drop' }, retried('smtp_connection_failed')],
    ['drops the connection at MAIL', { mail: 'drop' }, retried('smtp_connection_failed')],
    ['drops the connection at RCPT', { rcpt: 'drop' }, retried('smtp_connection_failed')],
    ['drops the connection at DATA', { data: 'drop' }, retried('smtp_connection_failed')],
    ['drops the connection after the dot, not delivered', { content: 'drop' }, unknown(0)],
    ['drops the connection after the dot, delivered', { content: 'drop-after' }, unknown(1)],
    [
      'is slow after the dot, within the limit',
      { content: { delay: 500 } },
      { ...retried(''), first: 'sent', error: null },
    ],
    ['is too slow after the dot', { content: { delay: 1500 } }, unknown(1)],
    ['greets with 421', { greeting: { reply: '421 4.3.2 Too busy' } }, retried('smtp_connection_421_4.3.2')],
    ['refuses MAIL with 550', { mail: { reply: '550 5.1.1 Sender' } }, retried('smtp_mail_550_5.1.1')],
    ['refuses RCPT with 451', { rcpt: { reply: '451 4.2.1 Later' } }, retried('smtp_rcpt_451_4.2.1')],
    ['refuses RCPT with 550 5.1.1', { rcpt: { reply: '550 5.1.1 None' } }, refused('smtp_rcpt_550_5.1.1')],
    ['refuses RCPT with 551 5.1.6', { rcpt: { reply: '551 5.1.6 Moved' } }, refused('smtp_rcpt_551_5.1.6')],
    ['refuses RCPT with 550 5.2.1', { rcpt: { reply: '550 5.2.1 Disabled' } }, refused('smtp_rcpt_550_5.2.1')],
    ['refuses RCPT with a bare 550', { rcpt: { reply: '550 relay not permitted' } }, retried('smtp_rcpt_550')],
    ['refuses RCPT with 550 5.7.1', { rcpt: { reply: '550 5.7.1 Relay' } }, retried('smtp_rcpt_550_5.7.1')],
    ['refuses RCPT with 552 5.2.2', { rcpt: { reply: '552 5.2.2 Full' } }, retried('smtp_rcpt_552_5.2.2')],
    [
      'refuses RCPT with 550 5.1.2',
      { rcpt: { reply: '550 5.1.2 No such domain' } },
      { ...refused('smtp_rcpt_550_5.1.2'), isSuppressed: false },
    ],
    ['refuses DATA with 554', { data: { reply: '554 5.7.0 Policy' } }, retried('smtp_data_554_5.7.0')],
    ['refuses the content with 451', { content: { reply: '451 4.3.0 Later' } }, retried('smtp_data_451_4.3.0')],
    ['refuses the content with 552 5.3.4', { content: { reply: '552 5.3.4 Size' } }, retried('smtp_data_552_5.3.4')],
    ['refuses the content with 550 5.1.1', { content: { reply: '550 5.1.1 None' } }, refused('smtp_data_550_5.1.1')],
  ])('%s', async (_, faults, outcome) => {
    expect(await meetFault(faults)).toEqual(outcome);
  });
});

test('an email whose outcome was unknown arrives once more only when an operator says so, with the same Message-ID', async () => {
  const { variables, listReceived } = await startMailServer({ faults: [{ content: 'drop-after' }] });
  await submitRequest();
  await deliverVisitorEmail(variables);
  const requeue = async (body: object) =>
    (await fetchWithEnv(ignoredQueue, '/api/operations/emails/requeue', createPost(body))).json();
  expect(await requeue({ all: true, kind: 'visitor' })).toEqual({ requeued: 0, left_out: 1 });
  await deliverVisitorEmail(variables);
  expect(await listReceived()).toHaveLength(1);
  expect(await requeue({ all: true, kind: 'visitor', include_unknown: true })).toEqual({ requeued: 1, left_out: 0 });
  await deliverVisitorEmail(variables);
  const [first, second] = await listReceived();
  expect(second?.messageId).toBe(first?.messageId);
});
