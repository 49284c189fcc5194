import { once } from 'node:events';
import { startStack, stopStack, waitUntilUp } from '../../../scripts/local-stack.ts';
import { findFreePort } from '../../stack/test-stack.ts';
import { killProcessTree } from '../process-tree.ts';

/** Runs the scheduled sweep of the outbox now. */
const SWEEP_PATH = '/cdn-cgi/local/scheduled?cron=*%2F5+*+*+*+*';

/** The API as a process that can be killed and started again, on one port and with one storage. */
export type ApiProcess = {
  origin: string;
  start: () => Promise<void>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** Sweeps the outbox. Failures are ignored, because the API may be down. */
  sweep: () => Promise<void>;
};

/**
 * Prepares the process; it is started by `start`.
 *
 * @param createVariables gives the variables of the next start.
 */
export async function createApiProcess(
  state: string,
  config: string,
  createVariables: () => Readonly<Record<string, string>>,
): Promise<ApiProcess> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let server: ReturnType<typeof startStack> | undefined;
  return {
    origin,
    async start() {
      server = startStack(state, port, [config], createVariables());
      await waitUntilUp(server, port);
    },
    async kill() {
      if (!server?.pid) return;
      const exit = once(server, 'exit');
      killProcessTree(server.pid);
      await exit;
    },
    async stop() {
      if (server) await stopStack(server);
    },
    async sweep() {
      await fetch(origin + SWEEP_PATH).catch(() => {});
    },
  };
}
