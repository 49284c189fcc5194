import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import type { RunWrangler } from '../bootstrap-account/wrangler.ts';
import { createOperateCommand } from '../operate/command.ts';
import { KEPT_TABLES } from '../restore/steps.ts';
import { backUp } from './back-up.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'backup-')), 'new');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

/** A wrangler that writes the tables that it exports. */
const exportTables: RunWrangler = (args) => {
  const tables = args.filter((_, index) => args[index - 1] === '--table');
  writeFileSync(args[args.indexOf('--output') + 1] ?? '', tables.join(' ') || 'everything');
  return { isOk: true, stdout: '', output: '' };
};

test('writes everything, and what a restore has to repeat, for nobody else to read', () => {
  const files = backUp('production', folder, exportTables);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['everything', KEPT_TABLES.join(' ')]);
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
});

test('an export that fails or writes nothing is no backup', () => {
  const fail: RunWrangler = () => ({ isOk: false, stdout: '', output: 'Authentication error' });
  expect(() => backUp('production', folder, fail)).toThrow(/^wrangler d1 export .* failed:\nAuthentication error$/);
  const skip: RunWrangler = () => ({ isOk: true, stdout: '', output: '' });
  expect(() => backUp('production', folder, skip)).toThrow('backup.sql: this is no backup');
});

test('lists the commands of an environment without doing anything', async () => {
  const args = ['backup', '--env', 'staging', '--folder', folder, '--dry-run'];
  const { status, stdout } = await captureCommand(createOperateCommand(), ...args);
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^wrangler d1 export DB --remote --output .*backup\.sql -y --env staging -c api-function/),
    expect.stringMatching(/^wrangler d1 export DB --remote --no-schema --table .*kept\.sql -y --env staging -c/),
  ]);
});

test.each([
  [['backup', '--folder', 'x'], "required option '--env <environment>' not specified"],
  [['backup', '--env', 'prod', '--folder', 'x'], 'Allowed choices are staging, production.'],
  [['backup', '--env', 'staging'], "required option '--folder <folder>' not specified"],
])('refuses %j', async (args, words) => {
  const { status, stderr } = await captureCommand(createOperateCommand(), ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
});
