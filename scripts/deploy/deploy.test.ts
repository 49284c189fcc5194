import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { createDeployCommand } from './command.ts';
import { describeOpenDesk } from './desk.ts';
import { findMissingProvider, findPlaceholders } from './placeholders.ts';
import { listSteps } from './steps.ts';

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
  ['', 'Usage: npm run -s deploy -- [options] [command]'],
  ['catalogue --env staging', "unknown command 'catalogue'"],
  ['shell api --env staging', "too many arguments for 'shell'"],
  ['shell', "required option '--env <environment>' not specified"],
  ['shell --env live', "argument 'live' is invalid. Allowed choices are staging, production."],
  ['shell --env staging --force', "unknown option '--force'"],
  ['shell --env production --open-desk', "unknown option '--open-desk'"],
  ['account', "required option '--env <environment>' not specified"],
  ['account staging --env staging', "too many arguments for 'account'"],
])('“%s” is refused: %s', async (line, message) => {
  const args = line.split(' ').filter(Boolean);
  const { status, stdout, stderr } = await captureCommand(createDeployCommand(), ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
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

test('whoever runs the site has a name and an email address', () => {
  const file = 'shared-delivery/src/provider/provider.ts';
  expect(findMissingProvider({})).toEqual([`${file}: name is missing`, `${file}: email is missing`]);
  const email = 'hello@guide.example';
  expect(findMissingProvider({ name: ' ', email })).toEqual([
    `${file}: name is missing`,
    `${file}: email is still ${email}`,
  ]);
  expect(findMissingProvider({ name: 'Steppe Tours', email: 'hello@steppe.kz' })).toEqual([]);
});

test.each<[string, string, string, boolean]>([
  ['production', '', '', true],
  ['production', 'team.cloudflareaccess.com', '', true],
  ['production', 'team.cloudflareaccess.com', 'tag', false],
  ['staging', '', '', false],
])('the desk of %s with the team “%s” and the audience “%s” counts as open: %s', (name, team, audience, isOpen) => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  mkdirSync(path.join(workspace, 'api-function'));
  const vars = { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience };
  writeFileSync(path.join(workspace, 'api-function/wrangler.jsonc'), JSON.stringify({ env: { [name]: { vars } } }));
  const environment = name === 'production' ? 'production' : 'staging';
  expect(describeOpenDesk(environment, workspace) !== null).toBe(isOpen);
  rmSync(workspace, { recursive: true });
});

test('nothing is deployed while a placeholder is left', async () => {
  // Whatever the configurations say, no account can be reached.
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '');
  const args = ['api', '--env', 'production', '--open-desk'];
  const { status, stdout, stderr } = await captureCommand(createDeployCommand(), ...args);
  vi.unstubAllEnvs();
  expect([status, stdout]).toEqual([1, '']);
  const isConfigured = findPlaceholders(['api-function'], 'production').length === 0;
  expect(stderr).toMatch(
    isConfigured
      ? /^CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set/
      : /^production is not configured yet\. Replace these placeholders \(docs\/deploying\.md\):\n {2}api-function\/wrangler\.jsonc: env\.production\./,
  );
});
