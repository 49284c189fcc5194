import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getTargetArguments } from './publish-target.ts';

/** Content is published to local buckets while their site may be down. */
const SKIPPED = ['--skip-gate', 'local buckets'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'target-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('publishes to the local buckets of npm start by default', () => {
  const state = path.join(folder, '.wrangler/state');
  mkdirSync(path.join(state, 'v3'), { recursive: true });
  expect(getTargetArguments(undefined, folder)).toEqual(['--state', state, ...SKIPPED]);
});

test('publishes to the local buckets of another folder', () => {
  mkdirSync(path.join(folder, 'v3'));
  expect(getTargetArguments(folder, '/workspace')).toEqual(['--state', folder, ...SKIPPED]);
  expect(getTargetArguments(path.relative('.', folder), '/workspace')).toEqual(['--state', folder, ...SKIPPED]);
});

test('refuses a folder without buckets, such as one that a typing mistake names', () => {
  expect(() => getTargetArguments('stagging', '/workspace')).toThrow(/^There are no local buckets in .*stagging: npm/);
});

const ACCOUNT = { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'account' };

test('publishes to the real bucket of an environment', () => {
  const args = ['--cloudflare', '--env', 'staging'];
  expect(getTargetArguments('staging', '/workspace', ACCOUNT)).toEqual(args);
});

test('refuses the real bucket while variables are not set, and names all of them', () => {
  expect(() => getTargetArguments('production', '/workspace', { CLOUDFLARE_API_TOKEN: '' })).toThrow(
    `The real bucket needs in the environment:
  CLOUDFLARE_API_TOKEN: a token that may write to the bucket
  CLOUDFLARE_ACCOUNT_ID: the account of the bucket`,
  );
  mkdirSync(path.join(folder, 'v3'));
  expect(getTargetArguments(folder, '/workspace', {})).toEqual(['--state', folder, ...SKIPPED]);
});
