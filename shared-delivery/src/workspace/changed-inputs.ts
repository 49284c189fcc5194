import { execFileSync } from 'node:child_process';
import { findImportedPackages, readPackageGraph } from './workspace.ts';

/** The files at the root of the workspace that every build reads. */
const ROOT_FILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

/**
 * Finds what has changed since a moment, on the branch that is checked out, of what a package is built from.
 *
 * @param folder the folder of the package.
 * @returns the packages that it imports, itself, and files at the root of the workspace.
 * @throws Error when git cannot say it.
 */
export function findChangedInputs(folder: string, since: Date, root = process.cwd()): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
    throw new Error('This copy lacks the history, which says what has changed: git fetch --unshallow brings it');
  const inputs = [...findImportedPackages(folder, readPackageGraph(root)), ...ROOT_FILES];
  // A merge counts on its own day, because what it brings may be older.
  const merges = ['--first-parent', '--diff-merges=first-parent', '--no-renames'];
  const format = [`--since=${since.toISOString()}`, '--format=', '--name-only', '-z'];
  const files = git('log', ...merges, ...format, '--', ...inputs).split(/[\0\n]/);
  return [...new Set(files.filter(Boolean).map((file) => file.split('/')[0] ?? ''))].sort();
}
