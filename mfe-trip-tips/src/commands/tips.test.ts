import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { check, listDue } from './tips.ts';

test('a check counts the valid files', () => {
  expect(check()).toMatch(/^All \d+ content files are valid$/);
});

test('a mistake is named with file, line and field', () => {
  const content = 'mfe-trip-tips/src/content';
  const workspace = mkdtempSync(path.join(tmpdir(), 'tips-'));
  cpSync(path.resolve(import.meta.dirname, '../content'), path.join(workspace, content), { recursive: true });
  appendFileSync(path.join(workspace, content, 'money/tipping.md'), '\n# A heading\n');
  expect(() => check(workspace)).toThrow(
    expect.objectContaining({
      message: `The tips cannot be published:
mfe-trip-tips/src/content/money/tipping.md:15: body: Headings are not allowed in the text: the title of the tip is its heading`,
    }),
  );
  rmSync(workspace, { recursive: true });
});

test('what is due is every tip whose review period ends by the given day', () => {
  const lines = listDue('2050-01-01');
  expect(lines.join('\n')).toMatch(
    /^mfe-trip-tips\/src\/content\/\S+\n {2}due since \d{4}-\d\d-\d\d, last checked \d{4}-\d\d-\d\d, sources: \S/m,
  );
  const [, due, all] = /^(\d+) of (\d+) tips are due on 2050-01-01$/.exec(lines.at(-1) ?? '') ?? [];
  expect(due).toBeDefined();
  expect(due).toBe(all);
});

test('only unchecked tips are due on a day before any was checked', () => {
  const text = listDue('2020-01-01').join('\n');
  expect(text).toMatch(/ of \d+ tips are due on 2020-01-01$/);
  expect(text).not.toContain('last checked');
  expect(text).toContain('climate.yml\n  not checked yet, sources: General knowledge');
});
