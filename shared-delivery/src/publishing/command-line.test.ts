import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCommandLine, UsageError } from './command-line.ts';

const TOKEN = { CLOUDFLARE_API_TOKEN: 'token', GITHUB_ACTOR: 'ci' };
const state = mkdtempSync(path.join(tmpdir(), 'state-'));
mkdirSync(path.join(state, 'v3'));
afterAll(() => rmSync(state, { recursive: true }));

test('parses builds to publish into local buckets', () => {
  expect(parseCommandLine(['publish', '--state', state, '--actor', 'me', 'catalogue', 'trip-tips'], {})).toEqual({
    ...{ command: 'publish', remotes: ['catalogue', 'trip-tips'], isPromoted: false, keepsOthers: false },
    ...{ target: { state }, actor: 'me', isDryRun: false, isJson: false },
  });
});

test('parses a version to promote in a real bucket, by the actor of the workflow', () => {
  expect(parseCommandLine(['promote', 'itinerary', 'abc123', '--cloudflare', '--dry-run'], TOKEN)).toEqual({
    ...{ command: 'promote', remotes: ['itinerary'], version: 'abc123' },
    ...{ target: 'cloudflare', actor: 'ci', isDryRun: true, isJson: false },
  });
});

test.each<[string, readonly string[], string]>([
  ['no command', [], 'Name a command: publish, promote, rollback, list, inspect, prune'],
  ['an unknown command', ['deploy', 'catalogue'], 'There is no command deploy'],
  ['no remote', ['publish', '--cloudflare'], 'Name the remote: catalogue, itinerary, trip-tips'],
  ['an unknown remote', ['list', 'shell'], 'There is no remote called shell: use catalogue, itinerary, trip-tips'],
  ['no target', ['list', 'catalogue'], 'Say which buckets: --state <folder> or --cloudflare'],
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
  ['an option of another command', ['promote', '--keep', 'catalogue', 'v1'], '--promote and --keep belong to publish'],
  ['--keep alone', ['publish', '--keep', 'catalogue'], '--keep needs --promote'],
])('refuses %s', (_, args, message) => {
  expect(() => parseCommandLine(args, TOKEN)).toThrow(UsageError);
  expect(() => parseCommandLine(args, TOKEN)).toThrow(message);
});

test('refuses the real buckets without a token', () => {
  expect(() => parseCommandLine(['list', '--cloudflare', 'catalogue'], {})).toThrow('CLOUDFLARE_API_TOKEN is not set');
});
