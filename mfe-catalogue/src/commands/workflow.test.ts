import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const workspace = path.resolve(import.meta.dirname, '../../..');
const readText = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

const workflow = parse(readText('.github/workflows/access-files.yml'));
const steps: { run?: string; if?: string; env?: Record<string, string> }[] = workflow.jobs.publish.steps;
const { scripts } = JSON.parse(readText('package.json'));

test('runs only for changes of access files', () => {
  for (const event of ['push', 'pull_request'])
    expect(workflow.on[event].paths).toEqual(['mfe-catalogue/src/content/access/**']);
});

test('builds and publishes the catalogue alone, by commands that exist', () => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual([
    'npm run facts:check',
    'mkdir -p .stack/local-bucket/v3',
    'npm run facts:publish -- --to .stack/local-bucket',
    'PATH="$PWD/node_modules/.bin:$PATH" vitest run --project mfe-catalogue',
    'npm run facts:publish -- --to cloudflare',
  ]);
  for (const name of ['facts:check', 'facts:publish']) expect(scripts).toHaveProperty([name]);
});

test('publishes to the real bucket only after a merge, with a secret that no other step has', () => {
  const cloudflareSteps = steps.filter(({ run = '' }) => run.includes('cloudflare'));
  expect(cloudflareSteps).toHaveLength(1);
  expect(cloudflareSteps[0]?.if).toBe("github.event_name == 'push'");
  expect(steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'))).toEqual(cloudflareSteps);
});
