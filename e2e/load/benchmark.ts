import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import prepare from '../stack/global-setup.ts';
import { type Stack, withStack } from '../stack/test-stack.ts';
import { inParallel, postRequest } from './post.ts';

/** At a time. */
const WIDTH = 8;
/** Both are measured by turns, so that a machine that slows down slows both: so often, and so long, in milliseconds. */
const TURNS = 5;
const TURN_MS = 3000;
const POLL_MS = 200;

type Act = () => Promise<Response>;

/** Times one act after another for a turn, in milliseconds each. */
async function takeTurn(act: Act, expected: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + TURN_MS;
  await inParallel(
    WIDTH,
    () => performance.now() < end,
    async () => {
      const began = performance.now();
      const response = await act();
      await response.arrayBuffer();
      if (response.status !== expected) throw new Error(`Answered ${response.status} instead of ${expected}`);
      times.push(performance.now() - began);
    },
  );
  return times;
}

/** What so much of the times stay within, in milliseconds. */
const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const line = (name: string, times: readonly number[]) =>
  [
    name.padEnd(18),
    `${(times.length / ((TURNS * TURN_MS) / 1000)).toFixed(0).padStart(5)} a second,`,
    `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  ].join(' ');

/** The API with a queue that keeps letters for an hour: whoever sends them is not there yet. */
function withPatientQueue(): string {
  const config = configureApi(copyWorkspace('benchmark-api'), {});
  const text = readFileSync(config, 'utf8');
  const patient = text.replace(/("producers": \[\{[^}]*)\}/, '$1, "delivery_delay": 3600 }');
  if (patient === text) throw new Error('api-function/wrangler.jsonc names its queue in another way now');
  writeFileSync(config, patient);
  return config;
}

/** Waits until every letter has gone, so that none is sent while the no-op is measured. */
async function untilSent({ db }: Stack): Promise<void> {
  const waiting = () =>
    db.prepare("select count(*) as count from outbox where state in ('due', 'leased')").first<number>('count');
  while (await waiting()) await setTimeout(POLL_MS);
}

async function compare({ origin }: Stack, untilQuiet: () => Promise<void>): Promise<void> {
  const nothing = () => fetch(`${origin}/api/nothing`);
  let number = 0;
  const request = () => {
    number += 1;
    return postRequest(origin, number);
  };
  // The first turns only warm up.
  await takeTurn(nothing, 404);
  await takeTurn(request, 202);
  const noOp: number[] = [];
  const requests: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await untilQuiet();
    noOp.push(...(await takeTurn(nothing, 404)));
    requests.push(...(await takeTurn(request, 202)));
  }
  console.log(line('no-op', noOp));
  console.log(line('submit-itinerary', requests));
  console.log(`p50 is ${(quantile(requests, 0.5) / quantile(noOp, 0.5)).toFixed(2)} times the no-op's\n`);
}

await prepare();
console.log('Requests, their letters put into the queue and sent later: in production another machine sends them');
await withStack('benchmark', (stack) => compare(stack, async () => {}), ['shell/wrangler.jsonc', withPatientQueue()]);
console.log('Requests with two letters each, sent meanwhile by the same process');
await withStack('benchmark', (stack) => compare(stack, () => untilSent(stack)));
