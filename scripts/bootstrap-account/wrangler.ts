import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Runs wrangler with arguments and a text on its standard input. */
export type RunWrangler = (
  args: readonly string[],
  input?: string,
) => { isOk: boolean; stdout: string; output: string };

/** Runs the wrangler of the workspace, without a terminal's questions. */
export const runWrangler: RunWrangler = (args, input = '') => {
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const { status, stdout, stderr, error } = spawnSync('wrangler', args, { input, encoding: 'utf8', env });
  // wrangler colours its errors for a terminal, and its texts are compared below.
  const output = stripVTControlCharacters(error?.message ?? `${stdout}${stderr}`.trim());
  return { isOk: status === 0, stdout: stdout ?? '', output };
};

const describeFailure = (args: readonly string[], output: string) =>
  new Error(`wrangler ${args.join(' ')} failed:\n${output}`);

/**
 * Runs a command of wrangler.
 *
 * @returns what it printed.
 * @throws Error with its output when it fails.
 */
export function callWrangler(wrangler: RunWrangler, args: readonly string[], input?: string): string {
  const { isOk, stdout, output } = wrangler(args, input);
  if (!isOk) throw describeFailure(args, output);
  return stdout;
}

/** What wrangler says of a bucket (10006), a Worker (10007) or a queue that is not there. */
const NOT_FOUND = /\[code: 1000[67]\]|Queue ".*" does not exist|Worker ".*" .*not found/;

/**
 * Runs a command of wrangler that reads something of the account.
 *
 * @returns what it printed; null when there is no such thing.
 * @throws Error with its output when it fails for another reason, such as a token without the permission.
 */
export function readFromAccount(wrangler: RunWrangler, args: readonly string[]): string | null {
  const { isOk, stdout, output } = wrangler(args);
  if (isOk) return stdout;
  if (NOT_FOUND.test(output)) return null;
  throw describeFailure(args, output);
}
