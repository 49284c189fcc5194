import path from 'node:path';
import { requireAccount } from '../deploy/account.ts';
import type { Environment } from '../deploy/wrangler-config.ts';
import { bootstrap } from './bootstrap.ts';
import { describeNeeds, describeOutcome } from './describe.ts';
import { listResources } from './resources.ts';
import { runWrangler } from './wrangler.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/**
 * Creates what an environment needs and prints it, or prints only what it needs.
 *
 * @throws Error that says what is not set, or what could not be created.
 */
export function runBootstrap(environment: Environment, isDryRun: boolean, isJson: boolean): void {
  const resources = listResources(environment);
  const print = (data: object, lines: readonly string[]) =>
    console.log(isJson ? JSON.stringify({ environment, ...data }) : lines.join('\n'));
  if (isDryRun) {
    print({ needed: resources.created, others: resources.others }, describeNeeds(environment, resources));
    return;
  }
  requireAccount(process.env);
  const outcome = bootstrap(environment, { wrangler: runWrangler, env: process.env, workspace: WORKSPACE });
  print({ ...outcome, others: resources.others }, describeOutcome(environment, outcome, resources.others));
}
