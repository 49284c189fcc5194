import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyCommand } from '../shared-commands/src/index.ts';
import { captureCommand } from '../shared-commands/src/testing/capture-command.ts';
import { describeCommands } from './describe-commands.ts';
import { listCommands } from './list-commands.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

test('docs/commands.md has the help of every command (node scripts/write-commands.ts)', async () => {
  expect(readFileSync(path.join(ROOT, 'docs/commands.md'), 'utf8')).toBe(await describeCommands());
});

/** Every command with the words that choose it in its family. */
const commands = (await listCommands())
  .flatMap(([, families]) => families)
  .flatMap((family): [title: string, family: AnyCommand, words: string[]][] => [
    ...(family.commands.length === 0 ? [[family.name(), family, []] as [string, AnyCommand, string[]]] : []),
    ...family.commands.map((child): [string, AnyCommand, string[]] => [
      `${family.name()} ${child.name()}`,
      family,
      [child.name()],
    ]),
  ]);

describe.each(commands)('%s', (_, family, words) => {
  test('prints its usage for --help and does nothing', async () => {
    const { status, stdout, stderr } = await captureCommand(family, ...words, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: (node|npm|pnpm) /);
  });

  test('refuses a wrong argument with its usage and does nothing', async () => {
    const { status, stdout, stderr } = await captureCommand(family, ...words, '--wrong');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toMatch(/^Usage: (node|npm|pnpm) /m);
  });
});

/** Runs the bootstrap as a person does. */
function runBootstrap(args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const command = [path.join(ROOT, 'scripts/bootstrap.mjs'), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { ...options, encoding: 'utf8' });
  return { status, stderr };
}

test.each(['--wrong', ''])('the bootstrap names its commands when it gets %j', (argument) => {
  const { status, stderr } = runBootstrap([argument], { cwd: ROOT, env: process.env });
  expect([status, stderr]).toEqual([
    2,
    'Usage: node scripts/bootstrap.mjs <start|test|test:long|test:engines|content|create>\n',
  ]);
});

test('the bootstrap installs the workspace from every folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  writeFileSync(path.join(folder, 'npx'), '#!/bin/sh\npwd\nexit 1\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stderr } = runBootstrap(['content', 'due'], { cwd: folder, env });
  expect([status, stderr.split('\n')[0]?.trim()]).toEqual([1, ROOT]);
  rmSync(folder, { recursive: true });
});
