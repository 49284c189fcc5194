import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { parseReleaseServers } from '../schema/release-servers.ts';
import type { Environment } from './environment.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

const readShell = (environment: Environment) =>
  unstable_readConfig(
    { config: path.join(WORKSPACE, 'shell/wrangler.jsonc'), env: environment },
    { hideWarnings: true },
  );

/**
 * Reads where visitors reach an environment: the first route of the shell's Worker.
 *
 * @returns the origin of its site.
 * @throws Error when the shell has no route.
 */
export function readSite(environment: Environment): string {
  const [route] = readShell(environment).routes ?? [];
  const pattern = typeof route === 'string' ? route : route?.pattern;
  if (!pattern) throw new Error(`shell/wrangler.jsonc has no route in env.${environment}`);
  return `https://${pattern}`;
}

/** Reads through which tunnels teams may look at a build in an environment, each as host and port; mostly none. */
export const readTunnels = (environment: Environment): string[] => [
  ...parseReleaseServers(String(readShell(environment).vars.RELEASE_SERVERS)).keys(),
];
