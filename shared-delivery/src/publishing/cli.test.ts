import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs the command as a person does. */
function runCli(...args: string[]) {
  const env = { ...process.env, CLOUDFLARE_API_TOKEN: '' };
  const { status, stderr } = spawnSync('node', ['shared-delivery/src/publishing/cli.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, stderr };
}

test('a version that the bucket does not contain exits with 1 and what to do', { timeout: 60_000 }, () => {
  const state = mkdtempSync(path.join(tmpdir(), 'state-'));
  mkdirSync(path.join(state, 'v3'));
  const { status, stderr } = runCli('promote', '--state', state, 'itinerary', 'abc123', '--skip-gate', 'test');
  rmSync(state, { recursive: true });
  expect(stderr).toContain('There is no version abc123 in the bucket: publish it first');
  expect(status).toBe(1);
});
