import { join } from 'node:path';
import { unstable_startWorker } from 'wrangler';
import type { ReleasedData } from '../../src/cli/read-input.ts';
import { createPlanner } from '../../src/plan/index.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { type Figures, summarize } from './figures.ts';

/** The same requests in workerd: whether the plans are the same bytes, and the wall time of each as a client sees it. */
export async function runWorkerd({ data, version }: ReleasedData, args: Arguments): Promise<Figures> {
  const { count, seed, maxItems, maxDays } = args;
  const planner = createPlanner(data, version);
  // Otherwise Miniflare asks the network for the properties of a request.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    name: 'planner-benchmark',
    entrypoint: join(import.meta.dirname, 'worker.ts'),
    compatibilityDate: '2026-11-01',
    dev: { server: { port: 0 }, inspector: false, watch: false, logLevel: 'error', persist: false },
  });
  try {
    await worker.ready;
    const post = (path: string, body: unknown) =>
      worker.fetch(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body) });
    await post('/data', { data, version });
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
