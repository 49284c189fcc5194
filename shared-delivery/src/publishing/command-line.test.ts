import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCommandLine, UsageError } from './command-line.ts';
import { readSite } from './site.ts';

const TOKEN = { CLOUDFLARE_API_TOKEN: 'token', GITHUB_ACTOR: 'ci' };
const state = mkdtempSync(path.join(tmpdir(), 'state-'));
mkdirSync(path.join(state, 'v3'));
afterAll(() => rmSync(state, { recursive: true }));

test('parses builds to publish into local buckets', () => {
  expect(parseCommandLine(['publish', '--state', state, '--actor', 'me', 'catalogue', 'trip-tips'], {})).toEqual({
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

test('parses a version to promote in a real bucket, by the actor of the workflow', () => {
  expect(
    parseCommandLine(
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
    ...{ command: 'promote', remotes: ['itinerary'], version: 'abc123', gate: { site: 'https://guide.example' } },
    ...{ target: { environment: 'production' }, actor: 'ci', isDryRun: true, isJson: false },
  });
});

test('parses a canary in local buckets, whose site is that of npm start', () => {
  expect(parseCommandLine(['canary', 'catalogue', 'abc123', '10%', '--state', state], {})).toMatchObject({
    ...{ command: 'canary', canary: { version: 'abc123', percent: 10 }, gate: { site: 'http://localhost:3000' } },
  });
});

test('parses a new shell to try with the stable versions of all remotes', () => {
  expect(
    parseCommandLine(['gate', 'shell', '--cloudflare', '--env', 'staging', '--site', 'https://new.example'], TOKEN),
  ).toMatchObject({
    ...{
      command: 'gate',
      remotes: ['catalogue', 'itinerary', 'trip-tips'],
      version: null,
      site: 'https://new.example',
    },
  });
});

test('parses a canary that is watched, and the figures of a list, with the key of the environment', () => {
  const env = { TEAM_KEY: 'key' };
  const figures = { site: 'http://localhost:3000', key: 'key' };
  const canary = ['canary', 'catalogue', 'abc123', '10', '--auto', '500', '--state', state];
  expect(parseCommandLine(canary, env)).toMatchObject({ watch: { ...figures, views: 500 } });
  expect(parseCommandLine(['list', 'catalogue', '--state', state], env)).toMatchObject({ figures });
  expect(parseCommandLine(['list', 'catalogue', '--state', state], {})).toMatchObject({ figures: null });
});

test('parses the reason for a promotion without the gate', () => {
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
  expect(parseCommandLine(args, TOKEN)).toMatchObject({ gate: { reason: 'the site is down' } });
});

test('the gate looks at the site of the environment unless another one is given', () => {
  const args = ['promote', 'catalogue', 'abc123', '--cloudflare', '--env'];
  expect(parseCommandLine([...args, 'staging'], TOKEN)).toMatchObject({ gate: { site: readSite('staging') } });
  expect(readSite('staging')).not.toBe(readSite('production'));
  const shell = ['gate', 'shell', '--cloudflare', '--env', 'production', '--site', 'staging'];
  expect(parseCommandLine(shell, TOKEN)).toMatchObject({ site: readSite('staging') });
});

test.each<[string, readonly string[], string]>([
  ['no command', [], 'Name a command: publish, gate, promote, canary, rollback, list, inspect, prune'],
  ['an unknown command', ['deploy', 'catalogue'], 'There is no command deploy'],
  ['no remote', ['publish', '--cloudflare'], 'Name the remote: catalogue, itinerary, trip-tips'],
  ['an unknown remote', ['list', 'shell'], 'There is no remote called shell: use catalogue, itinerary, trip-tips'],
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
    'There is no environment live: use',
  ],
  [
    'an environment of local buckets',
    ['list', 'catalogue', '--state', state, '--env', 'staging'],
    '--env belongs to --cl',
  ],
  ['two targets', ['list', '--state', state, '--cloudflare', 'catalogue'], 'Use either --state or --cloudflare'],
  [
    'a folder without buckets',
    ['list', '--state', 'wrangler-state', 'catalogue'],
    'There are no local buckets in wrangler-state: npm start makes them in .wrangler/state',
  ],
  ['no version', ['promote', '--cloudflare', 'catalogue'], 'promote takes one remote and one version'],
  ['two versions', ['inspect', 'catalogue', 'v1', 'v2'], 'inspect takes one remote and one version'],
  ['an unusable version', ['promote', 'catalogue', '../x'], '../x is no name of a version: list names them'],
  ['a second remote', ['rollback', 'catalogue', 'itinerary'], 'rollback takes one remote, not also itinerary'],
  ['an unknown option', ['list', '--percent', 'catalogue'], "Unknown option '--percent'"],
  ['an option of another command', ['promote', '--keep', 'catalogue', 'v1'], '--keep belongs to publish'],
  ['no share', ['canary', 'catalogue', 'v1', '--cloudflare'], 'canary takes one remote, one version and its share'],
  ['a share of nobody', ['canary', 'catalogue', 'v1', '0', '--cloudflare'], '0 is no share: use a whole number from 1'],
  ['a share of all', ['canary', 'catalogue', 'v1', '100', '--cloudflare'], '100 is no share: use a whole number'],
  ['a broken share', ['canary', 'catalogue', 'v1', '2.5', '--cloudflare'], '2.5 is no share: use a whole number'],
  ['a gate without a site', ['promote', 'catalogue', 'v1', '--cloudflare'], 'Say where the live site is: --site'],
  ['a bad site', ['gate', 'catalogue', 'v1', '--cloudflare', '--site', 'guide'], 'guide is no address of a site'],
  ['a new shell at no address', ['gate', 'shell', '--state', state], 'Say where the new shell is: --site'],
  ['a version of the shell', ['gate', 'shell', 'v1', '--state', state], 'gate shell takes no version'],
  ['no reason', ['promote', 'catalogue', 'v1', '--cloudflare', '--skip-gate', ' '], '--skip-gate needs a reason'],
  ['a site for prune', ['prune', 'catalogue', '--cloudflare', '--site', 'https://a.b'], '--site belongs to publish'],
  ['--auto without a key', ['canary', 'catalogue', 'v1', '5', '--auto', '9', '--state', state], 'needs TEAM_KEY'],
  ['--auto without views', ['canary', 'catalogue', 'v1', '5', '--auto', 'x', '--state', state], '--auto needs the'],
  ['--keep alone', ['publish', '--keep', 'catalogue'], '--keep needs --promote'],
])('refuses %s', (_, args, message) => {
  expect(() => parseCommandLine(args, TOKEN)).toThrow(UsageError);
  expect(() => parseCommandLine(args, TOKEN)).toThrow(message);
});

test('refuses the real buckets without a token', () => {
  expect(() => parseCommandLine(['list', '--cloudflare', '--env', 'staging', 'catalogue'], {})).toThrow(
    'CLOUDFLARE_API_TOKEN is not set',
  );
});
