import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trySchema } from './try-schema.ts';

const FOLDER = 'api-function/migrations';

let root: string;
let lines: string[];
/** What was in the copy in which the tests of the old API ran. */
let tried: { folder: string; code: string; migrations: string[] }[];

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

beforeEach(() => {
  [root, lines, tried] = [mkdtempSync(path.join(tmpdir(), 'repository-')), [], []];
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  write('api-function/code.ts', 'old');
  write(`${FOLDER}/0001_trip.sql`, 'create table trip (id integer)');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@guide.test', 'commit', '-qm', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (isPassed = true, revision = 'HEAD') =>
  trySchema(revision, {
    root,
    print: (line) => lines.push(line),
    runTests: (folder) => {
      const code = readFileSync(path.join(folder, 'api-function/code.ts'), 'utf8');
      tried.push({ folder, code, migrations: globSync('*.sql', { cwd: path.join(folder, FOLDER) }).sort() });
      return isPassed;
    },
  });

test('the old code is tried on the new migrations, those that git does not know yet included, in a copy that is removed', () => {
  write('api-function/code.ts', 'new');
  write(`${FOLDER}/0002_note.sql`, 'alter table trip add column note text');
  run();
  expect(tried).toMatchObject([{ code: 'old', migrations: ['0001_trip.sql', '0002_note.sql'] }]);
  expect(lines.at(-1)).toBe('The API of HEAD survives 0002_note.sql');
  expect(existsSync(tried[0]?.folder ?? '')).toBe(false);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

test('tests that fail say what the old code does not survive, and leave no copy', () => {
  write(`${FOLDER}/0002_note.sql`, 'drop table trip');
  expect(() => run(false)).toThrow('The API of HEAD does not survive 0002_note.sql');
  expect(existsSync(tried[0]?.folder ?? '')).toBe(false);
});

test('without a new migration nothing is tried', () => {
  write('api-function/code.ts', 'new');
  run();
  expect([tried, lines]).toEqual([[], ['No migration is newer than HEAD: there is nothing to try']]);
});

test('a migration that was edited or removed is refused', () => {
  write(`${FOLDER}/0001_trip.sql`, 'create table trip (id integer, note text)');
  expect(run).toThrow('is never edited or removed: api-function/migrations/0001_trip.sql. Add another one');
  rmSync(path.join(root, FOLDER, '0001_trip.sql'));
  expect(run).toThrow('is never edited or removed');
});

test.each(['abc1234', '--help', 'HEAD~1'])('the revision %s, which the repository lacks, is refused', (revision) => {
  expect(() => run(true, revision)).toThrow(
    `This copy of the repository has no revision ${revision}: git fetch --unshallow brings its history`,
  );
});
