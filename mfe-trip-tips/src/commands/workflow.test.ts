import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const workflow = parse(read('.github/workflows/trip-tips.yml'));
const commands: string[] = workflow.jobs.publish.steps.flatMap(({ run }: { run?: string }) => (run ? [run] : []));
const { scripts } = JSON.parse(read('package.json'));

test('a change of anything else publishes nothing', () => {
  for (const event of ['push', 'pull_request']) expect(workflow.on[event].paths).toEqual(['mfe-trip-tips/**']);
});

test('every step runs a command that there is', () => {
  const names = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
  expect(names).toEqual(['tips:check', 'tips:publish', 'tips:publish']);
  for (const name of names) expect(scripts).toHaveProperty([name]);
});

test('only a merge reaches the real bucket, with a secret that no other step sees', () => {
  const steps: { run?: string; if?: string; env?: Record<string, string> }[] = workflow.jobs.publish.steps;
  const real = steps.filter(({ run = '' }) => run.includes('cloudflare'));
  expect(real).toHaveLength(1);
  expect(real[0]?.if).toBe("github.event_name == 'push'");
  expect(steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'))).toEqual(real);
});
