import path from 'node:path';
import { type Environment, WORKERS } from '../deploy/wrangler-config.ts';
import { createSecrets, requireGivenSecrets } from './create-secrets.ts';
import { enterDatabaseId } from './database-id.ts';
import { findMissing, readDatabases } from './find-missing.ts';
import { type CreatedResource, listResources } from './resources.ts';
import { callWrangler, type RunWrangler } from './wrangler.ts';

/** What the command did: `created` is what was missing. */
export type Outcome = { existing: readonly CreatedResource[]; created: readonly CreatedResource[]; notes: string[] };

/** How the command reaches the account, and where it writes. */
export type Context = { wrangler: RunWrangler; env: NodeJS.ProcessEnv; workspace: string };

/** Names the file with the generated secrets, which git ignores. */
const getSecretsFile = (environment: Environment): string => `secrets.${environment}.json`;

const CREATION: Readonly<Record<'bucket' | 'database' | 'queue', readonly string[]>> = {
  bucket: ['r2', 'bucket', 'create'],
  database: ['d1', 'create'],
  queue: ['queues', 'create'],
};

/**
 * Creates what an environment needs and the account lacks. What is there stays as it is, so that it can be run again.
 *
 * @throws Error when the account cannot be read, something cannot be created, or a secret has to be given: nothing is
 *   created then that was not before it.
 */
export function bootstrap(environment: Environment, { wrangler, env, workspace }: Context): Outcome {
  const resources = listResources(environment, workspace).created;
  const missing = findMissing(resources, environment, wrangler);
  requireGivenSecrets(missing, env);
  for (const resource of missing)
    if (resource.kind !== 'secret') callWrangler(wrangler, [...CREATION[resource.kind], resource.name]);
  const notes = enterDatabaseIds(resources, environment, { wrangler, workspace });
  const file = getSecretsFile(environment);
  for (const worker of WORKERS) {
    const secrets = missing.flatMap((item) => (item.kind === 'secret' && item.worker === worker ? [item] : []));
    if (secrets.length > 0)
      createSecrets(worker, secrets, environment, { wrangler, env, file: path.join(workspace, file) });
  }
  if (missing.some((item) => item.kind === 'secret' && item.source === 'random'))
    notes.push(`The new secrets are in ${file}: move them to where you keep passwords, and delete the file.`);
  return { existing: resources.filter((resource) => !missing.includes(resource)), created: missing, notes };
}

function enterDatabaseIds(
  resources: readonly CreatedResource[],
  environment: Environment,
  { wrangler, workspace }: Pick<Context, 'wrangler' | 'workspace'>,
): string[] {
  const ids = readDatabases(wrangler);
  return resources.flatMap(({ kind, name }) => {
    const id = kind === 'database' ? ids.get(name) : undefined;
    if (id === undefined || !enterDatabaseId(environment, name, id, workspace)) return [];
    return [`Entered the id of ${name} into api-function/wrangler.jsonc: commit it.`];
  });
}
