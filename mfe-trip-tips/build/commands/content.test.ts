import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_FOLDER, type TipFile, WORKSPACE } from '../read-content.ts';
import { check, listDue, listDueItems } from './content.ts';
import { createTip } from './new-tip.ts';

test('a check counts the valid files', () => {
  expect(check()).toMatch(/^The tips are valid: \d+ files$/);
});

test('what is due is every tip whose review period ends by the given day', () => {
  const lines = listDue('2050-01-01');
  expect(lines.join('\n')).toMatch(
    /^mfe-trip-tips\/content\/\S+:1: compare this .*; last checked \d{4}-\d\d-\d\d, due since \d{4}-\d\d-\d\d; sources: \S/m,
  );
  const [, due, all] = /^(\d+) of (\d+) in the tips are due on 2050-01-01$/.exec(lines.at(-1) ?? '') ?? [];
  expect(due).toBeDefined();
  expect(due).toBe(all);
});

test('only unchecked tips are due on a day before any was checked', () => {
  const text = listDue('2020-01-01').join('\n');
  expect(text).toMatch(/ of \d+ in the tips are due on 2020-01-01$/);
  expect(text).not.toContain('last checked 2');
  expect(text).toMatch(/climate\.yml:1: .*; not checked yet; sources: General knowledge/);
});

/** The day since which a tip is due. */
function getDueDay(lastChecked: string | undefined, reviewMonths: number): string | undefined {
  const file: TipFile = {
    id: 'money',
    file: 'a.yml',
    entry: { lastChecked, reviewMonths, sources: [] },
    toIssue: ({ message }) => ({ file: 'a.yml', line: 1, field: '', message }),
  };
  return listDueItems({ files: [file], sources: {} })[0]?.since;
}

test.each([
  ['six months after 20 May 2026', '2026-05-20', 6, '2026-11-20'],
  ['the last day of February when the period would end on its 31st', '2026-08-31', 6, '2027-02-28'],
  ['at once, before all others, when nobody has checked it yet', undefined, 24, ''],
])('a tip is due %s', (_, lastChecked, months, day) => {
  expect(getDueDay(lastChecked, months)).toBe(day);
});

test.each([
  ['to be reviewed before it, and to be deleted after it', 1, ['2027-01-01', '2027-03-24']],
  ['only to be deleted when its review would come later', 6, ['2027-03-24']],
])('an event is %s', (_, reviewMonths, days) => {
  const file: TipFile = {
    ...{ id: 'events', file: 'a.yml' },
    entry: { firstDay: '2027-03-14', lastDay: '2027-03-23', lastChecked: '2026-12-01', reviewMonths, sources: [] },
    toIssue: ({ message }) => ({ file: 'a.yml', line: 1, field: '', message }),
  };
  const items = listDueItems({ files: [file], sources: {} });
  expect(items.map(({ since }) => since)).toEqual(days);
  expect(items.at(-1)?.message).toBe('the page no longer shows this event: delete the file, or write its next days');
});

describe('in a copy of the content', () => {
  let workspace: string;
  beforeEach(() => {
    workspace = mkdtempSync(path.join(tmpdir(), 'tips-'));
    cpSync(path.join(WORKSPACE, CONTENT_FOLDER), path.join(workspace, CONTENT_FOLDER), { recursive: true });
  });
  afterEach(() => rmSync(workspace, { recursive: true }));

  test('a mistake is named with file, line and field', () => {
    const file = `${CONTENT_FOLDER}/money/tipping.yml`;
    const text = readFileSync(path.join(workspace, file), 'utf8');
    writeFileSync(path.join(workspace, file), `${text}\n    # A heading\n`);
    const line = text.trimEnd().split('\n').length + 2;
    expect(() => check(workspace)).toThrow(
      expect.objectContaining({
        message: `The tips cannot be published:
${file}:${line}: body.kk: Headings are not allowed in the text: the title of the tip is its heading`,
      }),
    );
  });

  test('a new tip is valid at once, and its text is due', () => {
    const file = createTip('Paying by phone', 'money', workspace);
    expect(file).toBe(`${CONTENT_FOLDER}/money/paying-by-phone.yml`);
    expect(() => check(workspace)).not.toThrow();
    expect(listDue('2020-01-01', workspace).join('\n')).toMatch(/paying-by-phone\.yml:\d+: body\.en: write this text/);
  });

  test('a section that does not exist is refused with those that do', () => {
    expect(() => createTip('A', 'x', workspace)).toThrow(
      'There is no section x: choose one of weather, important-tips',
    );
  });
});
