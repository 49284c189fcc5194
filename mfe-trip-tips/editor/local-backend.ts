import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { LOCAL_BACKEND_URL } from './config.ts';
import { isBackendUp } from './is-backend-up.ts';

const POLL_INTERVAL_MS = 100;
const START_TIMEOUT_MS = 15_000;

/** Node may resolve localhost to the IPv6 address, on which the backend does not listen. */
const LOOPBACK_URL = LOCAL_BACKEND_URL.replace('localhost', '127.0.0.1');

/**
 * Starts Decap's local backend, which reads and writes the files of a working copy, and waits until it responds.
 *
 * @param folder the working copy.
 * @param origin of the editor, the only one from which pages may write.
 * @returns the process, which ends on SIGTERM.
 * @throws Error when its port is in use, or when it does not respond within 15 seconds.
 */
export async function serveWorkingCopy(folder: string, origin: string): Promise<ChildProcess> {
  const { port } = new URL(LOCAL_BACKEND_URL);
  if (await isBackendUp(LOOPBACK_URL))
    throw new Error(`Port ${port} is in use: another “content edit” may be running. End it first.`);
  const server = spawn(process.execPath, [createRequire(import.meta.url).resolve('decap-server')], {
    cwd: folder,
    env: {
      ...process.env,
      MODE: 'fs',
      GIT_REPO_DIRECTORY: folder,
      ORIGIN: origin,
      BIND_HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The local backend ended with code ${server.exitCode}`);
    if (await isBackendUp(LOOPBACK_URL)) return server;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  server.kill();
  await once(server, 'exit');
  throw new Error(`The local backend did not respond on port ${port}`);
}
