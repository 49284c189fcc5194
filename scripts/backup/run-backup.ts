import { runWrangler } from '../bootstrap-account/wrangler.ts';
import { requireAccount } from '../deploy/account.ts';
import type { Environment } from '../deploy/wrangler-config.ts';
import { backUp, listExports } from './back-up.ts';

/**
 * Exports the database of an environment, or prints the commands.
 *
 * @throws Error that says what is not set, or which export failed.
 */
export function runBackup(environment: Environment, folder: string, isDryRun: boolean): void {
  if (isDryRun) {
    for (const args of listExports(environment, folder)) console.log(`wrangler ${args.join(' ')}`);
    return;
  }
  requireAccount(process.env);
  console.log(`Written: ${backUp(environment, folder, runWrangler).join(' and ')}`);
}
