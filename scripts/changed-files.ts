import { execFileSync } from 'node:child_process';

/**
 * Lists the files that differ from a revision, including uncommitted and untracked files. A moved file is listed under
 * both of its paths, because its old package has changed too.
 *
 * @param base a git revision.
 * @throws Error when git does not know the revision.
 */
export function listChangedFiles(base: string, root = process.cwd()): string[] {
  // -z, because git quotes and escapes names with other than ASCII characters otherwise.
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', base, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
