import { type Environment, getConfigFile, type Worker } from '../deploy/wrangler-config.ts';
import type { CreatedResource } from './resources.ts';
import { callWrangler, type RunWrangler, readFromAccount } from './wrangler.ts';

/** The arguments that choose a Worker of an environment. */
export const getTarget = (worker: Worker, environment: Environment): string[] => [
  ...['--env', environment],
  ...['-c', getConfigFile(worker)],
];

/** Reads the databases of the account: their ids by their names. */
export function readDatabases(wrangler: RunWrangler): ReadonlyMap<string, string> {
  const databases: { name: string; uuid: string }[] = JSON.parse(callWrangler(wrangler, ['d1', 'list', '--json']));
  return new Map(databases.map(({ name, uuid }) => [name, uuid]));
}

/** Reads the names of the secrets of a Worker; none when it does not exist yet. */
function readSecretNames(wrangler: RunWrangler, worker: Worker, environment: Environment): readonly string[] {
  const stdout = readFromAccount(wrangler, ['secret', 'list', '--format', 'json', ...getTarget(worker, environment)]);
  const secrets: { name: string }[] = stdout === null ? [] : JSON.parse(stdout);
  return secrets.map(({ name }) => name);
}

/**
 * Finds what the account lacks, and changes nothing.
 *
 * @throws Error when the account cannot be read.
 */
export function findMissing(
  resources: readonly CreatedResource[],
  environment: Environment,
  wrangler: RunWrangler,
): CreatedResource[] {
  const databases = readDatabases(wrangler);
  const secrets = new Map<Worker, readonly string[]>();
  const exists = (resource: CreatedResource): boolean => {
    const { kind, name } = resource;
    switch (kind) {
      case 'bucket':
        return readFromAccount(wrangler, ['r2', 'bucket', 'info', name, '--json']) !== null;
      case 'queue':
        return readFromAccount(wrangler, ['queues', 'info', name]) !== null;
      case 'database':
        return databases.has(name);
      case 'secret': {
        const { worker } = resource;
        const names = secrets.get(worker) ?? readSecretNames(wrangler, worker, environment);
        secrets.set(worker, names);
        return names.includes(name);
      }
    }
  };
  return resources.filter((resource) => !exists(resource));
}
