import { expect, test } from 'vitest';
import { parseCommandLine, UsageError } from './command-line.ts';

const TOKEN = { CLOUDFLARE_API_TOKEN: 'token' };

test('parses remotes to publish into local buckets', () => {
  expect(parseCommandLine(['--state', '.state', 'catalogue', 'trip-tips'], {})).toEqual({
    target: { state: '.state' },
    remotes: ['catalogue', 'trip-tips'],
  });
});

test('parses a version to promote in a real bucket', () => {
  expect(parseCommandLine(['--cloudflare', '--promote', 'abc123', 'itinerary'], TOKEN)).toEqual({
    target: 'cloudflare',
    remotes: ['itinerary'],
    version: 'abc123',
  });
});

test.each<[string, readonly string[], NodeJS.ProcessEnv, string]>([
  ['no remote', ['--state', 'x'], {}, 'Name the remotes to publish'],
  [
    'an unknown remote',
    ['--state', 'x', 'shell'],
    {},
    'There is no remote called shell: use catalogue, itinerary, trip-tips',
  ],
  ['no target', ['catalogue'], {}, 'Say where to publish: --state <folder> or --cloudflare'],
  ['two targets', ['--state', 'x', '--cloudflare', 'catalogue'], TOKEN, 'Use either --state or --cloudflare'],
  ['a missing token', ['--cloudflare', 'catalogue'], {}, 'CLOUDFLARE_API_TOKEN is not set: the real buckets need it'],
  [
    'a version of two remotes',
    ['--state', 'x', '--promote', 'v1', 'catalogue', 'itinerary'],
    {},
    'Promote a version of one remote at a time',
  ],
  ['an unknown option', ['--canary', 'catalogue'], {}, "Unknown option '--canary'"],
])('refuses %s', (_, args, env, message) => {
  expect(() => parseCommandLine(args, env)).toThrow(UsageError);
  expect(() => parseCommandLine(args, env)).toThrow(message);
});
