import { createReporter } from '../../scripts/reporter.ts';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import { NO_LIMITS, postRequest, runInParallel } from '../load/post-request.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { withStack } from '../stack/test-stack.ts';
import { createFigureCollector, type Figures, getQuantile } from './figures.ts';

/** How often each load is measured. */
export const ROUNDS = 7;
const ROUND_MS = 4000;
/** One visitor shows the time that a request takes, and several what is left of it when they wait for each other. */
const VISITORS = [1, 8];

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

/** Measures itinerary requests, whose emails are sent beside them by the same process. */
export async function measureApi(): Promise<Figures> {
  const report = createReporter('bench');
  report('building and publishing the site');
  await prepareState();
  const collector = createFigureCollector();
  const api = configureApi(copyWorkspace('bench-api'), NO_LIMITS);
  await withStack(
    'bench',
    async ({ origin }) => {
      // The first round only warms up.
      for (const visitors of VISITORS)
        for (let round = 0; round <= ROUNDS; round += 1)
          for (const [variant, values] of Object.entries(await measureRound(origin, visitors))) {
            const figures = { p50: getQuantile(values, 0.5), p99: getQuantile(values, 0.99) };
            if (round > 0) collector.add('api', `emails-beside-${visitors}`, variant, figures);
            report(`round ${round} of ${ROUNDS}, visitors: ${visitors}, ${variant}: ${figures.p50.toFixed(1)} ms`);
          }
    },
    { configs: ['shell/wrangler.jsonc', api] },
  );
  return collector.summarize();
}
