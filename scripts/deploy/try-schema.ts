import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listChangedFiles } from '../changed-files.ts';
import { runPnpm } from '../packages/pnpm.ts';

const MIGRATION = /^api-function\/migrations\/\w+\.sql$/;

/** Where the repository is, and how the tests of the API run in a copy of it. */
export type Context = { root: string; runTests: (folder: string) => boolean; print: (line: string) => void };

/** Of the code: what tests the migrations and the restore lists the tables of its own day. A busy computer takes longer. */
const TESTS = ['run', '--root', 'api-function', '--test-timeout', '60000', 'src/'];

/** Installs a copy of the repository, and runs the tests of its API in workerd. */
export function runApiTests(folder: string): boolean {
  const { isOk, stdout, stderr } = runPnpm(folder, ['install', '--frozen-lockfile', '--prefer-offline']);
  if (!isOk) throw new Error(`The packages of that revision could not be installed:\n${stdout}${stderr}`);
  const env = { ...process.env, PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
  return spawnSync('vitest', TESTS, { cwd: folder, env, stdio: 'inherit' }).status === 0;
}

/** Finds the commit of a revision. @throws Error when this copy of the repository lacks it. */
function findCommit(root: string, revision: string): string {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(
    `This copy of the repository has no revision ${revision}: git fetch --unshallow brings its history, or name another one`,
  );
}

/** Lists the migrations that a revision lacks. @throws Error when one that it has was changed. */
function findNewMigrations(root: string, commit: string): string[] {
  const files = listChangedFiles(commit, root).filter((file) => MIGRATION.test(file));
  const known = spawnSync('git', ['ls-tree', '-r', '--name-only', '-z', commit, 'api-function/migrations'], {
    cwd: root,
  });
  const old = new Set(known.stdout.toString().split('\0'));
  const changed = files.filter((file) => old.has(file));
  if (changed.length === 0) return files.sort();
  throw new Error(`A migration that was released is never edited or removed: ${changed.join(', ')}. Add another one`);
}

/** Does something with a copy of a commit, which is removed afterwards. */
function withCopy<Result>(root: string, commit: string, use: (folder: string) => Result): Result {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'revision-')), 'copy');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('worktree', 'add', '--detach', folder, commit);
  try {
    return use(folder);
  } finally {
    rmSync(path.dirname(folder), { recursive: true });
    git('worktree', 'prune');
  }
}

/**
 * Tries whether the API of a revision survives the schema of the working copy: its own tests run on all migrations.
 *
 * @throws Error when they fail, when the revision is missing, or when a migration was edited.
 */
export function trySchema(revision: string, { root, runTests, print }: Context): void {
  const commit = findCommit(root, revision);
  const migrations = findNewMigrations(root, commit);
  if (migrations.length === 0) {
    print(`No migration is newer than ${revision}: there is nothing to try`);
    return;
  }
  const names = migrations.map((file) => path.basename(file)).join(', ');
  print(`Running the tests of the API of ${revision} with ${names}`);
  const isPassed = withCopy(root, commit, (folder) => {
    for (const file of migrations) cpSync(path.join(root, file), path.join(folder, file));
    return runTests(folder);
  });
  if (!isPassed)
    throw new Error(
      `The API of ${revision} does not survive ${names}, see above. Expand first, and contract when it runs nowhere any more`,
    );
  print(`The API of ${revision} survives ${names}`);
}
