import { readFileSync, writeFileSync } from 'node:fs';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import prepare from '../stack/prepare.ts';
import { type Stack, withStack } from '../stack/running.ts';
import { inParallel, postRequest } from './post.ts';

/** At a time, and for how long each kind, in milliseconds. */
const WIDTH = 8;
const DURATION_MS = 15_000;

type Result = { count: number; p50: number; p99: number };

async function measure(act: (number: number) => Promise<Response>, expected: number): Promise<Result> {
  const times: number[] = [];
  const end = performance.now() + DURATION_MS;
  await inParallel(
    WIDTH,
    () => performance.now() < end,
    async (number) => {
      const began = performance.now();
      const response = await act(number);
      await response.arrayBuffer();
      if (response.status !== expected) throw new Error(`Answered ${response.status} instead of ${expected}`);
      times.push(performance.now() - began);
    },
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99) };
}

const line = (name: string, { count, p50, p99 }: Result) =>
  `${name.padEnd(18)} ${(count / (DURATION_MS / 1000)).toFixed(0).padStart(5)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

/** The API with nobody who takes letters out of the queue: they wait in the outbox. */
function withoutConsumers(): string {
  const config = configureApi(copyWorkspace('benchmark-api'), {});
  const text = readFileSync(config, 'utf8');
  const alone = text.replace(/"consumers": \[[\s\S]*?\n {4}\]/, '"consumers": []');
  if (alone === text) throw new Error('api-function/wrangler.jsonc names its consumers in another way now');
  writeFileSync(config, alone);
  return config;
}

async function compare({ origin }: Stack): Promise<void> {
  const nothing = (): Promise<Response> => fetch(`${origin}/api/nothing`);
  await measure(nothing, 404);
  const noOp = await measure(nothing, 404);
  const requests = await measure((number) => postRequest(origin, number), 202);
  console.log(line('no-op', noOp));
  console.log(line('submit-itinerary', requests));
  console.log(`p50 is ${(requests.p50 / noOp.p50).toFixed(1)} times the no-op's\n`);
}

await prepare();
console.log('Requests alone: their letters wait, as they do in production, where the queue is another machine');
await withStack('benchmark', compare, ['shell/wrangler.jsonc', withoutConsumers()]);
console.log('Requests with two letters each, sent by the same process on the same cores');
await withStack('benchmark', compare);
