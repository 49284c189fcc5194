import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import type { RunWrangler } from '../bootstrap-account/wrangler.ts';
import { createOperateCommand } from '../operate/command.ts';
import { restore } from './restore.ts';
import { type Options, RESTORE_FILES } from './steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OPTIONS: Options = {
  environment: 'production',
  moment: '2026-11-22T08:00:00.000Z',
  kept: undefined,
};

let workspace: string;
let calls: string[];
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  for (const file of Object.values(RESTORE_FILES)) cpSync(path.join(ROOT, file), path.join(workspace, file));
  calls = [];
});
afterEach(() => rmSync(workspace, { recursive: true }));

/** A wrangler that exports one row, and fails at one command. */
const createWrangler =
  (failing?: string): RunWrangler =>
  (args) => {
    const line = args.slice(0, 3).join(' ');
    calls.push(line);
    if (failing && line.startsWith(failing)) return { isOk: false, stdout: '', output: 'No such moment' };
    const output = args[args.indexOf('--output') + 1];
    if (line.startsWith('d1 export') && output) writeFileSync(path.join(workspace, output), 'insert into outbox …;');
    return { isOk: true, stdout: '', output: '' };
  };
const run = (options: Options, failing?: string) =>
  restore(options, { wrangler: createWrangler(failing), workspace, print: () => {} });

test('emails wait while the database is restored, and what was kept is repeated before they go', () => {
  run(OPTIONS);
  expect(calls).toEqual([
    'queues pause-delivery itinerary-emails-production',
    'd1 export DB',
    'd1 time-travel restore',
    'd1 migrations apply',
    'd1 execute DB',
    'queues resume-delivery itinerary-emails-production',
  ]);
  const replay = readFileSync(path.join(workspace, 'replay.production.sql'), 'utf8');
  const order = ['delete from outbox;', 'insert into outbox …;', 'select reference from deleted_request'];
  const places = order.map((text) => replay.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a failed export changes no database', () => {
  expect(() => run(OPTIONS, 'd1 export')).toThrow('No such moment\nThe database is as it was.');
  expect(calls.at(-1)).toBe('d1 export DB');
});

test('a failed restore is finished with what was kept', () => {
  expect(() => run(OPTIONS, 'd1 time-travel')).toThrow('run it again with --kept kept.production.sql');
  calls = [];
  expect(() => run(OPTIONS)).toThrow('kept.production.sql is there from another run');
  expect(calls).toEqual([]);
  run({ ...OPTIONS, kept: 'kept.production.sql' });
  expect(calls).not.toContain('d1 export DB');
  expect(calls.at(-1)).toContain('resume-delivery');
});

test.each([
  ['--to 2026-11-22T08:00Z', "required option '--env <environment>' not specified"],
  ['--env staging', "required option '--to <moment>' not specified"],
  ['--env staging --to yesterday', 'yesterday is no moment: write it as 2026-11-22T08:00Z'],
  ['--env staging --to 2026-13-22T08:00Z', '2026-13-22T08:00Z is no moment'],
  ['--env staging --to 2026-11-24T08:00Z', '2026-11-24T08:00Z has not come yet'],
  ['--env staging --to 2026-10-01T08:00Z', '2026-10-01T08:00Z is more than 30 days ago'],
  ['staging --env staging --to 2026-11-22T08:00Z', "too many arguments for 'restore'"],
])('restore %s is refused: %s', async (line, message) => {
  vi.setSystemTime('2026-11-23T06:00:00Z');
  const { status, stdout, stderr } = await captureCommand(createOperateCommand(), 'restore', ...line.split(' '));
  vi.useRealTimers();
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run -s operate -- restore [options]');
});

test('a dry run lists the steps and needs no account', async () => {
  vi.setSystemTime('2026-11-23T06:00:00Z');
  const line = 'restore --env staging --to 2026-11-22T08:00Z --dry-run';
  const { status, stdout } = await captureCommand(createOperateCommand(), ...line.split(' '));
  vi.useRealTimers();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^let emails wait: wrangler queues pause-delivery [^\n]*\n.*\n.*2026-11-22T08:00:00\.000Z/);
});
