import { FILE_LIST, writeFileList } from './file-list.ts';
import type { Part } from './parts.ts';
import { type Environment, getConfigFile, readSection, type WORKERS } from './wrangler-config.ts';

/** The folder of each part. */
export const FOLDERS = { api: 'api-function', shell: 'shell' } as const satisfies Record<
  Part,
  (typeof WORKERS)[number]
>;

/** One command of a deployment, the folder in which it runs, and what writes a file that it reads. */
export type Step = { title: string; command: string; args: readonly string[]; folder: string; prepare?: () => void };

/** What is deployed: to all visitors, or uploaded as a version that nobody gets yet; `tag` says of which revision it is. */
export type Version = {
  part: Part;
  environment: Environment;
  isCanary: boolean;
  tag: string;
  /** Nothing of the account is changed or read. */
  isDryRun: boolean;
};

/** The arguments that choose the Worker of a part. */
export const getTarget = (part: Part, environment: Environment) => [
  ...['--env', environment],
  ...['-c', getConfigFile(FOLDERS[part])],
];

const onAccount = (title: string, ...args: string[]): Step => ({ title, command: 'wrangler', args, folder: '.' });

const migrate = (environment: Environment): Step =>
  onAccount(
    `apply the migrations of the database of ${environment}`,
    ...['d1', 'migrations', 'apply', 'DB', '--remote', ...getTarget('api', environment)],
  );

const BUILD: Step = { title: 'build the shell', command: 'rsbuild', args: ['build'], folder: 'shell' };

/** The name of the shell's bucket. */
export const findBucket = (environment: Environment): string =>
  readSection('shell', environment).r2_buckets?.find(({ binding }) => binding === 'R2_SHELL')?.bucket_name ?? '';

/** Its files are in the bucket before anybody gets it, so that the other version can serve them (docs/decisions/0086). */
function storeFiles(environment: Environment): Step {
  const args = ['r2', 'bulk', 'put', findBucket(environment), '--filename', FILE_LIST, '--remote', '--force'];
  return { ...onAccount('store the files of this version of the shell', ...args), prepare: writeFileList };
}

/**
 * Lists the commands that deploy a part or upload a version of it, in their order: migrations run before the API, and the shell
 * is built anew, so that no stale build is deployed.
 */
export function listSteps({ part, environment, isCanary, tag, isDryRun }: Version): Step[] {
  const [verb, title] = isCanary ? [['versions', 'upload'], 'upload a version of'] : [['deploy'], 'deploy'];
  const args = [...verb, ...getTarget(part, environment), '--tag', tag, ...(isDryRun ? ['--dry-run'] : [])];
  const deploy = onAccount(`${title} the ${part} to ${environment}`, ...args);
  const onlyThere = isDryRun ? [] : [part === 'api' ? migrate(environment) : storeFiles(environment)];
  return [...(part === 'shell' ? [BUILD] : []), ...onlyThere, deploy];
}
