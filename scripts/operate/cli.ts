import { CallError, callSite } from './call-site.ts';
import { parseCommandLine, USAGE, UsageError } from './command-line.ts';
import { formatResult } from './format-result.ts';

/** Runs the command. Returns the exit status: 0, 1 when it failed or health is red, 2 when the arguments are wrong. */
async function run(args: readonly string[], key: string | undefined): Promise<0 | 1 | 2> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  try {
    const operation = parseCommandLine(args);
    if (!key) throw new CallError('OPERATOR_KEY is not set. `npm start` creates that of the local site.');
    const { isRed, value } = await callSite(operation, key);
    console.log(operation.isJson ? JSON.stringify(value, null, 2) : formatResult(operation.command, value));
    return isRed ? 1 : 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof CallError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2), process.env.OPERATOR_KEY);
