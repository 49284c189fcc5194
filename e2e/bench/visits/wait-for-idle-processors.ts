import { type CpuInfo, cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** How long the processors are looked at, and how long they may be busy; in milliseconds. */
const WINDOW_MS = 200;
const LIMIT_MS = 10_000;
/** The stack and a browser that wait for something need a tenth of two cores at most. */
const IDLE_SHARE = 0.85;

type Times = readonly Pick<CpuInfo, 'times'>[];

const sum = (times: Times, kinds: readonly (keyof CpuInfo['times'])[]) =>
  times.reduce((total, cpu) => kinds.reduce((subtotal, kind) => subtotal + cpu.times[kind], total), 0);

/** The share of the time between two readings, 0 to 1, in which the processors had nothing to do. */
export function computeIdleShare(before: Times, after: Times): number {
  const getDifference = (...kinds: (keyof CpuInfo['times'])[]) => sum(after, kinds) - sum(before, kinds);
  return getDifference('idle') / getDifference('idle', 'user', 'nice', 'sys', 'irq');
}

/**
 * Waits until the machine has nothing to do. Chromium loads hundreds of files of its own for each new window, which keeps two
 * cores busy for 300 to 400 ms (docs/decisions/0067).
 *
 * @throws Error when something else keeps the processors busy, which no figure could be believed beside.
 */
export async function waitForIdleProcessors(): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    const before = cpus();
    await setTimeout(WINDOW_MS);
    if (computeIdleShare(before, cpus()) >= IDLE_SHARE) return;
  }
  throw new Error(`The processors were busy for ${LIMIT_MS / 1000} s: end what else runs on this machine`);
}
