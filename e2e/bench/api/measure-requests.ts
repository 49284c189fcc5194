import { postRequest, runInParallel } from '../../load/post-request.ts';
import { getQuantile } from '../figures/spread.ts';

/** The 50th and 99th percentile of durations, in milliseconds. */
type Percentiles = { p50: number; p99: number };

/** What was measured in one round, and how many requests were stored. */
export type Round = { request: Percentiles; 'no-op': Percentiles; count: number };

/** @throws Error when a response has another status than expected. */
async function measureDuration(send: () => Promise<Response>, expectedStatus: number): Promise<number> {
  const start = performance.now();
  const response = await send();
  await response.arrayBuffer();
  if (response.status !== expectedStatus)
    throw new Error(`Expected status ${expectedStatus}, but it was ${response.status}`);
  return performance.now() - start;
}

const summarize = (durations: readonly number[]): Percentiles => ({
  p50: getQuantile(durations, 0.5),
  p99: getQuantile(durations, 0.99),
});

/**
 * Creates a function that measures itinerary requests for some time, from some visitors at a time. Each request is followed
 * by one that the API answers without doing anything, so that both meet the same load.
 */
export function createRound(origin: string): (visitors: number, milliseconds: number) => Promise<Round> {
  const sendNoOp = () => fetch(`${origin}/api/nothing`);
  let number = 0;
  return async (visitors, milliseconds) => {
    const requests: number[] = [];
    const noOps: number[] = [];
    const end = performance.now() + milliseconds;
    await runInParallel(
      visitors,
      () => performance.now() < end,
      async () => {
        number += 1;
        const own = number;
        requests.push(await measureDuration(() => postRequest(origin, own), 202));
        noOps.push(await measureDuration(sendNoOp, 404));
      },
    );
    return { request: summarize(requests), 'no-op': summarize(noOps), count: requests.length };
  };
}
