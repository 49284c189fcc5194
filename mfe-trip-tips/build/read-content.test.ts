import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError } from '@almaty/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT_FOLDER, readContent, WORKSPACE } from './read-content.ts';

let workspace: string;
const resolveFile = (file: string) => path.join(workspace, CONTENT_FOLDER, file);

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'tips-'));
  cpSync(path.join(WORKSPACE, CONTENT_FOLDER), resolveFile(''), { recursive: true });
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
  writeFileSync(resolveFile('money/tipping.yml'), 'title: { en: A }\n');
  writeFileSync(resolveFile('climate.yml'), 'items: 3\n');
  expect(getErrorMessage()).toContain('mfe-trip-tips/content/money/tipping.yml:1: order: Add this field');
  expect(getErrorMessage()).toContain('mfe-trip-tips/content/climate.yml:1: items: Write a list');
});

test('reports a missing file', () => {
  rmSync(resolveFile('holidays.yml'));
  expect(getErrorMessage()).toContain('mfe-trip-tips/content/holidays.yml:1: This file is missing: the site needs');
});

test('reports a file that belongs to no section', () => {
  writeFileSync(resolveFile('money/fees.txt'), 'Fees');
  expect(getErrorMessage()).toMatch(
    /money\/fees.txt:1: This file belongs to nothing on the site: move it to one of .*money\/<name>.yml/,
  );
});

test('reports a file name with other characters than a to z, digits and hyphens', () => {
  renameSync(resolveFile('money/tipping.yml'), resolveFile('money/Tipping (new).yml'));
  expect(getErrorMessage()).toContain('Use only a to z, digits and hyphens in the file name');
});
