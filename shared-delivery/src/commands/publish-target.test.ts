import path from 'node:path';
import { expect, test } from 'vitest';
import { getTargetArguments } from './publish-target.ts';

test('publishes to the local buckets of npm start by default', () => {
  expect(getTargetArguments(undefined, '/workspace')).toEqual(['--state', '/workspace/.wrangler/state']);
});

test('publishes to the local buckets of another folder, relative to the current one', () => {
  expect(getTargetArguments('.stack/local-bucket', '/workspace')).toEqual([
    '--state',
    path.resolve('.stack/local-bucket'),
  ]);
  expect(getTargetArguments('/tmp/state', '/workspace')).toEqual(['--state', '/tmp/state']);
});

test('publishes to the real bucket', () => {
  expect(getTargetArguments('cloudflare', '/workspace')).toEqual(['--cloudflare']);
});
