import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { createDeployCommand } from './command.ts';
import { describeOpenDesk } from './desk.ts';
import { listStaticFiles } from './file-list.ts';
import { PARTS } from './parts.ts';
import { findMissingProvider, findPlaceholders } from './placeholders.ts';
import { listSteps, type Version } from './steps.ts';

/** The commands that deploy or upload a version, as one types them. */
const listCommands = (version: Partial<Version>) =>
  listSteps({ part: 'api', environment: 'staging', isCanary: false, isDryRun: false, tag: 'abc1234', ...version }).map(
    ({ command, args }) => `${command} ${args.join(' ')}`,
  );

test('migrations run before the API, and the shell is built and its files are stored before it is deployed', () => {
  expect(listCommands({ part: 'api' })).toEqual([
    'wrangler d1 migrations apply DB --remote --env staging -c api-function/wrangler.jsonc',
    'wrangler deploy --env staging -c api-function/wrangler.jsonc --tag abc1234',
  ]);
  expect(listCommands({ part: 'shell' })).toEqual([
    'rsbuild build',
    'wrangler r2 bulk put shell-staging --filename shell/dist/static-files.json --remote --force',
    'wrangler deploy --env staging -c shell/wrangler.jsonc --tag abc1234',
  ]);
});

test('a canary is prepared in the same way, and uploaded', () => {
  for (const part of PARTS) {
    const [deployed, uploaded] = [listCommands({ part }), listCommands({ part, isCanary: true })];
    expect(uploaded.slice(0, -1)).toEqual(deployed.slice(0, -1));
    expect(uploaded.at(-1)).toBe(deployed.at(-1)?.replace('wrangler deploy', 'wrangler versions upload'));
  }
});

test('a dry run reads and changes nothing of the account', () => {
  const dryRun = { environment: 'production', isDryRun: true } as const;
  expect(listCommands({ part: 'api', ...dryRun })).toEqual([
    'wrangler deploy --env production -c api-function/wrangler.jsonc --tag abc1234 --dry-run',
  ]);
  expect(listCommands({ part: 'shell', isCanary: true, ...dryRun })).toEqual([
    'rsbuild build',
    'wrangler versions upload --env production -c shell/wrangler.jsonc --tag abc1234 --dry-run',
  ]);
});

test('what is stored of the shell are its files with a hash, each under its path', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  for (const file of ['index.html', 'icon.svg', 'static/js/index.0123456789.js', 'static/js/index.0123456789.js.br']) {
    mkdirSync(path.dirname(path.join(root, 'shell/dist/web', file)), { recursive: true });
    writeFileSync(path.join(root, 'shell/dist/web', file), '');
  }
  expect(listStaticFiles(root)).toEqual([
    { key: 'static/js/index.0123456789.js', file: 'shell/dist/web/static/js/index.0123456789.js' },
    { key: 'static/js/index.0123456789.js.br', file: 'shell/dist/web/static/js/index.0123456789.js.br' },
  ]);
  rmSync(root, { recursive: true });
});

test.each([
  ['', 'Usage: npm run -s deploy -- [options] [command]'],
  ['catalogue --env staging', "unknown command 'catalogue'"],
  ['shell api --env staging', "too many arguments for 'shell'"],
  ['shell', "required option '--env <environment>' not specified"],
  ['shell --env live', "argument 'live' is invalid. Allowed choices are staging, production."],
  ['shell --env staging --force', "unknown option '--force'"],
  ['shell --env production --open-desk', "unknown option '--open-desk'"],
  ['canary shell --env staging', "missing required argument 'percent'"],
  ['canary catalogue 10 --env staging', "'catalogue' is invalid for argument 'part'. Allowed choices are api, shell."],
  ['canary shell 100 --env staging', '100 is no share: use a whole number from 1 to 99.'],
  ['canary shell 10', "required option '--env <environment>' not specified"],
  ['canary shell 10 --env staging --uploaded last', 'last is no id of a version: wrangler versions list names them.'],
  ['canary api 10 --env staging --auto 500', '--auto reads figures, and needs TEAM_KEY in the environment.'],
  ['canary shell 10 --env staging --auto 500', '--auto reads figures, and needs TEAM_KEY in the environment.'],
  ['promote --env staging', "missing required argument 'part'"],
  ['rollback api', "required option '--env <environment>' not specified"],
  ['account', "required option '--env <environment>' not specified"],
  ['account staging --env staging', "too many arguments for 'account'"],
])('“%s” is refused: %s', async (line, message) => {
  vi.stubEnv('TEAM_KEY', undefined);
  const args = line.split(' ').filter(Boolean);
  const { status, stdout, stderr } = await captureCommand(createDeployCommand(), ...args);
  vi.unstubAllEnvs();
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
    vars: {
      MAIL_FROM: 'guide@guide.example',
      PROVIDER_ADDRESS: 'requests@guide.kz',
      OPERATIONS_GUIDE: 'https://guide.example/page',
    },
  });
  write('shell', { routes: [{ pattern: 'guide.kz' }, { pattern: 'edit.guide.example' }] });
  expect(findPlaceholders(['api-function', 'shell'], 'staging', workspace)).toEqual([
    'api-function/wrangler.jsonc: env.staging.d1_databases.0.database_id is still 00000000-0000-0000-0000-000000000002',
    'api-function/wrangler.jsonc: env.staging.vars.MAIL_FROM is still guide@guide.example',
    'api-function/wrangler.jsonc: env.staging.vars.OPERATIONS_GUIDE is still https://guide.example/page',
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

test.each(['promote shell --env staging', 'rollback api --env production'])('%s needs an account', async (line) => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '');
  const { status, stderr } = await captureCommand(createDeployCommand(), ...line.split(' '));
  vi.unstubAllEnvs();
  expect([status, stderr]).toEqual([
    1,
    'CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set (docs/deploying.md)',
  ]);
});

test.each(['api --env production --open-desk', 'canary api 10 --env production --open-desk'])(
  'nothing is deployed while a placeholder is left: %s',
  async (line) => {
    // Whatever the configurations say, no account can be reached.
    vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
    vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '');
    const { status, stdout, stderr } = await captureCommand(createDeployCommand(), ...line.split(' '));
    vi.unstubAllEnvs();
    expect([status, stdout]).toEqual([1, '']);
    const isConfigured = findPlaceholders(['api-function'], 'production').length === 0;
    expect(stderr).toMatch(
      isConfigured
        ? /^CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set/
        : /^production is not configured yet\. Replace these placeholders \(docs\/deploying\.md\):\n {2}api-function\/wrangler\.jsonc: env\.production\./,
    );
  },
);
