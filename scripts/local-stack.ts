import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES, type RemoteName } from '../shared-delivery/src/schema/remotes.ts';
import { readBuildHash } from './build-changed.ts';
import { ensureLocalSecrets, readLocalSecret } from './local-secrets.ts';

const run = promisify(execFile);

/**
 * Checks that a port is free.
 *
 * @throws Error that names the port and what to do.
 */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another one, such as PORT=${port + 1}`);
  }
  probe.close();
  await once(probe, 'close');
}

/** Remembers beside the buckets, with which it is deleted, which build of a remote was published last. */
const getPublishedFile = (state: string, remote: RemoteName) => path.join(state, 'v3', `published-${remote}`);

/** Whether the buckets of a state have had the last build of a remote already. */
function isPublished(state: string, remote: RemoteName): boolean {
  const file = getPublishedFile(state, remote);
  return existsSync(file) && readFileSync(file, 'utf8') === readBuildHash(`mfe-${remote}`);
}

/** What the command says of a remote that it has published, with `--json`. */
type Published = {
  remote: RemoteName;
  version: string;
  /** The version that visitors still get, because somebody else has promoted it on purpose. */
  kept?: string;
};

/** Who publishes when the site is started. */
const ACTOR = 'npm start';

const describePublished = (state: string, { remote, version, kept }: Published) =>
  kept
    ? `${remote} ${kept} stays, because somebody has promoted it. To serve this build, and each next one:
  npm run -s release -- promote --state ${state} --actor '${ACTOR}' --skip-gate 'local start' ${remote} ${version}`
    : `${remote} ${version} is published`;

/**
 * Publishes the builds of the remotes that have changed to the local buckets, which are made if they are not there. What somebody
 * else has promoted on purpose stays, and is said each time.
 *
 * @param state the folder of wrangler's local storage.
 * @returns what was done, line by line.
 */
export async function publishRemotes(state: string): Promise<string[]> {
  mkdirSync(path.join(state, 'v3'), { recursive: true });
  const changed = REMOTE_NAMES.filter((remote) => !isPublished(state, remote));
  if (changed.length === 0) return ['nothing has changed since they were published'];
  const options = ['--state', state, '--promote', '--keep', '--json', '--actor', ACTOR, '--skip-gate', 'local start'];
  const { stdout } = await run('node', ['shared-delivery/src/publishing/cli.ts', 'publish', ...options, ...changed]);
  const published = stdout
    .trim()
    .split('\n')
    .map((line): Published => JSON.parse(line));
  for (const { remote, kept } of published)
    if (!kept) writeFileSync(getPublishedFile(state, remote), readBuildHash(`mfe-${remote}`) ?? '');
  return published.map((one) => describePublished(state, one));
}

const API_CONFIG = 'api-function/wrangler.jsonc';

/**
 * Applies all migrations to the local database, unless it has them: wrangler takes seconds to find that out.
 *
 * @param state the folder of wrangler's local storage, which remembers their names beside the database.
 */
export async function migrateDatabase(state: string): Promise<void> {
  const names = globSync('api-function/migrations/*.sql').sort().join('\n');
  const file = path.join(state, 'v3', 'migrated');
  if (existsSync(file) && readFileSync(file, 'utf8') === names) return;
  const command = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state, '-c', API_CONFIG];
  await run('wrangler', command, { env: { ...process.env, CI: '1' } });
  writeFileSync(file, names);
}

/** Both Workers; the first one listens on the port, and reaches the other through its service binding. */
const WORKER_CONFIGS = ['shell/wrangler.jsonc', API_CONFIG];

/** Limits for reads from local buckets: a busy computer is no outage. */
const LOCAL_LIMITS = { POINTER_LIMIT_MS: '3000', FILE_LIMIT_MS: '10000' };

/**
 * Starts the local stack as one wrangler process. SIGTERM stops it.
 *
 * @param configs configurations of the Workers; both by default.
 * @param variables variables of the first Worker; wrangler passes them to no other.
 */
export function startStack(
  state: string,
  port: number,
  configs: readonly string[] = WORKER_CONFIGS,
  variables: Readonly<Record<string, string>> = {},
): ChildProcess {
  ensureLocalSecrets();
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--persist-to', state];
  const output = ['--show-interactive-dev-session=false', '--log-level', 'warn'];
  const args = [
    ...configs.flatMap((config) => ['-c', config]),
    ...Object.entries({ ...LOCAL_LIMITS, ...variables }).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  return spawn('wrangler', ['dev', ...address, ...output, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: '1' },
  });
}

/** What the health of a site on a port says to whoever has a key; empty when there is none. */
async function fetchHealth(port: number, key?: string): Promise<object> {
  try {
    const headers = key ? { authorization: `Bearer ${key}` } : {};
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { headers });
    return Object(await response.json());
  } catch {
    return {};
  }
}

/** Whether both Workers respond on a port. Dead or delayed emails do not matter here. */
const isStackUp = async (port: number) => typeof Reflect.get(await fetchHealth(port), 'ok') === 'boolean';

/**
 * Whether the site on a port is that of this working copy: it shows its figures for the operator's key of this folder, which
 * no other server knows.
 */
export async function isOwnStackUp(port: number, operatorKey = readLocalSecret('OPERATOR_KEY')): Promise<boolean> {
  if (!operatorKey) return false;
  const health = await fetchHealth(port, operatorKey);
  return 'database' in health || 'problems' in health;
}

const POLL_MS = 200;
const START_TIMEOUT_MS = 180_000;

/**
 * Waits until the stack responds.
 *
 * @throws Error when it exits, or does not respond for three minutes.
 */
export async function waitUntilUp(server: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`wrangler exited with code ${server.exitCode}; see its output above`);
    if (await isStackUp(port)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The stack did not respond on port ${port} within ${START_TIMEOUT_MS / 1000} s`);
}

/** Stops the stack and waits until it has exited. */
export async function stopStack(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}
