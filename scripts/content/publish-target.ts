import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENTS, isEnvironment } from '../../shared-delivery/src/publishing/environment.ts';

/** What the real bucket needs. */
const ACCOUNT: Readonly<Record<string, string>> = {
  CLOUDFLARE_API_TOKEN: 'a token that may write to the bucket',
  CLOUDFLARE_ACCOUNT_ID: 'the account of the bucket',
};

/** @throws Error that names every variable that is missing. */
function requireAccount(env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(ACCOUNT).filter(([name]) => !env[name]);
  if (missing.length === 0) return;
  const lines = missing.map(([name, purpose]) => `  ${name}: ${purpose}`);
  throw new Error(`The real bucket needs in the environment:\n${lines.join('\n')}`);
}

/**
 * Converts the option `--to` to the arguments of `release publish`.
 *
 * @param to an environment for its real bucket, or the folder of wrangler's local buckets, relative to the current folder;
 *   that of `npm start` when undefined.
 * @throws Error when there are no buckets in that folder, or the real bucket lacks a variable.
 */
export function getTargetArguments(
  to: string | undefined,
  workspace: string,
  env: NodeJS.ProcessEnv = process.env,
): readonly string[] {
  if (isEnvironment(to)) {
    requireAccount(env);
    return ['--cloudflare', '--env', to];
  }
  const state = to === undefined ? path.join(workspace, '.wrangler/state') : path.resolve(to);
  // A folder that a typing mistake names would be made, and nobody would read its buckets.
  if (!existsSync(path.join(state, 'v3')))
    throw new Error(
      `There are no local buckets in ${state}: npm start makes them; ${ENVIRONMENTS.join(' and ')} name the real ones`,
    );
  // The local site need not run while content is published for it.
  return ['--state', state, '--skip-gate', 'local buckets'];
}
