import { execFileSync } from 'node:child_process';

/** Lists a process and all its descendants, children first. */
function listProcessTree(pid: number): number[] {
  const descendants = execFileSync('ps', ['-o', 'pid=,ppid=', '-A'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([child = 0]) => listProcessTree(child));
  return [...descendants, pid];
}

/** Kills a process and all its descendants at once, without a chance to finish anything. */
export function killProcessTree(pid: number): void {
  for (const id of listProcessTree(pid))
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It ended between the listing and the signal.
    }
}
