import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { CONTENT_FOLDER, readContent } from './read-content.ts';

let workspace: string;
const resolveFile = (file: string) => path.join(workspace, 'mfe-trip-tips/src/content', file);

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'tips-'));
  cpSync(CONTENT_FOLDER, resolveFile(''), { recursive: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));

/** The message of the ContentError; empty when the content is valid. */
function getErrorMessage(): string {
  try {
    readContent(workspace);
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test('the content of this repository is valid', () => {
  expect(getErrorMessage()).toBe('');
});

test('reports the issues of all files at once', () => {
  writeFileSync(resolveFile('money/tipping.md'), '---\ntitle: A\n---\n');
  writeFileSync(resolveFile('climate.yml'), 'items: 3\n');
  expect(getErrorMessage()).toContain('mfe-trip-tips/src/content/money/tipping.md:2: order: Add this field');
  expect(getErrorMessage()).toContain('mfe-trip-tips/src/content/climate.yml:1: items: Write a list');
});

test('reports a missing file', () => {
  rmSync(resolveFile('holidays.yml'));
  expect(getErrorMessage()).toContain('mfe-trip-tips/src/content/holidays.yml:1: This file is missing: the page needs');
});

test('reports a file that belongs to no section', () => {
  writeFileSync(resolveFile('money/fees.txt'), 'Fees');
  expect(getErrorMessage()).toMatch(
    /money\/fees.txt:1: This file belongs to no section: move it to one of .*money\/<name>.md/,
  );
});

test('reports a file name with other characters than a to z, digits and hyphens', () => {
  renameSync(resolveFile('money/tipping.md'), resolveFile('money/Tipping (new).md'));
  expect(getErrorMessage()).toContain('Use only a to z, digits and hyphens in the file name');
});
