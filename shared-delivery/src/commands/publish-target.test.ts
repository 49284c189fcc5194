import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getTargetArguments } from './publish-target.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'target-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('publishes to the local buckets of npm start by default', () => {
  const state = path.join(folder, '.wrangler/state');
  mkdirSync(path.join(state, 'v3'), { recursive: true });
  expect(getTargetArguments(undefined, folder)).toEqual(['--state', state]);
});

test('publishes to the local buckets of another folder', () => {
  mkdirSync(path.join(folder, 'v3'));
  expect(getTargetArguments(folder, '/workspace')).toEqual(['--state', folder]);
  expect(getTargetArguments(path.relative('.', folder), '/workspace')).toEqual(['--state', folder]);
});

test('refuses a folder without buckets, such as one that a typing mistake names', () => {
  expect(() => getTargetArguments('cloudfare', '/workspace')).toThrow(
    /^There are no local buckets in .*cloudfare: npm/,
  );
});

test('publishes to the real bucket', () => {
  expect(getTargetArguments('cloudflare', '/workspace')).toEqual(['--cloudflare']);
});
