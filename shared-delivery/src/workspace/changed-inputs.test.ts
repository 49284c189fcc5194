import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChangedInputs } from './changed-inputs.ts';

let root: string;
const git = (day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
  });

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Writes a package that depends on others, by their folders. */
const writePackage = (folder: string, ...imported: string[]) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({ name: folder, dependencies: Object.fromEntries(imported.map((name) => [name, 'workspace:*'])) }),
  );

/** Changes files and commits them on a day. */
function commit(day: string, ...files: string[]) {
  for (const file of files) write(file, `${file} of ${day}`);
  git(day, 'add', '-A');
  git(day, 'commit', '--quiet', '-m', day);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changed-inputs-'));
  git('2026-11-01', 'init', '--quiet', '--initial-branch=main');
  writePackage('mfe-catalogue', 'shared-ui');
  writePackage('shared-ui', 'shared-dates');
  for (const folder of ['shared-dates', 'shared-planner', 'shell']) writePackage(folder);
  commit('2026-11-01', 'mfe-catalogue/a.ts', 'pnpm-lock.yaml');
});
afterEach(() => rmSync(root, { recursive: true }));

const find = (day: string) => findChangedInputs('mfe-catalogue', new Date(`${day}T00:00:00Z`), root);

test('names the packages that a package imports, itself and the lockfile, once each', () => {
  commit('2026-11-20', 'shared-dates/day.ts', 'pnpm-lock.yaml');
  commit('2026-11-21', 'shared-dates/қала күні.ts', 'mfe-catalogue/a.ts');
  expect(find('2026-11-19')).toEqual(['mfe-catalogue', 'pnpm-lock.yaml', 'shared-dates']);
  expect(find('2026-11-21')).toEqual(['mfe-catalogue', 'shared-dates']);
});

test('does not name what others import, what has changed before, and what no build reads', () => {
  commit('2026-11-10', 'shared-ui/Tabs.tsx');
  commit('2026-11-20', 'shared-planner/plan.ts', 'shell/index.ts', 'docs/README.md');
  expect(find('2026-11-19')).toEqual([]);
});

test('what a merge brings has changed on the day of the merge', () => {
  git('2026-11-10', 'checkout', '--quiet', '-b', 'tabs');
  commit('2026-11-10', 'shared-ui/Tabs.tsx');
  git('2026-11-20', 'checkout', '--quiet', 'main');
  git('2026-11-20', 'merge', '--quiet', '--no-ff', '-m', 'Merge', 'tabs');
  expect(find('2026-11-19')).toEqual(['shared-ui']);
});

test('a copy without its history is an error that says what to do', () => {
  commit('2026-11-20', 'shared-ui/Tabs.tsx');
  const origin = root;
  root = mkdtempSync(path.join(tmpdir(), 'changed-inputs-'));
  git('2026-11-20', 'clone', '--quiet', '--depth=1', pathToFileURL(origin).href, '.');
  rmSync(origin, { recursive: true });
  expect(() => find('2026-11-19')).toThrow('git fetch --unshallow');
});
