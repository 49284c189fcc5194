import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseCommandLine, UsageError } from './command-line.ts';
import { findPlaceholders } from './placeholders.ts';
import { listSteps } from './steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('migrations run before the API, and the shell is built before it is deployed', () => {
  const list = (part: 'api' | 'shell') =>
    listSteps(part, 'staging', false).map(({ command, args }) => `${command} ${args.join(' ')}`);
  expect(list('api')).toEqual([
    'wrangler d1 migrations apply DB --remote --env staging -c api-function/wrangler.jsonc',
    'wrangler deploy --env staging -c api-function/wrangler.jsonc',
  ]);
  expect(list('shell')).toEqual(['rsbuild build', 'wrangler deploy --env staging -c shell/wrangler.jsonc']);
});

test('a dry run reads and changes nothing of the account', () => {
  const commands = listSteps('api', 'production', true).map(({ args }) => args.join(' '));
  expect(commands).toEqual(['deploy --env production -c api-function/wrangler.jsonc --dry-run']);
});

test.each([
  [[], 'Name the Worker: api or shell'],
  [['catalogue', '--env', 'staging'], 'There is no Worker called catalogue: use api or shell. Remotes are published'],
  [['shell', 'api', '--env', 'staging'], 'One Worker is deployed at a time, not also api'],
  [['shell'], 'Say which environment: --env staging or --env production'],
  [['shell', '--env', 'live'], 'There is no environment live: use --env staging or --env production'],
  [['shell', '--env', 'staging', '--force'], "Unknown option '--force'"],
])('%j is refused: %s', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(UsageError);
  expect(() => parseCommandLine(args)).toThrow(message);
});

test('placeholders are found wherever they are, with their file and place', () => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  const write = (folder: string, section: object) => {
    mkdirSync(path.join(workspace, folder));
    writeFileSync(path.join(workspace, folder, 'wrangler.jsonc'), JSON.stringify({ env: { staging: section } }));
  };
  write('api-function', {
    d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000002' }],
    vars: { MAIL_FROM: 'guide@guide.example', PROVIDER_ADDRESS: 'requests@guide.kz' },
  });
  write('shell', { routes: [{ pattern: 'guide.kz' }, { pattern: 'edit.guide.example' }] });
  expect(findPlaceholders(['api-function', 'shell'], 'staging', workspace)).toEqual([
    'api-function/wrangler.jsonc: env.staging.d1_databases.0.database_id is still 00000000-0000-0000-0000-000000000002',
    'api-function/wrangler.jsonc: env.staging.vars.MAIL_FROM is still guide@guide.example',
    'shell/wrangler.jsonc: env.staging.routes.1.pattern is still edit.guide.example',
  ]);
  rmSync(workspace, { recursive: true });
});

test('nothing is deployed while a placeholder is left', { timeout: 30_000 }, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/deploy/cli.ts', 'api', '--env', 'production'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      // Whatever the configurations say, no account can be reached.
      env: { ...process.env, CLOUDFLARE_API_TOKEN: '', CLOUDFLARE_ACCOUNT_ID: '' },
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  const isConfigured = findPlaceholders(['api-function'], 'production').length === 0;
  expect(stderr).toMatch(
    isConfigured
      ? /^CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set/
      : /^production is not configured yet\. Replace these placeholders \(docs\/deploying\.md\):\n {2}api-function\/wrangler\.jsonc: env\.production\./,
  );
});
