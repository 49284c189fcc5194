import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Environment, Worker } from '../deploy/wrangler-config.ts';
import { getTarget } from './find-missing.ts';
import type { CreatedResource } from './resources.ts';
import { callWrangler, type RunWrangler } from './wrangler.ts';

type Secret = Extract<CreatedResource, { kind: 'secret' }>;
type Secrets = Record<string, Record<string, string>>;

const BYTES = 32;

/**
 * Checks that the secrets which other services have issued are in the environment.
 *
 * @throws Error that names every one that is not.
 */
export function requireGivenSecrets(missing: readonly CreatedResource[], env: NodeJS.ProcessEnv): void {
  const names = missing.flatMap((resource) =>
    resource.kind === 'secret' && resource.source === 'given' && !env[resource.name] ? [resource.name] : [],
  );
  if (names.length > 0)
    throw new Error(`Another service has issued these secrets. Set them in the environment: ${names.join(', ')}`);
}

const readSecrets = (file: string): Secrets => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Creates the secrets of a Worker that are missing. Random ones are written to a file before they are sent, because
 * Cloudflare shows them to nobody; what an interrupted run has written is used. No value is printed.
 *
 * @param file where an operator finds the generated secrets.
 */
export function createSecrets(
  worker: Worker,
  secrets: readonly Secret[],
  environment: Environment,
  { wrangler, env, file }: { wrangler: RunWrangler; env: NodeJS.ProcessEnv; file: string },
): void {
  const stored = readSecrets(file);
  const values: Record<string, string> = {};
  for (const { name, source } of secrets)
    values[name] =
      source === 'given' ? (env[name] ?? '') : (stored[worker]?.[name] ?? randomBytes(BYTES).toString('hex'));
  const random = secrets.filter(({ source }) => source === 'random').map(({ name }) => [name, values[name] ?? '']);
  const next: Secrets = { ...stored, [worker]: { ...stored[worker], ...Object.fromEntries(random) } };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
  callWrangler(wrangler, ['secret', 'bulk', ...getTarget(worker, environment)], JSON.stringify(values));
}
