import { spawnSync } from 'node:child_process';
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

test('wrong arguments exit with 2, the reason and the usage', () => {
  const { status, stderr } = runCli('--state', '.state', 'shell');
  expect(status).toBe(2);
  expect(stderr).toContain('There is no remote called shell: use catalogue, itinerary, trip-tips');
  expect(stderr).toContain('--promote      makes a version of the bucket the one that visitors get');
});

test('a version that the bucket does not contain exits with 1 and what to do', () => {
  const { status, stderr } = runCli('--state', '.stack/cli-test', '--promote', 'abc123', 'itinerary');
  expect(stderr).toContain('There is no version abc123 in the bucket: publish it first');
  expect(status).toBe(1);
});
