import type { ReleasedData } from '../../src/cli/read-input.ts';
import { createPlanner } from '../../src/plan/index.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { type Figures, summarize } from './figures.ts';
import { startWorkerd } from './start-workerd.ts';

/** The same requests in workerd: whether the plans are the same bytes, and the wall time of each as a client sees it. */
export async function runWorkerd({ data, version }: ReleasedData, args: Arguments): Promise<Figures> {
  const { count, seed, maxItems, maxDays } = args;
  const planner = createPlanner(data, version);
  const worker = await startWorkerd({ data, version });
  try {
    const { post } = worker;
    const overhead: number[] = [];
    const times: number[] = [];
    const different: string[] = [];
    for (let index = 0; index < count; index++) {
      const request = createRandomRequest(data, seed * count + index, { items: [1, maxItems], days: [1, maxDays] });
      const expected = JSON.stringify(planner.makePlan(request));
      const start = performance.now();
      const response = await post('/plan', request);
      const text = await response.text();
      times.push(performance.now() - start);
      if (text !== expected) different.push(request.reference);
      const restart = performance.now();
      await (await post('/echo', request)).text();
      overhead.push(performance.now() - restart);
    }
    return {
      requests: count,
      'the same bytes as in Node': count - different.length,
      different,
      'first request, ms': Math.round(times[0] ?? 0),
      'wall time of a request, ms': summarize(times),
      'wall time of a request without a plan, ms': summarize(overhead),
    };
  } finally {
    await worker.dispose();
  }
}
