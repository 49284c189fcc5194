import { parseArgs } from 'node:util';

export const USAGE = `Runs every check and test of the workspace; ends with "N passed, N failed".

  npm test                            everything
  npm test -- --changed               what the uncommitted change affects
  npm test -- --changed --base REV    what has changed since a git revision`;

export type TestOptions = {
  /** The git revision to compare with; null runs everything. */
  base: string | null;
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
    options: { changed: { type: 'boolean' }, base: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.base !== undefined && !values.changed) throw new Error('--base needs --changed');
  return { base: values.changed ? (values.base ?? 'HEAD') : null, help: values.help ?? false };
}
