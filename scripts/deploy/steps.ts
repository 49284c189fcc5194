import type { Part } from './parts.ts';
import { type Environment, getConfigFile, type WORKERS } from './wrangler-config.ts';

/** The folder of each part. */
export const FOLDERS = { api: 'api-function', shell: 'shell' } as const satisfies Record<
  Part,
  (typeof WORKERS)[number]
>;

/** One command of a deployment, and the folder in which it runs. */
export type Step = { title: string; command: string; args: readonly string[]; folder: string };

/**
 * Lists the commands that deploy a part, in their order: migrations run before the API, and the shell is built anew, so that
 * no stale build is deployed.
 *
 * @param isDryRun nothing of the account is changed or read.
 */
export function listSteps(part: Part, environment: Environment, isDryRun: boolean): Step[] {
  const target = ['--env', environment, '-c', getConfigFile(FOLDERS[part])];
  const deploy = {
    title: `deploy the ${part} to ${environment}`,
    command: 'wrangler',
    args: ['deploy', ...target, ...(isDryRun ? ['--dry-run'] : [])],
    folder: '.',
  };
  if (part === 'shell')
    return [{ title: 'build the shell', command: 'rsbuild', args: ['build'], folder: 'shell' }, deploy];
  const migrate = {
    title: `apply the migrations of the database of ${environment}`,
    command: 'wrangler',
    args: ['d1', 'migrations', 'apply', 'DB', '--remote', ...target],
    folder: '.',
  };
  return isDryRun ? [deploy] : [migrate, deploy];
}
