import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { answers } from './answers.ts';
import { LOCAL_BACK_END } from './config.ts';

const POLL_MS = 100;
const READY_WITHIN_MS = 15_000;

/** The same for Node, which may look for localhost elsewhere than where the back end listens. */
const HERE = LOCAL_BACK_END.replace('localhost', '127.0.0.1');

/**
 * Starts Decap's local back end, which reads and writes the files of a working copy; it is asked to stop with SIGTERM.
 *
 * @param folder the working copy.
 * @param origin of the site: no other page may write.
 * @throws Error when its port is taken, or when it does not answer within fifteen seconds.
 */
export async function serveWorkingCopy(folder: string, origin: string): Promise<ChildProcess> {
  const { port } = new URL(LOCAL_BACK_END);
  if (await answers(HERE)) throw new Error(`Port ${port} is taken: another tips:edit may be running. End it first.`);
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
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The local back end ended with code ${server.exitCode}`);
    if (await answers(HERE)) return server;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  server.kill();
  await once(server, 'exit');
  throw new Error(`The local back end did not answer on port ${port}`);
}
