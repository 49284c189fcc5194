import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { startStack, stopStack, waitUntilUp } from '../../scripts/local-stack.ts';
import { PREPARED_STATE } from './global-setup.ts';

/** The bindings a test looks into; the same storage that the running stack uses. */
type Storage = { R2_CATALOGUE: R2Bucket; R2_ITINERARY: R2Bucket; R2_TRIP_TIPS: R2Bucket };
type Database = { DB: D1Database };

/** The production build, served for one test worker with storage of its own. */
export type Stack = {
  /** Origin of the site. */
  origin: string;
  /** Folder of the storage, as the publishing command takes it. */
  state: string;
  buckets: Storage;
  db: D1Database;
};

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const open = <Bindings>(configPath: string, state: string) =>
  getPlatformProxy<Bindings>({ configPath, persist: { path: `${state}/v3` }, envFiles: [] });

/**
 * Starts a stack from the prepared state, calls `use` with it, and ends it.
 *
 * @param name keeps the storage of workers apart.
 * @param workers configurations of both Workers, for a test that sets one up in its own way.
 */
export async function withStack(
  name: string,
  use: (stack: Stack) => Promise<void>,
  workers?: readonly string[],
  variables?: Readonly<Record<string, string>>,
): Promise<void> {
  process.chdir(`${import.meta.dirname}/../..`);
  const state = `.stack/e2e/${name}`;
  await rm(state, { recursive: true, force: true });
  await cp(PREPARED_STATE, state, { recursive: true });
  const port = await findFreePort();
  const server = startStack(state, port, workers, variables);
  const shell = await open<Storage>('shell/wrangler.jsonc', state);
  const api = await open<Database>('api-function/wrangler.jsonc', state);
  try {
    await waitUntilUp(server, port);
    await use({ origin: `http://localhost:${port}`, state: resolve(state), buckets: shell.env, db: api.env.DB });
  } finally {
    await Promise.all([shell.dispose(), api.dispose(), stopStack(server)]);
  }
}
