import { parseArgs } from 'node:util';

export const USAGE = `Runs the checks and tests of the workspace; ends with "N passed, N failed".

  npm test                            the checks, all tests in Node and workerd, and the core browser tests
  npm test -- --all                   everything, as before a change lands: all browser tests too
  npm test -- --changed               of these, what the uncommitted change affects; also with --all
  npm test -- --changed --base REV    what has changed since a git revision`;

export type TestOptions = {
  /** The git revision to compare with; null runs everything. */
  base: string | null;
  /** Runs all browser tests instead of the core ones. */
  isAll: boolean;
  help: boolean;
};

/**
 * Parses the arguments of `npm test`.
 *
 * @throws Error when they cannot be used.
 */
export function parseTestOptions(args: readonly string[]): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean' },
      changed: { type: 'boolean' },
      base: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.base !== undefined && !values.changed) throw new Error('--base needs --changed');
  return {
    base: values.changed ? (values.base ?? 'HEAD') : null,
    isAll: values.all ?? false,
    help: values.help ?? false,
  };
}
