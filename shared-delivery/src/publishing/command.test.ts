import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captureCommand } from '@almaty/commands/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { REMOTE_NAMES } from '../schema/remotes.ts';
import { createReleaseCommand } from './command.ts';
import type { Release } from './release.ts';
import { readSite } from './site.ts';

const TOKEN = { CLOUDFLARE_API_TOKEN: 'token', GITHUB_ACTOR: 'ci' };
const state = mkdtempSync(path.join(tmpdir(), 'state-'));
mkdirSync(path.join(state, 'v3'));
afterAll(() => rmSync(state, { recursive: true }));

/** Reads arguments and returns what would be done. */
async function read(args: readonly string[], env: NodeJS.ProcessEnv) {
  const run = vi.fn(async (_: Release) => {});
  expect(await captureCommand(createReleaseCommand(run, env), ...args)).toEqual({ status: 0, stdout: '', stderr: '' });
  return run.mock.lastCall?.[0];
}

test('parses builds to publish into local buckets', async () => {
  expect(await read(['publish', '--state', state, '--actor', 'me', 'catalogue', 'trip-tips'], {})).toEqual({
    ...{
      command: 'publish',
      remotes: ['catalogue', 'trip-tips'],
      isPromoted: false,
      keepsOthers: false,
      gate: { reason: '' },
    },
    ...{ target: { state }, actor: 'me', isDryRun: false, isJson: false },
  });
});

test('parses a version to promote in a real bucket, by the actor of the workflow', async () => {
  expect(
    await read(
      [
        'promote',
        'itinerary',
        'abc123',
        '--cloudflare',
        '--env',
        'production',
        '--site',
        'https://guide.example/x',
        '--dry-run',
      ],
      TOKEN,
    ),
  ).toEqual({
    ...{ command: 'promote', remotes: ['itinerary'], version: 'abc123' },
    gate: { site: 'https://guide.example', isAccepted: false },
    ...{ target: { environment: 'production' }, actor: 'ci', isDryRun: true, isJson: false },
  });
});

test('parses a canary in local buckets, whose site is that of npm start', async () => {
  expect(await read(['canary', 'catalogue', 'abc123', '10%', '--state', state], {})).toMatchObject({
    ...{ command: 'canary', canary: { version: 'abc123', percent: 10 }, gate: { site: 'http://localhost:3000' } },
  });
});

test('parses a new shell to try with the stable versions of all remotes', async () => {
  expect(
    await read(['gate', 'shell', '--cloudflare', '--env', 'staging', '--site', 'https://new.example'], TOKEN),
  ).toMatchObject({
    ...{
      command: 'gate',
      remotes: REMOTE_NAMES,
      version: null,
      gate: { site: 'https://new.example' },
    },
  });
});

test('parses what is due, and what is pruned, of all remotes unless some are given', async () => {
  for (const command of ['due', 'prune']) {
    expect(await read([command, '--state', state], {})).toMatchObject({ command, remotes: REMOTE_NAMES });
    const some = [command, 'itinerary', 'catalogue', '--state', state];
    expect(await read(some, {})).toMatchObject({ command, remotes: ['itinerary', 'catalogue'] });
  }
});

test('parses a matrix of what the shell of a site shares', async () => {
  const matrix = ['matrix', '--cloudflare', '--env', 'production', '--json'];
  expect(await read(matrix, TOKEN)).toMatchObject({
    ...{ command: 'matrix', remotes: REMOTE_NAMES, isJson: true, site: readSite('production') },
  });
  expect(await read([...matrix, '--site', 'staging'], TOKEN)).toMatchObject({ site: readSite('staging') });
});

test('parses a canary that is watched, and the figures of a list, with the key of the environment', async () => {
  const env = { TEAM_KEY: 'key' };
  const figures = { site: 'http://localhost:3000', key: 'key' };
  const canary = ['canary', 'catalogue', 'abc123', '10', '--auto', '500', '--state', state];
  expect(await read(canary, env)).toMatchObject({ watch: { ...figures, views: 500 } });
  expect(await read(['list', 'catalogue', '--state', state], env)).toMatchObject({ figures, page: 1 });
  expect(await read(['list', 'catalogue', '--page', '2', '--state', state], env)).toMatchObject({ page: 2 });
  expect(await read(['list', 'catalogue', '--state', state], {})).toMatchObject({ figures: null });
});

test('parses the reason for a promotion without the gate', async () => {
  const args = [
    'promote',
    'catalogue',
    'abc123',
    '--skip-gate',
    'the site is down',
    '--cloudflare',
    '--env',
    'staging',
  ];
  expect(await read(args, TOKEN)).toMatchObject({ gate: { reason: 'the site is down' } });
});

test.each([
  ['promote', 'catalogue', 'abc123'],
  ['canary', 'catalogue', 'abc123', '10'],
  ['publish', 'catalogue', '--promote'],
])('parses that somebody has looked at large changes: %s', async (...args) => {
  expect(await read([...args, '--accept', '--state', state], {})).toMatchObject({ gate: { isAccepted: true } });
});

test('the gate looks at the site of the environment unless another one is given', async () => {
  const args = ['promote', 'catalogue', 'abc123', '--cloudflare', '--env'];
  expect(await read([...args, 'staging'], TOKEN)).toMatchObject({ gate: { site: readSite('staging') } });
  expect(readSite('staging')).not.toBe(readSite('production'));
  const shell = ['gate', 'shell', '--cloudflare', '--env', 'production', '--site', 'staging'];
  expect(await read(shell, TOKEN)).toMatchObject({ gate: { site: readSite('staging') } });
});

test.each<[string, readonly string[], string]>([
  ['an unknown command', ['deploy', 'catalogue'], "unknown command 'deploy'"],
  ['no remote', ['publish', '--cloudflare'], "missing required argument 'remote'"],
  ['an unknown remote', ['list', 'shell'], `Allowed choices are ${REMOTE_NAMES.join(', ')}.`],
  ['no target', ['list', 'catalogue'], 'Say which buckets: --state <folder> or --cloudflare'],
  [
    'a promotion without a target',
    ['promote', 'catalogue', 'v1'],
    'Say which buckets: --state <folder> or --cloudflare',
  ],
  ['no environment', ['list', 'catalogue', '--cloudflare'], 'Say whose buckets: --env staging or --env production'],
  [
    'an unknown environment',
    ['list', 'catalogue', '--cloudflare', '--env', 'live'],
    "'--env <environment>' argument 'live' is invalid. Allowed choices are staging, production.",
  ],
  [
    'an environment of local buckets',
    ['list', 'catalogue', '--state', state, '--env', 'staging'],
    '--env belongs to --cloudflare',
  ],
  [
    'two targets',
    ['list', '--state', state, '--cloudflare', 'catalogue'],
    "'--state <folder>' cannot be used with option '--cloudflare'",
  ],
  [
    'a folder without buckets',
    ['list', '--state', 'wrangler-state', 'catalogue'],
    'There are no local buckets in wrangler-state: npm start makes them in .wrangler/state',
  ],
  ['no version', ['promote', '--cloudflare', 'catalogue'], "missing required argument 'version'"],
  ['a gate without a version', ['gate', 'catalogue', '--state', state], 'Say which version'],
  ['two versions', ['inspect', 'catalogue', 'v1', 'v2'], 'Expected 2 arguments but got 3'],
  ['an unusable version', ['promote', 'catalogue', '../x'], '../x is no name of a version: list names them'],
  ['a second remote', ['rollback', 'catalogue', 'itinerary'], 'Expected 1 argument but got 2'],
  ['an unknown option', ['list', '--percent', 'catalogue'], "unknown option '--percent'"],
  ['an option of another command', ['promote', '--keep', 'catalogue', 'v1'], "unknown option '--keep'"],
  ['no share', ['canary', 'catalogue', 'v1', '--cloudflare'], "missing required argument 'percent'"],
  ['a share of nobody', ['canary', 'catalogue', 'v1', '0', '--cloudflare'], '0 is no share: use a whole number from 1'],
  ['a share of all', ['canary', 'catalogue', 'v1', '100', '--cloudflare'], '100 is no share: use a whole number'],
  ['a broken share', ['canary', 'catalogue', 'v1', '2.5', '--cloudflare'], '2.5 is no share: use a whole number'],
  ['a bad site', ['gate', 'catalogue', 'v1', '--state', state, '--site', 'guide'], 'guide is no address of a site'],
  ['a new shell at no address', ['gate', 'shell', '--state', state], 'Say where the new shell is: --site'],
  ['a version of the shell', ['gate', 'shell', 'v1', '--state', state], 'gate shell takes no version'],
  ['no reason', ['promote', 'catalogue', 'v1', '--state', state, '--skip-gate', ' '], '--skip-gate needs a reason'],
  [
    '--accept without the gate',
    ['promote', 'catalogue', 'v1', '--state', state, '--skip-gate', 'why', '--accept'],
    "'--accept' cannot be used with option '--skip-gate <reason>'",
  ],
  ['--accept without a promotion', ['publish', 'catalogue', '--state', state, '--accept'], '--accept needs --promote'],
  ['--accept for a gate alone', ['gate', 'catalogue', 'v1', '--accept'], "unknown option '--accept'"],
  ['a site for prune', ['prune', 'catalogue', '--cloudflare', '--site', 'https://a.b'], "unknown option '--site'"],
  ['an unknown remote that is due', ['due', 'events', '--state', state], 'Allowed choices are'],
  ['a site for due', ['due', '--state', state, '--site', 'https://a.b'], "unknown option '--site'"],
  ['a matrix of no buckets', ['matrix'], 'Say which buckets: --state <folder> or --cloudflare'],
  ['a matrix of a bad site', ['matrix', '--state', state, '--site', 'guide'], 'guide is no address of a site'],
  ['--auto without a key', ['canary', 'catalogue', 'v1', '5', '--auto', '9', '--state', state], 'needs TEAM_KEY'],
  ['--auto without views', ['canary', 'catalogue', 'v1', '5', '--auto', 'x', '--state', state], 'Give the number of'],
  ['--keep alone', ['publish', '--keep', 'catalogue'], '--keep needs --promote'],
])('refuses %s, and does nothing', async (_, args, message) => {
  const run = vi.fn();
  const { status, stdout, stderr } = await captureCommand(createReleaseCommand(run, TOKEN), ...args);
  expect([status, stdout, run.mock.calls]).toEqual([2, '', []]);
  expect(stderr).toContain(message);
});

test('refuses the real buckets without a token', async () => {
  const args = ['list', '--cloudflare', '--env', 'staging', 'catalogue'];
  const { status, stderr } = await captureCommand(createReleaseCommand(vi.fn(), {}), ...args);
  expect(status).toBe(2);
  expect(stderr).toContain('CLOUDFLARE_API_TOKEN is not set');
});
