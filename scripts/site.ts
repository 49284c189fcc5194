import type { ChildProcess } from 'node:child_process';
import { buildChanged } from './build.ts';
import { assertPortIsFree, migrate, publishRemotes, serve, stop, untilReady } from './stack.ts';

const STATE = '.wrangler/state';

/**
 * The port that the site is to be served on.
 *
 * @throws Error when PORT is set and is none.
 */
export function portFromEnvironment(): number {
  const text = process.env.PORT ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${text} is no port: use 1 to 65535`);
  return port;
}

/**
 * Builds what changed, publishes, migrates and serves the site; done when it answers. It ends with this process, and
 * this process with it.
 *
 * @param say is told of each step.
 */
export async function startSite(port: number, say: (text: string) => void): Promise<void> {
  await assertPortIsFree(port);
  say('building the shell and the three remotes');
  const built = await buildChanged();
  say(built.length > 0 ? `built ${built.join(', ')}` : 'nothing changed since the last build');
  say('publishing the remotes into their local buckets');
  for (const line of await publishRemotes(STATE)) say(line);
  say('migrating the local database');
  await migrate(STATE);
  say('starting wrangler');
  const server = serve(STATE, port);
  endTogether(server);
  await untilReady(server, port);
}

/** Ties a server to this process: it is asked to stop when this process is, and this process ends when it has. */
export function endTogether(server: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(server));
  server.on('exit', (code) => process.exit(code ?? 0));
  // When something else goes wrong, nobody is left to serve.
  process.on('exit', () => server.kill());
}

/** Runs a command that takes no arguments; asked for help, or for anything else, it explains itself instead. */
export function runCommand(usage: string, command: () => Promise<void>): void {
  const [asked] = process.argv.slice(2);
  if (asked) {
    const forHelp = asked === '--help' || asked === '-h';
    (forHelp ? console.log : console.error)(forHelp ? usage : `This takes no arguments, and got ${asked}.\n\n${usage}`);
    process.exit(forHelp ? 0 : 2);
  }
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

/** A line about a step, with the seconds since the command began. */
export const stepTeller =
  (command: string, began = performance.now()) =>
  (text: string) =>
    console.log(`[${command}] ${((performance.now() - began) / 1000).toFixed(1)} s  ${text}`);
