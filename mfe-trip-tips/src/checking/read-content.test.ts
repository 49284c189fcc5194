import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from './problem.ts';
import { CONTENT_FOLDER, readContent } from './read-content.ts';

let workspace: string;
const at = (file: string) => path.join(workspace, 'mfe-trip-tips/src/content', file);

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'tips-'));
  cpSync(CONTENT_FOLDER, at(''), { recursive: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));

function problems(): string {
  try {
    readContent(workspace);
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test('what stands in the files can be published', () => {
  expect(problems()).toBe('');
});

test('every problem of every file is named at once', () => {
  writeFileSync(at('money/tipping.md'), '---\ntitle: A\n---\n');
  writeFileSync(at('climate.yml'), 'items: 3\n');
  expect(problems()).toContain('mfe-trip-tips/src/content/money/tipping.md:2: order: Write this field');
  expect(problems()).toContain('mfe-trip-tips/src/content/climate.yml:1: items: Write a list');
});

test('a file the page needs and does not have', () => {
  rmSync(at('holidays.yml'));
  expect(problems()).toContain('mfe-trip-tips/src/content/holidays.yml:1: This file is missing: the page needs it');
});

test('a file that no section would show', () => {
  writeFileSync(at('money/fees.txt'), 'Fees');
  expect(problems()).toMatch(/money\/fees.txt:1: No section has this file: move it to one of .*money\/<name>.md/);
});

test('a name that can not be an address', () => {
  renameSync(at('money/tipping.md'), at('money/Tipping (new).md'));
  expect(problems()).toContain('Name the file in small letters, digits and hyphens');
});
