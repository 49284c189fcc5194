import { cp, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createCertificate } from '../../../api-function/test/mail-server/certificate.ts';
import { type MailServer, startMailServer } from '../../../api-function/test/mail-server/mail-server.ts';
import { countByMessageId } from '../../../api-function/test/mail-server/received-email.ts';
import { Random } from '../../../shared-planner/src/solver/random.ts';
import { PREPARED_STATE, prepareState } from '../../stack/prepared-state.ts';
import { openDatabase } from '../../stack/test-stack.ts';
import { NO_LIMITS } from '../post-request.ts';
import { type ApiProcess, createApiProcess } from './api-process.ts';
import { configureChaos } from './configure-chaos.ts';
import { createMailFaults } from './mail-faults.ts';
import { operate } from './operate.ts';
import { countActive, passTime, readOutbox } from './outbox-state.ts';
import { submitRequests } from './submit-requests.ts';

/** What happens while requests are sent and emails go out. */
export type ChaosOptions = {
  requests: number;
  seed: number;
  /** How often all processes are killed. */
  kills: number;
  /** Whether the database, the queue and the mail server fail too. */
  hasFaults: boolean;
};

const STATE = '.stack/e2e/chaos';
const DATABASE_FAULT_SHARE = 0.1;
/** Shortens the limits of the mailer, which would otherwise wait for ten minutes. */
const SMTP_MAX_SECONDS = '2';
/** The API runs for between three and nine seconds before it is killed, in milliseconds. */
const RUN_MS = { least: 3000, spread: 6000 };
const SWEEP_INTERVAL_MS = 20_000;
const POLL_MS = 1000;
/** A round of attempts ends when nothing is being sent for so long, in milliseconds. */
const QUIET_MS = 3000;
const MAX_ROUNDS = 40;
const DEADLINE_MS = 30 * 60 * 1000;

/** Kills and starts the API again, so many times. */
async function killRepeatedly(api: ApiProcess, random: Random, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await setTimeout(RUN_MS.least + random.integer(RUN_MS.spread));
    await api.kill();
    await api.start();
    await api.sweep();
  }
}

/** Sweeps until no email is being attempted any more. */
async function runRound(api: ApiProcess): Promise<void> {
  const { value: database, close } = await openDatabase(STATE);
  const deadline = Date.now() + DEADLINE_MS;
  let quietSince = Date.now();
  let sweptAt = 0;
  while (Date.now() - quietSince < QUIET_MS) {
    if (Date.now() > deadline) throw new Error(`A round of attempts takes longer than ${DEADLINE_MS / 60_000} minutes`);
    // Each sweep adds a message for every due email, also for those that have one already.
    if (Date.now() - sweptAt > SWEEP_INTERVAL_MS) {
      sweptAt = Date.now();
      await api.sweep();
    }
    await setTimeout(POLL_MS);
    if (await countActive(database)) quietSince = Date.now();
  }
  await close();
}

/** Runs rounds of attempts, with time passing in between, until every email is settled. */
async function runUntilSettled(api: ApiProcess): Promise<void> {
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    await runRound(api);
    const { emails } = await readOutbox(STATE);
    const waiting = emails.filter(({ state }) => ['due', 'leased', 'sending'].includes(state)).length;
    console.log(`  round ${round}: ${emails.length - waiting} emails settled, ${waiting} waiting`);
    if (waiting === 0) return;
    await api.stop();
    await passTime(STATE);
    await api.start();
  }
  throw new Error(`After ${MAX_ROUNDS} rounds emails are still waiting`);
}

/** What the mail server has received, compared with what is stored. */
async function countOutcome(mailServer: MailServer) {
  const { emails, references } = await readOutbox(STATE);
  const counts = countByMessageId(mailServer.received);
  const expected = references.flatMap((reference) => ['visitor', 'provider'].map((kind) => `<${reference}.${kind}.0@`));
  const received = new Map([...counts].map(([messageId, count]) => [messageId.replace(/@.*$/, '@'), count]));
  return {
    references,
    deadReasons: Object.entries(
      Object.groupBy(
        emails.filter(({ state }) => state === 'dead'),
        ({ last_error }) => last_error ?? '',
      ),
    ).map(([reason, list]) => `${list?.length} ${reason}`),
    states: Object.entries(Object.groupBy(emails, ({ state }) => state)).map(
      ([state, list]) => `${list?.length} ${state}`,
    ),
    received: counts.size,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    missing: expected.filter((messageId) => !received.has(messageId)).length,
    plans: mailServer.received.filter(({ subject }) => subject.startsWith('Your Almaty plan')).length,
    unexpected: [...received.keys()].filter((messageId) => !expected.includes(messageId)).length,
  };
}

/**
 * Sends requests while everything fails, lets the API recover, then does what an operator does with the dead emails.
 * Prints what was accepted, stored, received, doubled, dead and requeued.
 *
 * @returns whether every request was accepted, and every stored one has exactly one email with its plan and one provider
 *   email received.
 */
export async function runChaos({ requests, seed, kills, hasFaults }: ChaosOptions): Promise<boolean> {
  await prepareState();
  await rm(STATE, { recursive: true, force: true });
  await cp(PREPARED_STATE, STATE, { recursive: true });

  let isCalm = !hasFaults;
  const chooseFaults = createMailFaults(seed);
  const mailServer = await startMailServer({ faults: () => (isCalm ? {} : chooseFaults()) }, await createCertificate());
  const config = configureChaos({
    MAIL_DRIVER: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailServer.port),
    SMTP_SECURITY: 'none',
    SMTP_MAX_SECONDS,
    ...NO_LIMITS,
  });
  const random = new Random(seed);
  // Another seed for each start, because the same one would begin with the same faults.
  const createVariables = () => ({
    CHAOS_SEED: String(random.integer(1_000_000)),
    CHAOS_DATABASE_SHARE: String(isCalm ? 0 : DATABASE_FAULT_SHARE),
    CHAOS_QUEUE: isCalm ? 'once' : 'twice',
  });

  console.log(`Sending ${requests} requests, and killing all processes ${kills} times`);
  const api = await createApiProcess(STATE, config, createVariables);
  await api.start();
  const [accepted] = await Promise.all([submitRequests(api.origin, requests), killRepeatedly(api, random, kills)]);
  console.log('All requests are sent; the faults go on until every email is settled or dead');
  await runUntilSettled(api);
  const before = await countOutcome(mailServer);

  console.log('The faults are over; an operator deals with the dead emails');
  isCalm = true;
  await api.stop();
  await api.start();
  const { requeued, arrived } = await operate(api.origin, mailServer.received);
  await runUntilSettled(api);
  await api.stop();
  const after = await countOutcome(mailServer);
  await mailServer.close();

  const lost = accepted.filter((reference) => !after.references.includes(reference)).length;
  console.log(`
accepted ${accepted.length}, stored ${after.references.length}, lost ${lost}
after the faults: received ${before.received}, doubled ${before.doubled}; states ${before.states.join(', ')}
  dead: ${before.deadReasons.join(', ') || 'none'}
the operator: ${arrived} found in the log of the mail server and settled, ${requeued} requeued
at the end: received ${after.received}, doubled ${after.doubled}, missing ${after.missing}, unexpected ${after.unexpected}, plans ${after.plans}; states ${after.states.join(', ')}`);
  const wrong = lost + after.doubled + after.missing + after.unexpected + after.deadReasons.length;
  return accepted.length === requests && after.plans === requests && wrong === 0;
}
