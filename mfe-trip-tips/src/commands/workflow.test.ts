import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const workspace = path.resolve(import.meta.dirname, '../../..');
const readText = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

const workflow = parse(readText('.github/workflows/trip-tips.yml'));
const commands: string[] = workflow.jobs.publish.steps.flatMap(({ run }: { run?: string }) => (run ? [run] : []));
const { scripts } = JSON.parse(readText('package.json'));

test('runs only for changes in this package', () => {
  for (const event of ['push', 'pull_request']) expect(workflow.on[event].paths).toEqual(['mfe-trip-tips/**']);
});

test('runs only commands that exist', () => {
  const names = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
  expect(names).toEqual(['tips:check', 'tips:publish', 'tips:publish']);
  for (const name of names) expect(scripts).toHaveProperty([name]);
});

test('publishes to the real bucket only after a merge, with a secret that no other step has', () => {
  const steps: { run?: string; if?: string; env?: Record<string, string> }[] = workflow.jobs.publish.steps;
  const cloudflareSteps = steps.filter(({ run = '' }) => run.includes('cloudflare'));
  expect(cloudflareSteps).toHaveLength(1);
  expect(cloudflareSteps[0]?.if).toBe("github.event_name == 'push'");
  expect(steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'))).toEqual(cloudflareSteps);
});
