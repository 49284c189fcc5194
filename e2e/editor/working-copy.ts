import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** A copy of this working copy that a test may write to. */
export type WorkingCopy = {
  folder: string;
  /** What differs from how it began, as git tells it: one line per file. */
  changes: () => string[];
  /** The lines that were taken away and put in. */
  changedLines: () => string[];
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.stack/e2e/working-copy');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Copies what git knows, or would; the packages are shared with the original. Pictures are not written to. */
export function copyWorkspace(): WorkingCopy {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const files = linesOf(git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard'));
  for (const file of files)
    if (!file.startsWith('art/') && existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(FOLDER, file));
  for (const packageFolder of ['.', ...new Set(files.map((file) => file.split('/')[0] ?? ''))]) {
    const packages = path.join(ROOT, packageFolder, 'node_modules');
    if (packageFolder !== 'art' && existsSync(packages))
      symlinkSync(packages, path.join(FOLDER, packageFolder, 'node_modules'));
  }
  git(FOLDER, 'init', '--quiet');
  git(FOLDER, 'add', '--all');
  git(FOLDER, 'commit', '--quiet', '--message', 'As it began');
  return {
    folder: FOLDER,
    changes: () => linesOf(git(FOLDER, 'status', '--porcelain', '--untracked-files=all')).map((line) => line.trim()),
    changedLines: () => linesOf(git(FOLDER, 'diff', '--unified=0')).filter((line) => /^[-+](?![-+])/.test(line)),
  };
}

/**
 * Publishes the tips of a working copy, as an editor does.
 *
 * @param state folder of the local buckets.
 * @throws what the command wrote, with its exit code.
 */
export const publishFrom = ({ folder }: WorkingCopy, state: string) =>
  promisify(execFile)('node', ['mfe-trip-tips/src/commands/publish.ts', '--to', state], { cwd: folder });
