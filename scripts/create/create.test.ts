import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { createCreateCommand } from './command.ts';
import { planRemote } from './plan-remote.ts';
import { writeOrUndo } from './write-or-undo.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('a remote is not created', () => {
  test.each([
    [['City'], 'The name "City" cannot be used: write at most 40 small letters and digits, with hyphens'],
    [['city_events'], 'The name "city_events" cannot be used'],
    [['-city'], "unknown option '-city'"],
    [['a'.repeat(41)], 'cannot be used'],
    [['trip-tips'], 'There is the remote trip-tips already: choose another name.'],
    [['dates'], 'There is the package @almaty/dates already: choose another name.'],
    [['packages'], 'There is .github/workflows/packages.yml already: choose another name.'],
    [['city'], '/city is of catalogue: choose another first segment of its addresses, and write it after the name.'],
    [['whats-on', 'desk'], '/desk is of itinerary'],
    [['whats-on', 'privacy'], '/privacy is of the shell'],
    [['whats-on', 'team-tools'], '/team-tools is of the shell'],
    [['whats-on', 'kk'], '/kk is of the shell'],
    [['whats-on', '_mfe'], 'The address "_mfe" cannot be used'],
    [['whats-on', ''], 'The address "" cannot be used'],
    [[], "missing required argument 'name'"],
  ])('for %j, with words that say why', async (args, words) => {
    const { status, stdout, stderr } = await captureCommand(createCreateCommand(), 'remote', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });
});

describe('the plan of a remote', () => {
  const files = planRemote(ROOT, 'whats-on', 'this-week');

  test('has every file of the template, with its own names', () => {
    const own = Object.keys(files).filter((file) => file.startsWith('mfe-whats-on/'));
    expect(own).toHaveLength(
      readdirSync(path.join(ROOT, 'templates/remote'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length,
    );
    expect(own).toContain('mfe-whats-on/src/pages/WhatsOnPage.tsx');
    for (const file of own) expect(`${file} ${files[file]}`).not.toMatch(/starter/i);
    expect(files['mfe-whats-on/src/pages/WhatsOnPage.tsx']).toContain("route: '/this-week',");
    expect(files['mfe-whats-on/wrangler.jsonc']).toContain('"mfe-whats-on-production"');
  });

  test('has a line in each place that names remotes by hand', () => {
    const others = Object.keys(files).filter((file) => !file.startsWith('mfe-whats-on/'));
    const added = others.map((file) => {
      const before = new Set(readFileSync(path.join(ROOT, file), 'utf8').split('\n'));
      return [
        file,
        files[file]
          ?.split('\n')
          .find((line) => !before.has(line))
          ?.trim(),
      ];
    });
    expect(added).toEqual([
      [
        'shared-delivery/src/schema/remotes.ts',
        expect.stringMatching(/^export const REMOTE_NAMES = \[.*, 'whats-on'\] as const;$/),
      ],
      ['shell/src/site/owners.ts', "'this-week': 'whats-on',"],
      ['e2e/stack/page-budgets.ts', "'/this-week': {"],
    ]);
  });
});

describe('files that are written or undone', () => {
  let root: string;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'create-'));
    mkdirSync(path.join(root, 'docs'));
    for (const file of ['list.ts', 'docs/facts.md']) writeFileSync(path.join(root, file), 'before');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const files = { 'list.ts': 'after', 'mfe-new/src/a.ts': 'new' };
  /** Writes what follows, and fails or not. */
  const write = (error?: Error) =>
    writeOrUndo(root, { files, changed: ['docs/facts.md', 'new.yml'], folder: 'mfe-new' }, async () => {
      for (const file of ['docs/facts.md', 'new.yml', 'mfe-new/b.ts']) writeFileSync(path.join(root, file), 'after');
      if (error) throw error;
    });

  test('are all there when every step succeeds', async () => {
    await write();
    expect([read('list.ts'), read('mfe-new/src/a.ts'), read('docs/facts.md')]).toEqual(['after', 'new', 'after']);
  });

  test('are all as before when a step fails', async () => {
    await expect(write(new Error('no network'))).rejects.toThrow('no network');
    expect([read('list.ts'), read('docs/facts.md')]).toEqual(['before', 'before']);
    expect(['mfe-new', 'new.yml'].map((file) => existsSync(path.join(root, file)))).toEqual([false, false]);
  });
});
