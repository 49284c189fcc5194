import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { REMOTE_NAMES } from '../../shared-delivery/src/schema/remotes.ts';
import { createDeployCommand } from '../deploy/command.ts';
import {
  CONFIG_FOLDERS,
  ENVIRONMENTS,
  getConfigFile,
  readSection,
  readTopLevel,
  type Section,
} from '../deploy/wrangler-config.ts';
import { bootstrap } from './bootstrap.ts';
import { createFakeAccount, type FakeAccount } from './fake-wrangler.ts';
import { listResources } from './resources.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const PLACEHOLDER = '00000000-0000-0000-0000-000000000002';
const DATABASE = 'itinerary-staging';

let workspace: string;
let account: FakeAccount;

/** Changes the section of the environment in a configuration of the test's workspace. */
function changeSection(folder: string, change: (section: Section) => void) {
  const config = readTopLevel(folder, workspace);
  change(config.env?.staging ?? {});
  writeFileSync(path.join(workspace, getConfigFile(folder)), JSON.stringify(config, null, 2));
}
const setVariable = (folder: string, name: string, value: string) =>
  changeSection(folder, (section) => {
    section.vars = { ...section.vars, [name]: value };
  });
const setDatabaseId = (id: string) =>
  changeSection('api-function', (section) => {
    section.d1_databases = (section.d1_databases ?? []).map((database) => ({ ...database, database_id: id }));
  });
const readDatabaseId = () => readSection('api-function', 'staging', workspace).d1_databases?.[0]?.database_id;

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  for (const folder of CONFIG_FOLDERS)
    cpSync(path.join(ROOT, getConfigFile(folder)), path.join(workspace, getConfigFile(folder)));
  setDatabaseId(PLACEHOLDER);
  account = createFakeAccount();
});
afterEach(() => rmSync(workspace, { recursive: true }));

const run = (env: NodeJS.ProcessEnv = {}) => bootstrap('staging', { wrangler: account.wrangler, env, workspace });
const secretsFile = () => path.join(workspace, 'secrets.staging.json');
const readSecretsFile = () => JSON.parse(readFileSync(secretsFile(), 'utf8'));

describe('the list', () => {
  test.each(ENVIRONMENTS)('names every resource of %s that a configuration names', (environment) => {
    /** Every name in a configuration that means something at Cloudflare. */
    const listNames = (value: unknown, key = ''): string[] => {
      const isName =
        /^(bucket_name|database_name|queue|dead_letter_queue|dataset|service|pattern|class_name|required)$/;
      if (typeof value === 'string') return isName.test(key) ? [value] : [];
      if (!(value instanceof Object)) return [];
      return Object.entries(value).flatMap(([inner, item]) => listNames(item, Array.isArray(value) ? key : inner));
    };
    const names = CONFIG_FOLDERS.flatMap((folder) => listNames(readSection(folder, environment)));
    const { created, others } = listResources(environment);
    expect(new Set([...created, ...others].map(({ name }) => name))).toEqual(
      new Set([...names, ...others.flatMap(({ kind, name }) => (/rate limit|mail domain/.test(kind) ? [name] : []))]),
    );
    expect(names).toEqual(expect.arrayContaining(['LINK_SECRET', 'TEAM_KEY']));
    expect(others.filter(({ kind }) => kind === 'rate limit')).toHaveLength(4);
  });

  test('refuses a kind of binding that it does not know', () => {
    changeSection('shell', (section) => {
      section.kv_namespaces = [{ binding: 'KV' }];
    });
    expect(() => listResources('staging', workspace)).toThrow(
      'shell/wrangler.jsonc: nobody knows what the account needs for kv_namespaces',
    );
  });

  test('names the secrets of other services where a variable makes them necessary', () => {
    setVariable('shell', 'TURNSTILE_SITE_KEY', '0x1');
    const given = listResources('staging', workspace).created.filter(
      (item) => 'source' in item && item.source === 'given',
    );
    expect(given.map(({ name }) => name)).toEqual(['TURNSTILE_SECRET']);
  });
});

describe('an empty account', () => {
  test('gets everything that is listed, and the id of its database is entered', () => {
    const { existing, created, notes } = run();
    expect(existing).toEqual([]);
    expect(created).toEqual(listResources('staging', workspace).created);
    const [buckets, others] = [true, false].map((isBucket) =>
      account.changes.filter((change) => change.startsWith('r2 bucket') === isBucket),
    );
    const names = ['shell', ...REMOTE_NAMES.map((name) => `mfe-${name}`)];
    expect(buckets?.sort()).toEqual(names.map((name) => `r2 bucket create ${name}-staging`).sort());
    expect(others).toEqual([
      `d1 create ${DATABASE}`,
      'queues create itinerary-emails-staging',
      'queues create itinerary-emails-dead-staging',
      'secret bulk --env staging -c api-function/wrangler.jsonc',
      'secret bulk --env staging -c shell/wrangler.jsonc',
    ]);
    expect(readDatabaseId()).toBe(`id-of-${DATABASE}`);
    expect(notes.join('\n')).toContain('secrets.staging.json');
  });

  test('gets secrets that nobody can guess, which only their owner can read in a file', () => {
    const outcome = run();
    expect(readSecretsFile()).toEqual({
      'api-function': account.secrets['api-function-staging'],
      shell: account.secrets['shell-staging'],
    });
    const values = Object.values(account.secrets).flatMap((secrets) => Object.values(secrets));
    expect(new Set(values).size).toBe(6);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(secretsFile()).mode & 0o077).toBe(0);
    for (const value of values) expect(JSON.stringify([outcome, account.changes])).not.toContain(value);
  });
});

describe('an account that has some of it', () => {
  test('keeps what it has, and gets the rest; a second run changes nothing', () => {
    account.wrangler(['r2', 'bucket', 'create', 'mfe-catalogue-staging']);
    account.wrangler(['secret', 'bulk', '--env', 'staging', '-c', 'shell/wrangler.jsonc'], '{"TEAM_KEY":"old"}');
    const { existing } = run();
    expect(existing.map(({ name }) => name)).toEqual(['mfe-catalogue-staging', 'TEAM_KEY']);
    expect(account.secrets['shell-staging']).toEqual({ TEAM_KEY: 'old', REPORT_SECRET: expect.any(String) });
    const changes = [...account.changes];
    expect(run()).toMatchObject({ created: [], notes: [] });
    expect(account.changes).toEqual(changes);
  });

  test('gets the secrets that an interrupted run has written', () => {
    account.failures.set('secret bulk', 'A request to the Cloudflare API failed.');
    expect(() => run()).toThrow('secret bulk --env staging -c api-function/wrangler.jsonc failed:\nA request to the');
    const written = readSecretsFile()['api-function'];
    run();
    expect(account.secrets['api-function-staging']).toEqual(written);
  });
});

test('a secret of another service is asked for before anything is created, and not written to the file', () => {
  setVariable('api-function', 'SMTP_USER', 'guide');
  expect(() => run()).toThrow('Set them in the environment: SMTP_PASSWORD');
  expect(account.changes).toEqual([]);
  run({ SMTP_PASSWORD: 'issued by the mail server' });
  expect(account.secrets['api-function-staging']).toMatchObject({ SMTP_PASSWORD: 'issued by the mail server' });
  expect(readFileSync(secretsFile(), 'utf8')).not.toContain('issued by');
});

test('an account that cannot be read is not changed, and the command says why', () => {
  account.failures.set('queues info', 'Authentication error [code: 10000]');
  expect(() => run()).toThrow(
    'wrangler queues info itinerary-emails-staging failed:\nAuthentication error [code: 10000]',
  );
  expect(account.changes).toEqual([]);
  expect(existsSync(secretsFile())).toBe(false);
});

test('the id of a database in another account is refused', () => {
  setDatabaseId('5f1c2f6e-0000-4000-8000-000000000000');
  expect(() => run()).toThrow(
    `has the id 5f1c2f6e-0000-4000-8000-000000000000 for ${DATABASE}, whose id in this account`,
  );
});

test('a dry run needs no account; otherwise the command says what is not set', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '');
  const start = (...args: string[]) => captureCommand(createDeployCommand(), 'account', '--env', 'production', ...args);
  const dry = await start('--dry-run', '--json');
  expect([dry.status, dry.stderr]).toEqual([0, '']);
  expect(JSON.parse(dry.stdout)).toMatchObject({
    environment: 'production',
    needed: listResources('production').created,
  });
  const { status, stdout, stderr } = await start();
  vi.unstubAllEnvs();
  expect([status, stdout, stderr]).toEqual([
    ...[1, '', 'CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set (docs/deploying.md)'],
  ]);
});
