import { type Environment, readTopLevel } from './wrangler-config.ts';

/** The header by which one request gets a version of a deployment, whatever its share. */
const OVERRIDES = 'Cloudflare-Workers-Version-Overrides';

const TIMEOUT_MS = 10_000;

/**
 * Asks a version of the shell's Worker which version of the shell it serves: by that name browsers report it.
 *
 * @param site origin of the environment.
 * @param version id of the Worker's version, which some visitors get.
 * @throws Error when the site does not respond.
 */
export async function fetchShellVersion(
  site: string,
  environment: Environment,
  version: string,
  fetch = globalThis.fetch,
): Promise<string> {
  const headers = { [OVERRIDES]: `${readTopLevel('shell').name}-${environment}="${version}"` };
  const response = await fetch(`${site}/_mfe/remotes.json`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${site} responded with status ${response.status} when asked for its version`);
  const { shell } = Object(await response.json());
  if (typeof shell?.version !== 'string')
    throw new Error(`${site} says no version of its shell: is it the guide's site?`);
  return shell.version;
}
