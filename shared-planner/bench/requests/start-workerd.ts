import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_startWorker } from 'wrangler';
import type { ReleasedData } from '../../src/cli/read-input.ts';

/** The Worker of the benchmark, with planning data in it. */
export type Workerd = {
  post: (path: string, body: unknown) => Promise<{ text: () => Promise<string> }>;
  /** CPU time that the processes of workerd have used, in milliseconds; read from Linux' /proc. */
  getCpuMs: () => number;
  dispose: () => Promise<void>;
};

/** Linux counts the CPU time of processes in hundredths of a second. */
const TICK_MS = 10;

type Process = { pid: string; parent: string; name: string; cpuMs: number };

/** Reads the processes of this machine; one that ends meanwhile is left out. */
const listProcesses = (): Process[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const end = text.lastIndexOf(')');
      // After the name: state, parent, …, and as the 12th and 13th field the ticks in user and in system mode.
      const fields = text.slice(end + 2).split(' ');
      const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
      return [{ pid, parent: fields[1] ?? '', name: text.slice(text.indexOf('(') + 1, end), cpuMs }];
    } catch {
      return [];
    }
  });

/** CPU time of the processes named workerd that this process or one of its children started. */
function getCpuMs(): number {
  const processes = listProcesses();
  const isOwn = ({ pid, parent }: Process): boolean => {
    if (Number(pid) === process.pid) return true;
    const found = processes.find((other) => other.pid === parent);
    return found !== undefined && isOwn(found);
  };
  return processes.filter((one) => one.name === 'workerd' && isOwn(one)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

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
