import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findStaleFiles } from './derived-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('what files say of all remotes is what the list says (node scripts/write-remotes.ts writes them anew)', () => {
  expect(findStaleFiles(ROOT).map(([file]) => file)).toEqual([]);
});

describe('in a working copy that lacks a remote', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'remotes-'));
  const change = (file: string, text: RegExp, by: string) => {
    const before = readFileSync(path.join(copy, file), 'utf8');
    const after = before.replaceAll(text, by);
    expect(after).not.toBe(before);
    writeFileSync(path.join(copy, file), after);
  };
  beforeAll(() => {
    const files = [
      '.github/**/*',
      '{shell,api-function,mfe-*,shared-*,e2e}/package.json',
      '{shell,api-function}/wrangler.jsonc',
    ];
    for (const file of [...globSync(files, { cwd: ROOT }), 'scripts/remotes/workflow.yml'])
      cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  test('each file is named, with the text that has it', () => {
    rmSync(path.join(copy, '.github/workflows/trip-tips.yml'));
    change('.github/CODEOWNERS', /^\/mfe-trip-tips\/.*\n/gm, '');
    change('.github/workflows/release-remote.yml', / {6}TRIP_TIPS_CLOUDFLARE_API_TOKEN:\n {8}required: false\n/g, '');
    change('shell/wrangler.jsonc', /,\n *\{ "binding": "R2_TRIP_TIPS".*\n/g, '\n');
    const stale = findStaleFiles(copy);
    expect(stale.map(([file]) => file)).toEqual([
      '.github/workflows/trip-tips.yml',
      '.github/CODEOWNERS',
      '.github/workflows/release-remote.yml',
      'shell/wrangler.jsonc',
    ]);
    for (const [file, text] of stale) expect(text).toBe(readFileSync(path.join(ROOT, file), 'utf8'));
  });

  test('the teams are those of the organisation that the file names', () => {
    change('.github/CODEOWNERS', /@example/g, '@almaty');
    const owners = Object.fromEntries(findStaleFiles(copy))['.github/CODEOWNERS'];
    expect(owners).toMatch(/^\/mfe-trip-tips\/ @almaty\/trip-tips$/m);
    expect(owners).not.toContain('@example/');
  });

  test('a file without a place for remotes is an error that says what to do', () => {
    change('.github/CODEOWNERS', /^\/mfe-.*\n/gm, '');
    expect(() => findStaleFiles(copy)).toThrow(/^\.github\/CODEOWNERS has no place for the remotes: /);
  });
});
