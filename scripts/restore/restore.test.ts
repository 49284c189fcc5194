import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { ENVIRONMENTS } from '../../shared-delivery/src/publishing/environment.ts';
import type { RunWrangler } from '../bootstrap-account/wrangler.ts';
import { createOperateCommand } from '../operate/command.ts';
import { restore } from './restore.ts';
import { KEPT_TABLES, listSteps, type Options, RESTORE_FILES } from './steps.ts';

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
  (args, input = '') => {
    const line = [...args.slice(0, 3), ...args.filter((arg) => arg.endsWith('.sql')), input].filter(Boolean).join(' ');
    calls.push(line);
    if (failing && line.startsWith(failing)) return { isOk: false, stdout: '', output: 'No such moment' };
    const output = args[args.indexOf('--output') + 1];
    if (line.startsWith('d1 export') && output) writeFileSync(path.join(workspace, output), 'insert into outbox …;');
    return { isOk: true, stdout: '', output: '' };
  };
const run = (options: Options, failing?: string) =>
  restore(options, { wrangler: createWrangler(failing), workspace, print: () => {} });

const PAUSE = 'secret put PAUSED yes';
const CLOSE = 'd1 execute DB api-function/restore/close.sql';
const EXPORT = 'd1 export DB kept.production.sql';
const OPEN = 'd1 execute DB api-function/restore/open.sql';
const REPLACE = ['d1 time-travel restore', OPEN, 'd1 migrations apply', 'd1 execute DB replay.production.sql'];
const END = 'secret put PAUSED no';

test('the API is paused and the database closed before the export, and both are open after the replay', () => {
  run(OPTIONS);
  expect(calls).toEqual([PAUSE, CLOSE, EXPORT, ...REPLACE, END]);
  const replay = readFileSync(path.join(workspace, 'replay.production.sql'), 'utf8');
  const order = ['delete from outbox;', 'insert into outbox …;', 'select reference from deleted_request'];
  const places = order.map((text) => replay.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('the tables that are kept are those that are emptied before they are loaded', () => {
  const emptied = readFileSync(path.join(ROOT, RESTORE_FILES.empty), 'utf8').matchAll(/^delete from (\w+);$/gm);
  expect([...emptied].map(([, table]) => table)).toEqual([...KEPT_TABLES]);
});

test.each([PAUSE, CLOSE, EXPORT])('a failure of “%s” replaces no database, and the run starts again', (step) => {
  expect(() => run(OPTIONS, step)).toThrow(
    /^.* failed:\nNo such moment\nThe database has what it had, and the API is paused\. .*\nwrangler d1 execute .*open\.sql .*\necho no \| wrangler secret put PAUSED /,
  );
  expect(calls.at(-1)).toBe(step);
  calls = [];
  run(OPTIONS);
  expect(calls).toEqual([PAUSE, CLOSE, EXPORT, ...REPLACE, END]);
});

test.each([...REPLACE, END])('after a failure of “%s” the API is paused, until a run with what was kept', (step) => {
  expect(() => run(OPTIONS, step)).toThrow(
    'The API is paused. Mend the cause and run it again with --kept kept.production.sql',
  );
  expect(calls.at(-1)).toBe(step);
  calls = [];
  expect(() => run(OPTIONS)).toThrow('kept.production.sql is there from another run');
  expect(calls).toEqual([]);
  run({ ...OPTIONS, kept: 'kept.production.sql' });
  expect(calls).toEqual([PAUSE, ...REPLACE, END]);
});

test.each(ENVIRONMENTS)('every command of %s names it', (environment) => {
  const commands = listSteps({ ...OPTIONS, environment }).flatMap((step) =>
    'wrangler' in step ? [step.wrangler] : [],
  );
  expect(commands.filter((args) => args[args.indexOf('--env') + 1] !== environment)).toEqual([]);
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
  expect(stdout).toMatch(
    /^pause the API: echo yes \| wrangler secret put PAUSED [^\n]*\n.*\n.*\n.*2026-11-22T08:00:00\.000Z/,
  );
});
