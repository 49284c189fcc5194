import { join } from 'node:path';
import { unstable_startWorker } from 'wrangler';
import type { ReleasedData } from '../../src/cli/read-input.ts';
import { getCpuMs } from './workerd-cpu.ts';

/** The Worker of the benchmark, with planning data in it. */
export type Workerd = {
  post: (path: string, body: unknown) => Promise<{ text: () => Promise<string> }>;
  /** CPU time that the processes of workerd have used, in milliseconds; read from Linux' /proc. */
  getCpuMs: () => number;
  dispose: () => Promise<void>;
};

/** Starts workerd with the Worker of the benchmark, and gives it the planning data. */
export async function startWorkerd({ data, version }: Pick<ReleasedData, 'data' | 'version'>): Promise<Workerd> {
  // Otherwise Miniflare asks the network for the properties of a request.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    name: 'planner-benchmark',
    entrypoint: join(import.meta.dirname, 'worker.ts'),
    compatibilityDate: '2026-11-01',
    dev: { server: { port: 0 }, inspector: false, watch: false, logLevel: 'error', persist: false },
  });
  await worker.ready;
  const post: Workerd['post'] = (path, body) =>
    worker.fetch(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body) });
  await post('/data', { data, version });
  return { post, getCpuMs, dispose: () => worker.dispose() };
}
