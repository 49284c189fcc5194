import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChangedFiles } from './changed-files.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changed-files-'));
  git('init', '--quiet');
  write('shell/a.ts', 'a'.repeat(100));
  write('art/b.ts', 'b');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'First');
});
afterEach(() => rmSync(root, { recursive: true }));

test('lists edited, staged and untracked files', () => {
  write('shell/a.ts', 'edited');
  write('art/c.ts', 'staged');
  git('add', 'art/c.ts');
  write('docs/Қазақ тілі.md', 'untracked');
  expect(listChangedFiles('HEAD', root).sort()).toEqual(['art/c.ts', 'docs/Қазақ тілі.md', 'shell/a.ts']);
});

test('lists a moved file under its old and its new path', () => {
  renameSync(path.join(root, 'shell/a.ts'), path.join(root, 'art/a.ts'));
  git('add', '-A');
  expect(listChangedFiles('HEAD', root).sort()).toEqual(['art/a.ts', 'shell/a.ts']);
});

test('lists committed changes since an earlier revision', () => {
  write('art/b.ts', 'edited');
  git('commit', '--quiet', '-am', 'Second');
  expect(listChangedFiles('HEAD', root)).toEqual([]);
  expect(listChangedFiles('HEAD~1', root)).toEqual(['art/b.ts']);
});

test('an unknown revision is an error', () => {
  expect(() => listChangedFiles('none', root)).toThrow('none');
});
