import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getBucketBinding, REMOTE_NAMES, type RemoteBuckets } from '@almaty/delivery/schema';
import { getPlatformProxy } from 'wrangler';
import { startStack, stopStack, waitUntilUp } from '../../scripts/local-stack.ts';
import { PREPARED_STATE } from './prepared-state.ts';

/** The buckets of the remotes' releases. */
export type Buckets = RemoteBuckets<R2Bucket>;
type Database = { DB: D1Database };

/** The production build, served by both Workers, with storage of its own. */
export type TestStack = {
  /** Origin of the site. */
  origin: string;
  /** Absolute path of the folder of the storage, as the publishing command takes it. */
  state: string;
};

/** Opened storage; `close` ends the access and leaves the stored data. */
export type Opened<Value> = { value: Value; close: () => Promise<void> };

/** How a stack differs from the one that `npm start` serves. */
export type StackOptions = {
  /** Configurations of both Workers, for a test that configures one in its own way. */
  configs?: readonly string[];
  /** Variables of the shell's Worker. */
  variables?: Readonly<Record<string, string>>;
};

/** Finds a port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function open<Bindings>(configPath: string, state: string): Promise<Opened<Bindings>> {
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath,
    persist: { path: path.resolve(state, 'v3') },
    envFiles: [],
  });
  return { value: env, close: dispose };
}

/** Opens the database of a stack, which may be running. */
export async function openDatabase(state: string): Promise<Opened<D1Database>> {
  const { value, close } = await open<Database>('api-function/wrangler.jsonc', state);
  return { value: value.DB, close };
}

/** Opens the buckets of a stack, which may be running, and nothing else: the shell's Worker cannot be opened without running it. */
export async function openBuckets(state: string): Promise<Opened<Buckets>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'buckets-'));
  const config = path.join(folder, 'wrangler.json');
  const buckets = REMOTE_NAMES.map((name) => ({ binding: getBucketBinding(name), bucket_name: `mfe-${name}` }));
  await writeFile(config, JSON.stringify({ name: 'buckets', r2_buckets: buckets }));
  try {
    return await open<Buckets>(config, state);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Starts a stack from the prepared state.
 *
 * @param name names the folder of its storage, so that stacks at the same time need different names.
 * @returns the stack, and a function that stops it.
 * @throws Error when it does not respond for three minutes.
 */
export async function startTestStack(
  name: string,
  { configs, variables }: StackOptions = {},
): Promise<TestStack & { stop: () => Promise<void> }> {
  process.chdir(`${import.meta.dirname}/../..`);
  const state = path.resolve('.stack/e2e', name);
  await rm(state, { recursive: true, force: true });
  await cp(PREPARED_STATE, state, { recursive: true });
  const port = await findFreePort();
  const server = startStack(state, port, configs, variables);
  const stop = () => stopStack(server);
  try {
    await waitUntilUp(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, state, stop };
}

/** Starts a stack, calls `use` with it, and stops it; for the parameters see `startTestStack`. */
export async function withStack(
  name: string,
  use: (stack: TestStack) => Promise<void>,
  options?: StackOptions,
): Promise<void> {
  const { stop, ...stack } = await startTestStack(name, options);
  try {
    await use(stack);
  } finally {
    await stop();
  }
}
