import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { openDatabase, type TestStack, withStack } from '../stack/test-stack.ts';
import { postRequest, runInParallel } from './post-request.ts';

const CONCURRENCY = 8;
/** The two paths are measured in alternating rounds, so that a machine that slows down slows both. */
const ROUNDS = 5;
const ROUND_MS = 3000;
const POLL_MS = 200;

type Send = () => Promise<Response>;

/** Sends requests for one round; returns the milliseconds of each. */
async function measureRound(send: Send, expectedStatus: number): Promise<number[]> {
  const durations: number[] = [];
  const end = performance.now() + ROUND_MS;
  await runInParallel(
    CONCURRENCY,
    () => performance.now() < end,
    async () => {
      const start = performance.now();
      const response = await send();
      await response.arrayBuffer();
      if (response.status !== expectedStatus)
        throw new Error(`Expected status ${expectedStatus}, but it was ${response.status}`);
      durations.push(performance.now() - start);
    },
  );
  return durations;
}

/** @param share 0.99 for the 99th percentile. */
const getQuantile = (durations: readonly number[], share: number) =>
  durations.toSorted((a, b) => a - b)[Math.floor(durations.length * share)] ?? 0;

const formatRow = (name: string, durations: readonly number[]) =>
  [
    name.padEnd(18),
    `${(durations.length / ((ROUNDS * ROUND_MS) / 1000)).toFixed(0).padStart(5)} a second,`,
    `p50 ${getQuantile(durations, 0.5).toFixed(1)} ms, p99 ${getQuantile(durations, 0.99).toFixed(1)} ms`,
  ].join(' ');

/** Creates a configuration of the API whose queue delays emails for an hour, so that none is sent meanwhile. */
function createDelayedQueueConfig(): string {
  const config = configureApi(copyWorkspace('benchmark-api'), {});
  const text = readFileSync(config, 'utf8');
  const delayed = text.replace(/("producers": \[\{[^}]*)\}/, '$1, "delivery_delay": 3600 }');
  if (delayed === text) throw new Error('Found no producer of a queue in api-function/wrangler.jsonc');
  writeFileSync(config, delayed);
  return config;
}

/** Waits until every email is sent, so that none is sent while the no-op is measured. */
async function waitUntilEmailsSent(database: D1Database): Promise<void> {
  const countWaiting = () =>
    database.prepare("select count(*) as count from outbox where state in ('due', 'leased')").first<number>('count');
  while (await countWaiting()) await setTimeout(POLL_MS);
}

async function compare({ origin }: TestStack, beforeRound: () => Promise<void>): Promise<void> {
  const sendNoOp = () => fetch(`${origin}/api/nothing`);
  let number = 0;
  const sendRequest = () => {
    number += 1;
    return postRequest(origin, number);
  };
  // The first rounds only warm up.
  await measureRound(sendNoOp, 404);
  await measureRound(sendRequest, 202);
  const noOp: number[] = [];
  const requests: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await beforeRound();
    noOp.push(...(await measureRound(sendNoOp, 404)));
    requests.push(...(await measureRound(sendRequest, 202)));
  }
  console.log(formatRow('no-op', noOp));
  console.log(formatRow('submit-itinerary', requests));
  console.log(
    `The p50 is ${(getQuantile(requests, 0.5) / getQuantile(noOp, 0.5)).toFixed(2)} times that of the no-op\n`,
  );
}

await prepareState();
console.log('Requests whose emails are queued and sent later, as in production, where another machine sends them');
await withStack('benchmark', (stack) => compare(stack, async () => {}), {
  configs: ['shell/wrangler.jsonc', createDelayedQueueConfig()],
});
console.log('Requests whose two emails are sent meanwhile by the same process');
await withStack('benchmark', async (stack) => {
  const { value: database, close } = await openDatabase(stack.state);
  await compare(stack, () => waitUntilEmailsSent(database));
  await close();
});
