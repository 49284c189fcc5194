import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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

const LOCK_COPY = 'node_modules/.pnpm/lock.yaml';
const PNPM_STATE = 'node_modules/.pnpm-workspace-state-v1.json';

/** Creates a workspace in which npx and the workspace's Node only say what they are given, and in which folder. */
function createWorkspace({ lock = 'a', state = true }: { lock?: string; state?: boolean }): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['scripts', 'node_modules/.pnpm', 'node_modules/.bin'])
    mkdirSync(path.join(folder, name), { recursive: true });
  cpSync(path.join(ROOT, 'scripts/bootstrap.mjs'), path.join(folder, 'scripts/bootstrap.mjs'));
  const program = '#!/bin/sh\necho "$(basename "$0") $*" >> said\n';
  for (const name of ['npx', 'node'])
    writeFileSync(path.join(folder, 'node_modules/.bin', name), program, { mode: 0o755 });
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), 'a');
  writeFileSync(path.join(folder, LOCK_COPY), lock);
  for (const name of ['package.json', 'pnpm-workspace.yaml']) writeFileSync(path.join(folder, name), '{}');
  if (state) writeFileSync(path.join(folder, PNPM_STATE), JSON.stringify({ projects: { [folder]: {} } }));
  return folder;
}

/** Runs the bootstrap of a workspace as a person does, from another folder; gives what was run in the workspace. */
function runBootstrap(workspace: string, ...args: string[]): { status: number | null; stderr: string; said: string[] } {
  const command = [path.join(workspace, 'scripts/bootstrap.mjs'), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: tmpdir(), encoding: 'utf8' });
  const said = path.join(workspace, 'said');
  return { status, stderr, said: existsSync(said) ? readFileSync(said, 'utf8').trim().split('\n') : [] };
}

test.each(['--wrong', ''])('the bootstrap names its commands when it gets %j', (argument) => {
  expect(runBootstrap(ROOT, argument)).toMatchObject({
    status: 2,
    stderr: 'Usage: node scripts/bootstrap.mjs <start|test|test:long|test:engines|content|create>\n',
  });
});

describe('the bootstrap, from every folder,', () => {
  const install = expect.stringMatching(/^npx --yes pnpm@\S+ install --frozen-lockfile/);
  const run = 'node scripts/content/cli.ts due';

  test('runs a command at once when the lockfile is installed', () => {
    expect(runBootstrap(createWorkspace({}), 'content', 'due')).toEqual({ status: 0, stderr: '', said: [run] });
  });

  test.each([
    ['another lockfile is installed', { lock: 'b' }],
    ['an installation has not ended', { state: false }],
  ])('installs the workspace first when %s', (_, workspace) => {
    expect(runBootstrap(createWorkspace(workspace), 'content', 'due').said).toEqual([install, run]);
  });

  test.each([
    ['an installation after the last whole one has not ended', LOCK_COPY],
    ['a package has changed since', 'package.json'],
    ['the workspace has changed since', 'pnpm-workspace.yaml'],
  ])('installs the workspace first when %s', (_, file) => {
    const workspace = createWorkspace({});
    const later = new Date(Date.now() + 60_000);
    utimesSync(path.join(workspace, file), later, later);
    expect(runBootstrap(workspace, 'content', 'due').said).toEqual([install, run]);
  });

  test('says what to do when the packages cannot be installed', () => {
    const workspace = createWorkspace({ state: false });
    writeFileSync(path.join(workspace, 'node_modules/.bin/npx'), '#!/bin/sh\necho no network >&2\nexit 7\n');
    const { status, stderr, said } = runBootstrap(workspace, 'content', 'due');
    expect([status, said]).toEqual([7, []]);
    expect(stderr).toMatch(/no network\s+The packages could not be installed\. Fix what pnpm reports above/);
  });
});
