import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
// Half of the time of a command is compiling what it imports.
const env = { ...process.env, NODE_COMPILE_CACHE: path.join(ROOT, '.stack/compile-cache') };
// A busy computer is no failure.
const TIMEOUT_MS = 120_000;

/** Runs a command as a person does; one that starts its work would not end in time. */
function run(script: string, args: readonly string[], options: SpawnSyncOptions = { cwd: ROOT, env }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, script), ...args], {
    ...options,
    encoding: 'utf8',
    timeout: TIMEOUT_MS / 2,
  });
  return { status, stdout, stderr };
}

describe.each([
  'e2e/bench/api.ts',
  'e2e/bench/interactions.ts',
  'e2e/bench/pages.ts',
  'e2e/load/chaos.ts',
  'e2e/load/crash.ts',
  'e2e/screenshots/take.ts',
  'scripts/bootstrap-account/cli.ts',
  'scripts/deploy/cli.ts',
  'scripts/edit-tips.ts',
  'scripts/restore/cli.ts',
  'scripts/start.ts',
])('%s', (script) => {
  test('prints its usage for --help and does nothing', { timeout: TIMEOUT_MS }, () => {
    const { status, stdout, stderr } = run(script, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ {2}(node|npm|PORT=)/m);
  });

  test('refuses a wrong argument with its usage and does nothing', { timeout: TIMEOUT_MS }, () => {
    const { status, stdout, stderr } = run(script, ['--wrong']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--wrong');
    expect(stderr).toMatch(/^ {2}(node|npm|PORT=)/m);
  });
});

test.each(['--wrong', ''])('the bootstrap names its commands when it gets %j', (argument) => {
  const { status, stderr } = run('scripts/bootstrap.mjs', [argument]);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Usage: node scripts\/bootstrap\.mjs <start\|/)]);
});

test('the bootstrap installs the workspace from every folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  writeFileSync(path.join(folder, 'npx'), '#!/bin/sh\npwd\nexit 1\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stderr } = run('scripts/bootstrap.mjs', ['tips:due'], { cwd: folder, env });
  expect([status, stderr.split('\n')[0]?.trim()]).toEqual([1, ROOT]);
  rmSync(folder, { recursive: true });
});
