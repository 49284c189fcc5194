import path from 'node:path';
import { runWrangler } from '../bootstrap-account/wrangler.ts';
import { requireAccount } from '../deploy/account.ts';
import { UsageError } from '../deploy/command-line.ts';
import { parseCommandLine, USAGE } from './command-line.ts';
import { describeSteps, restore } from './restore.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(USAGE);
else
  try {
    const options = parseCommandLine(args, new Date());
    if (options.isDryRun) console.log(describeSteps(options).join('\n'));
    else {
      requireAccount(process.env);
      const workspace = path.resolve(import.meta.dirname, '../..');
      restore(options, { wrangler: runWrangler, workspace, print: (line) => console.log(`[restore] ${line}`) });
      console.log(
        `[restore] Done. When the health of ${options.environment} is green, delete the files kept.*.sql and replay.*.sql.`,
      );
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${USAGE}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
