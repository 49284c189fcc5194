import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
export const linesOf = (text: string) => text.split('\n').filter(Boolean);
/** The lines that a diff takes away and puts in. */
export const changedLinesOf = (diff: string) => linesOf(diff).filter((line) => /^[-+](?![-+])/.test(line));

/**
 * Copies what git knows, or would; the packages are shared with the original. Pictures are not written to.
 *
 * @param name keeps the copies of tests apart.
 */
export function copyWorkspace(name = 'working-copy'): WorkingCopy {
  const folder = path.join(ROOT, '.stack/e2e', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = linesOf(git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard'));
  for (const file of files)
    if (!file.startsWith('art/') && existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(folder, file));
  for (const packageFolder of ['.', ...new Set(files.map((file) => file.split('/')[0] ?? ''))]) {
    const packages = path.join(ROOT, packageFolder, 'node_modules');
    if (packageFolder !== 'art' && existsSync(packages))
      symlinkSync(packages, path.join(folder, packageFolder, 'node_modules'));
  }
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'As it began');
  return {
    folder,
    changes: () => linesOf(git(folder, 'status', '--porcelain', '--untracked-files=all')).map((line) => line.trim()),
    changedLines: () => changedLinesOf(git(folder, 'diff', '--unified=0')),
  };
}

/**
 * Gives the API of a working copy variables and secrets of its own.
 *
 * @returns the Worker's configuration.
 */
export function configureApi({ folder }: WorkingCopy, variables: Readonly<Record<string, string>>): string {
  const api = path.join(folder, 'api-function');
  const lines = Object.entries({ LINK_SECRET: 'x'.repeat(32), ...variables }).map(
    ([name, value]) => `${name}=${value}`,
  );
  writeFileSync(path.join(api, '.dev.vars'), lines.join('\n'));
  return path.join(api, 'wrangler.jsonc');
}

/**
 * Publishes the tips of a working copy, as an editor does.
 *
 * @param state folder of the local buckets.
 * @param variables of the build.
 * @throws what the command wrote, with its exit code.
 */
export const publishFrom = ({ folder }: WorkingCopy, state: string, variables: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)('node', ['mfe-trip-tips/src/commands/publish.ts', '--to', state], {
    cwd: folder,
    env: { ...process.env, ...variables },
  });
