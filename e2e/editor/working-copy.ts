import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** A copy of this working copy that a test may change. */
export type WorkingCopy = {
  folder: string;
  /** Lists the files that differ from the first commit, one line each as `git status --porcelain` prints them. */
  listChanges: () => string[];
  /** Lists the lines that were removed (`-…`) and added (`+…`). */
  listChangedLines: () => string[];
  /** Lists the English names of the entries of a folder that are due on a day, sorted, as the command finds them. */
  listDue: (day: string, contentFolder: string) => string[];
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const UNCOPIED = /^(art|shared-pictures)\//;

const ENGLISH_NAME = /^(?:name|title):\n {2}en: (?<name>.+)$/m;

function listDueNames(folder: string, day: string, contentFolder: string): string[] {
  const command = ['scripts/content/cli.ts', 'due', '--on', day];
  const lines = splitLines(execFileSync('node', command, { cwd: folder, encoding: 'utf8' }));
  const files = lines.flatMap((line) => (line.startsWith(contentFolder) ? [line.replace(/:.*/, '')] : []));
  return [...new Set(files)]
    .map((file) => ENGLISH_NAME.exec(readFileSync(path.join(folder, file), 'utf8'))?.groups?.name ?? file)
    .sort();
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

/** Splits text into its lines, without empty ones. */
export const splitLines = (text: string): string[] => text.split('\n').filter(Boolean);

/** Lists the lines that a diff removes (`-…`) and adds (`+…`). */
export const parseChangedLines = (diff: string): string[] =>
  splitLines(diff).filter((line) => /^[-+](?![-+])/.test(line));

/**
 * Copies the files of this working copy, except the pictures and what draws them, to a git repository of its own; the installed
 * packages are shared.
 *
 * @param name names the folder, so that copies at the same time need different names.
 */
export function copyWorkspace(name: string): WorkingCopy {
  const folder = path.join(ROOT, '.stack/e2e', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = splitLines(git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard'));
  for (const file of files)
    if (!UNCOPIED.test(file) && existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(folder, file));
  for (const packageFolder of ['.', ...new Set(files.map((file) => file.split('/')[0] ?? ''))]) {
    const packages = path.join(ROOT, packageFolder, 'node_modules');
    if (!UNCOPIED.test(`${packageFolder}/`) && existsSync(packages))
      symlinkSync(packages, path.join(folder, packageFolder, 'node_modules'));
  }
  // As an installation does.
  execFileSync('node', ['shared-languages/build/compile-all.ts'], { cwd: folder });
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Initial commit');
  return {
    folder,
    listChanges: () =>
      splitLines(git(folder, 'status', '--porcelain', '--untracked-files=all')).map((line) => line.trim()),
    listChangedLines: () => parseChangedLines(git(folder, 'diff', '--unified=0')),
    listDue: (day, contentFolder) => listDueNames(folder, day, contentFolder),
  };
}

/**
 * Sets variables and secrets of the API of a working copy.
 *
 * @returns the path of the Worker's configuration.
 */
export function configureApi({ folder }: WorkingCopy, variables: Readonly<Record<string, string>>): string {
  const api = path.join(folder, 'api-function');
  const secret = 'x'.repeat(32);
  const lines = Object.entries({
    LINK_SECRET: secret,
    DESK_SECRET: secret,
    ADDRESS_DIGEST_SECRET: secret,
    ...variables,
  }).map(([name, value]) => `${name}=${value}`);
  writeFileSync(path.join(api, '.dev.vars'), lines.join('\n'));
  return path.join(api, 'wrangler.jsonc');
}

/** Creates a function that runs the command by which editors publish a part of the content, from a working copy. */
const createPublish =
  (part: 'catalogue' | 'tips') =>
  ({ folder }: WorkingCopy, state: string, variables: Readonly<Record<string, string>> = {}) =>
    promisify(execFile)('node', ['scripts/content/cli.ts', 'publish', part, '--to', state], {
      cwd: folder,
      env: { ...process.env, ...variables },
    });

/**
 * Runs the command that validates, builds and publishes the trip tips of a working copy.
 *
 * @param state folder of the stack's storage.
 * @throws what `execFile` rejects with, which has `code` and `stderr`, when the command fails.
 */
export const publishTips = createPublish('tips');

/** Runs the command that validates, builds and publishes the catalogue of a working copy; as `publishTips` does. */
export const publishCatalogue = createPublish('catalogue');
