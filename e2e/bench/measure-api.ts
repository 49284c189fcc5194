import { readFileSync, writeFileSync } from 'node:fs';
import { createReporter } from '../../scripts/reporter.ts';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import { postRequest, runInParallel } from '../load/post-request.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { openDatabase, type TestStack, withStack } from '../stack/test-stack.ts';
import { createFigureCollector, type FigureCollector, type Figures, getQuantile } from './figures.ts';

/** How often each load is measured. */
export const ROUNDS = 7;
const ROUND_MS = 4000;
/** One visitor shows the time that a request takes, and several what is left of it when they wait for each other. */
const VISITORS = [1, 8];

const report = createReporter('bench');

/** Creates a configuration of the API whose queue delays emails for an hour, so that none is sent meanwhile. */
function createDelayedQueueConfig(): string {
  const config = configureApi(copyWorkspace('bench-api'), {});
  const text = readFileSync(config, 'utf8');
  const delayed = text.replace(/("producers": \[\{[^}]*)\}/, '$1, "delivery_delay": 3600 }');
  if (delayed === text) throw new Error('Found no producer of a queue in api-function/wrangler.jsonc');
  writeFileSync(config, delayed);
  return config;
}

/** Counts the emails that a stack has sent. */
async function countSentEmails({ state }: TestStack): Promise<number> {
  const { value: database, close } = await openDatabase(state);
  const count = await database
    .prepare("select count(*) as count from outbox where state = 'sent'")
    .first<number>('count');
  await close();
  return count ?? 0;
}

/** @throws Error when a response has another status than expected. */
async function measureDuration(send: () => Promise<Response>, expectedStatus: number): Promise<number> {
  const start = performance.now();
  const response = await send();
  await response.arrayBuffer();
  if (response.status !== expectedStatus)
    throw new Error(`Expected status ${expectedStatus}, but it was ${response.status}`);
  return performance.now() - start;
}

let count = 0;

/** Measures requests from some visitors for a while, each followed by a no-op, so that both meet the same load. */
async function measureRound(origin: string, visitors: number) {
  const durations = { request: [] as number[], 'no-op': [] as number[] };
  const end = performance.now() + ROUND_MS;
  await runInParallel(
    visitors,
    () => performance.now() < end,
    async () => {
      count += 1;
      const own = count;
      durations.request.push(await measureDuration(() => postRequest(origin, own), 202));
      durations['no-op'].push(await measureDuration(() => fetch(`${origin}/api/nothing`), 404));
    },
  );
  return durations;
}

/** Measures rounds of requests on a stack. @param subject whether their emails are sent beside them. */
async function measureStack(stack: TestStack, subject: 'emails-later' | 'emails-beside', collector: FigureCollector) {
  // The first round only warms up.
  for (const visitors of VISITORS)
    for (let round = 0; round <= ROUNDS; round += 1) {
      const durations = await measureRound(stack.origin, visitors);
      if (round === 0) continue;
      for (const [variant, values] of Object.entries(durations)) {
        const figures = { p50: getQuantile(values, 0.5), p99: getQuantile(values, 0.99) };
        collector.add('api', `${subject}-${visitors}`, variant, figures);
        report(
          `round ${round} of ${ROUNDS}, ${subject}, visitors: ${visitors}, ${variant}: ${figures.p50.toFixed(1)} ms`,
        );
      }
    }
  const emails = await countSentEmails(stack);
  report(`${emails} emails were sent meanwhile`);
  if (emails > 0 !== (subject === 'emails-beside')) throw new Error(`${emails} emails were sent in ${subject}`);
}

/** Measures itinerary requests with emails that are sent later, and with emails that are sent beside them. */
export async function measureApi(): Promise<Figures> {
  report('building and publishing the site');
  await prepareState();
  const collector = createFigureCollector();
  await withStack('bench', (stack) => measureStack(stack, 'emails-later', collector), {
    configs: ['shell/wrangler.jsonc', createDelayedQueueConfig()],
  });
  await withStack('bench', (stack) => measureStack(stack, 'emails-beside', collector));
  return collector.summarize();
}
