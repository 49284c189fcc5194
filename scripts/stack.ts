import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { ensureLocalSecrets } from './secrets.ts';

const run = promisify(execFile);
const remotes = ['catalogue', 'itinerary', 'trip-tips'];

/**
 * Refuses a port that somebody else listens on.
 *
 * @throws Error that names the port and the remedy.
 */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    throw new Error(`Port ${port} is taken. End what listens there, or choose another: PORT=${port + 1} npm start`);
  }
  probe.close();
  await once(probe, 'close');
}

/** Publishes the built remotes into the local buckets; gives a line for each. */
export async function publishRemotes(state: string): Promise<string[]> {
  const { stdout } = await run('node', ['shared-delivery/src/publish/cli.ts', '--state', state, ...remotes]);
  return stdout.trim().split('\n');
}

/** Brings the local database to the newest migration. */
export async function migrate(state: string): Promise<void> {
  const command = [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--persist-to',
    state,
    '-c',
    'api-function/wrangler.jsonc',
  ];
  await run('wrangler', command, { env: { ...process.env, CI: '1' } });
}

/** Both Workers; the first one listens, and reaches the other through its binding. */
const BOTH = ['shell/wrangler.jsonc', 'api-function/wrangler.jsonc'];

/**
 * Starts the local stack: one wrangler process, by default with both Workers. It is asked to stop with SIGTERM.
 *
 * @param variables of the first Worker, the shell's; wrangler hands them to no other.
 */
export function serve(
  state: string,
  port: number,
  workers: readonly string[] = BOTH,
  variables: Readonly<Record<string, string>> = {},
): ChildProcess {
  ensureLocalSecrets();
  const configs = [
    ...workers.flatMap((config) => ['-c', config]),
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--persist-to', state];
  return spawn(
    'wrangler',
    ['dev', ...where, '--show-interactive-dev-session=false', '--log-level', 'warn', ...configs],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: '1' },
    },
  );
}

/** Whether the stack answers on a port, for both Workers, and has its database. Letters may be late: it is up then too. */
export async function isServed(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    return Reflect.get(Object(await answer.json()), 'database') === 'up';
  } catch {
    return false;
  }
}

const POLL_MS = 200;
const READY_WITHIN_MS = 60_000;

/**
 * Waits until the stack answers for both Workers.
 *
 * @throws Error when it ends or stays silent for a minute.
 */
export async function untilReady(server: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`wrangler ended with code ${server.exitCode}; what it said is above`);
    if (await isServed(port)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The stack did not answer on port ${port} within ${READY_WITHIN_MS / 1000} s`);
}

/** Ends the stack and waits until it is gone. */
export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
