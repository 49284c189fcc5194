import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REMOTE_NAMES } from '../../shared-delivery/src/schema/remotes.ts';
import { checkAdvisories, checkInstallScripts, checkLicences, checkLockfile, WORKSPACES } from './check-packages.ts';
import { findLicenceFaults } from './licences.ts';
import { findLockfileFaults } from './lockfile.ts';
import { PACKAGE_MANAGER } from './pnpm.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the version of pnpm is named. */
const PNPM_FILES = [
  ...['scripts/bootstrap.mjs', 'scripts/packages/pnpm.ts', '.github/actions/set-up/action.yml', 'docs/deploying.md'],
  ...['.github/workflows/art.yml', '.github/workflows/packages.yml', 'CONTRIBUTING.md'],
];
const INTEGRITY = `sha512-${'A'.repeat(86)}==`;

test.each(WORKSPACES)('the lockfile of %s names the bytes of every package, all of the default registry', (name) => {
  expect(checkLockfile(path.join(ROOT, name)).faults).toEqual([]);
});

test.each(WORKSPACES.filter((name) => existsSync(path.join(ROOT, name, 'node_modules/.pnpm'))))(
  'exactly the packages of %s that may run an install script want to',
  (name) => expect(checkInstallScripts(path.join(ROOT, name)).faults).toEqual([]),
);

test('a new package with an install script is found, also one that is only built', () => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const write = (name: string, file: string, content: object) => {
    const folder = path.join(workspace, `node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  write('quiet', 'package.json', { scripts: { test: 'x' } });
  write('known', 'package.json', { scripts: { postinstall: 'x' } });
  write('@new/one', 'package.json', { scripts: { preinstall: 'x' } });
  write('native', 'package.json', {});
  write('native', 'binding.gyp', {});
  writeFileSync(path.join(workspace, 'pnpm-workspace.yaml'), 'allowBuilds: { known: true, gone: false }');
  expect(checkInstallScripts(workspace).faults).toEqual([
    '@new/one wants to run an install script',
    'native wants to run an install script',
    'allowBuilds names gone, which runs nothing',
  ]);
  rmSync(workspace, { recursive: true });
});

const lock = (packages: object, specifier = 'catalog:') =>
  JSON.stringify({ importers: { shell: { dependencies: { a: { specifier, version: '1.0.0' } } } }, packages });

test.each<[string, object, string | undefined, string[]]>([
  ['a version with its integrity', { 'a@1.0.0': { resolution: { integrity: INTEGRITY } } }, undefined, []],
  ['no integrity', { 'a@1.0.0': { resolution: {} } }, undefined, ['a@1.0.0 has no integrity']],
  ['a weak hash', { 'a@1.0.0': { resolution: { integrity: 'sha1-AAAA' } } }, undefined, ['a@1.0.0 has no integrity']],
  [
    'an archive of somewhere else',
    { '@a/b@1.0.0': { resolution: { integrity: INTEGRITY, tarball: 'https://example.com/b.tgz' } } },
    undefined,
    ['@a/b@1.0.0 does not come from the default registry: it has “tarball”'],
  ],
  [
    'a repository',
    { 'a@git+https://example.com/a.git': { resolution: { integrity: INTEGRITY, type: 'git' } } },
    undefined,
    [
      'a@git+https://example.com/a.git is no version of a registry',
      'a@git+https://example.com/a.git does not come from the default registry: it has “type”',
    ],
  ],
  ['a dependency by its address', {}, 'github:a/b', ['shell asks for “github:a/b”']],
])('a lockfile with %s', (_, packages, specifier, faults) => {
  expect(findLockfileFaults(lock(packages, specifier))).toEqual(faults);
});

test('a licence that nobody has allowed is found; of several one is enough', () => {
  const list = {
    MIT: [{ name: 'a', license: 'MIT' }],
    '(WTFPL OR GPL-3.0)': [{ name: 'b', license: '(WTFPL OR GPL-3.0)' }],
    'MIT AND GPL-3.0': [{ name: 'c', license: 'MIT AND GPL-3.0' }],
    Unknown: [
      { name: 'trim', license: 'Unknown' },
      { name: 'd', license: 'Unknown' },
    ],
  };
  expect(findLicenceFaults(list)).toEqual(['c has the licence MIT AND GPL-3.0', 'd has the licence Unknown']);
  const pnpm = () => ({ isOk: true, stdout: JSON.stringify(list), stderr: '' });
  expect(checkLicences(ROOT, pnpm).notes).toContain('Unknown: 2');
});

test.each([
  ['no advisory', true, '{}', '', { notes: ['no advisory of level high'], faults: [] }],
  [
    'a registry that does not answer',
    false,
    '',
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint responded with 405:\n',
    {
      notes: ['advisories not checked: Error: ERR_PNPM_AUDIT_BAD_RESPONSE The audit endpoint responded with 405:'],
      faults: [],
    },
  ],
  [
    'an advisory',
    false,
    '{"advisories":{"1":{"severity":"high"}}}',
    '',
    {
      notes: [],
      faults: ['advisories of level high, or none could be read: {"advisories":{"1":{"severity":"high"}}}'],
    },
  ],
  [
    'another failure',
    false,
    '',
    'Error: no lockfile',
    { notes: [], faults: ['advisories of level high, or none could be read: Error: no lockfile'] },
  ],
])('%s', (_, isOk, stdout, stderr, result) => {
  expect(checkAdvisories(ROOT, () => ({ isOk, stdout, stderr }))).toEqual(result);
});

test('Renovate waits before it offers a version, pins actions, and groups packages that are in the catalog', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const { extends: presets, minimumReleaseAge, packageRules, customManagers } = JSON.parse(read('renovate.json'));
  expect([presets, minimumReleaseAge]).toEqual([
    ['config:recommended', 'helpers:pinGitHubActionDigestsToSemver'],
    '7 days',
  ]);
  const { catalog, overrides } = parse(read('pnpm-workspace.yaml'));
  const chosen = [...Object.keys(catalog), ...Object.keys(overrides).map((name) => name.replace(/.*>/, ''))];
  const isInCatalog = (pattern: string) => chosen.some((name) => path.matchesGlob(name, pattern));
  type Rule = { matchPackageNames?: string[] };
  const rules: Rule[] = packageRules;
  expect(rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames).filter((name) => !isInCatalog(name))).toEqual(
    [],
  );
  const [{ matchStrings, managerFilePatterns }] = customManagers;
  const isManaged = (file: string) =>
    managerFilePatterns.some((text: string) => new RegExp(text.slice(1, -1)).test(file));
  expect(PNPM_FILES.filter((file) => !isManaged(file))).toEqual([]);
  expect(new RegExp(matchStrings[0]).exec(PACKAGE_MANAGER)?.groups?.currentValue).toBe(PACKAGE_MANAGER.slice(5));
});

test('every part has a team that approves its changes', () => {
  const owners = readFileSync(path.join(ROOT, '.github/CODEOWNERS'), 'utf8');
  const parts = ['shell', ...REMOTE_NAMES.map((name) => `mfe-${name}`), 'api-function'];
  for (const part of parts) expect(owners).toMatch(new RegExp(`^/${part}/ @\\S+$`, 'm'));
});

test('one version of pnpm is named everywhere', () => {
  for (const file of PNPM_FILES) {
    const named = readFileSync(path.join(ROOT, file), 'utf8').match(/pnpm@[\d.]+\d/g);
    expect([file, new Set(named)]).toEqual([file, new Set([PACKAGE_MANAGER])]);
  }
});
