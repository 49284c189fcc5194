import path from 'node:path';
import { runWrangler } from '../bootstrap-account/wrangler.ts';
import { requireAccount } from '../deploy/account.ts';
import { describeSteps, restore } from './restore.ts';
import type { Options } from './steps.ts';

/**
 * Restores the database of an environment, or prints the steps.
 *
 * @throws Error that says what is not set, or which step failed and what to do.
 */
export function runRestore(options: Options, isDryRun: boolean): void {
  if (isDryRun) {
    console.log(describeSteps(options).join('\n'));
    return;
  }
  requireAccount(process.env);
  const workspace = path.resolve(import.meta.dirname, '../..');
  restore(options, { wrangler: runWrangler, workspace, print: (line) => console.log(`[restore] ${line}`) });
  console.log(
    `[restore] Done. When the health of ${options.environment} is green, delete the files kept.*.sql and replay.*.sql.`,
  );
}
