import path from 'node:path';
import { requireAccount } from '../deploy/account.ts';
import { UsageError } from '../deploy/command-line.ts';
import { bootstrap } from './bootstrap.ts';
import { parseCommandLine, USAGE } from './command-line.ts';
import { describeNeeds, describeOutcome } from './describe.ts';
import { listResources } from './resources.ts';
import { runWrangler } from './wrangler.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

function run(args: readonly string[]) {
  const { environment, isDryRun, isJson } = parseCommandLine(args);
  const resources = listResources(environment);
  const print = (data: object, lines: readonly string[]) =>
    console.log(isJson ? JSON.stringify({ environment, ...data }) : lines.join('\n'));
  if (isDryRun)
    return print({ needed: resources.created, others: resources.others }, describeNeeds(environment, resources));
  requireAccount(process.env);
  const outcome = bootstrap(environment, { wrangler: runWrangler, env: process.env, workspace: WORKSPACE });
  return print({ ...outcome, others: resources.others }, describeOutcome(environment, outcome, resources.others));
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(USAGE);
else
  try {
    run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${USAGE}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
