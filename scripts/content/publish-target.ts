import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENTS, isEnvironment } from '../../shared-delivery/src/publishing/environment.ts';

/** Variables of the environment, each with what it is for. */
export type Variables = Readonly<Record<string, string>>;

/** What the real bucket needs. */
const ACCOUNT: Variables = {
  CLOUDFLARE_API_TOKEN: 'a token that may write to the bucket',
  CLOUDFLARE_ACCOUNT_ID: 'the account of the bucket',
};

/** @throws Error that names every variable that is missing. */
function requireVariables(variables: Variables, env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(variables).filter(([name]) => !env[name]);
  if (missing.length === 0) return;
  const lines = missing.map(([name, purpose]) => `  ${name}: ${purpose}`);
  throw new Error(`The real bucket needs in the environment:\n${lines.join('\n')}`);
}

/**
 * Converts the option `--to` to the arguments of `release publish`.
 *
 * @param to an environment for its real bucket, or the folder of wrangler's local buckets, relative to the current folder;
 *   that of `npm start` when undefined.
 * @param variables what a build for the real bucket needs besides the account.
 * @throws Error when there are no buckets in that folder, or the real bucket lacks a variable.
 */
export function getTargetArguments(
  to: string | undefined,
  workspace: string,
  variables: Variables = {},
  env: NodeJS.ProcessEnv = process.env,
): readonly string[] {
  if (isEnvironment(to)) {
    requireVariables({ ...ACCOUNT, ...variables }, env);
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
