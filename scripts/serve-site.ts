import type { ChildProcess } from 'node:child_process';
import { announceLocalSite, LOCAL_STATE } from '../shared-delivery/src/publishing/local-site.ts';
import { buildChanged } from './build-changed.ts';
import {
  assertPortIsFree,
  migrateDatabase,
  publishRemotes,
  startStack,
  stopStack,
  waitUntilUp,
} from './local-stack.ts';

/**
 * The port on which to serve the site: the variable PORT, or 3000.
 *
 * @throws Error when PORT is not a port.
 */
export function getPort(): number {
  const text = process.env.PORT ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT=${text} is not a port: use a number from 1 to 65535`);
  return port;
}

/**
 * Builds what changed, publishes, migrates and serves the site; resolves when it responds. Server and process end
 * together.
 *
 * @param report called with a line of text for each step.
 */
export async function serveSite(port: number, report: (text: string) => void): Promise<void> {
  await assertPortIsFree(port);
  report('building the shell and the remotes');
  const built = await buildChanged();
  report(built.length > 0 ? `built ${built.join(', ')}` : 'nothing has changed since the last build');
  report('publishing the remotes to their local buckets');
  for (const line of await publishRemotes(LOCAL_STATE)) report(line);
  report('migrating the local database');
  await migrateDatabase(LOCAL_STATE);
  report('starting wrangler');
  const server = startStack(LOCAL_STATE, port);
  endTogether(server);
  await waitUntilUp(server, port);
  process.on('exit', announceLocalSite(LOCAL_STATE, `http://localhost:${port}`));
}

/** Stops a server when this process is asked to end, and ends this process when the server exits. */
function endTogether(server: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopStack(server));
  server.on('exit', (code) => process.exit(code ?? 0));
  // Covers an exit for any other reason.
  process.on('exit', () => server.kill());
}
