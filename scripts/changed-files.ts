import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Lists the files that differ from a revision, including uncommitted and untracked files.
 *
 * @param base a git revision.
 * @throws Error when git does not know the revision.
 */
export const listChangedFiles = (base: string): string[] => [
  ...git('diff', '--name-only', base, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
