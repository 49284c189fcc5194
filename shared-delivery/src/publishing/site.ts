import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import type { Environment } from './environment.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads where visitors reach an environment: the first route of the shell's Worker.
 *
 * @returns the origin of its site.
 * @throws Error when the shell has no route.
 */
export function readSite(environment: Environment): string {
  const { routes } = unstable_readConfig(
    { config: path.join(WORKSPACE, 'shell/wrangler.jsonc'), env: environment },
    { hideWarnings: true },
  );
  const [route] = routes ?? [];
  const pattern = typeof route === 'string' ? route : route?.pattern;
  if (!pattern) throw new Error(`shell/wrangler.jsonc has no route in env.${environment}`);
  return `https://${pattern}`;
}
