import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_FOLDER, WORKSPACE } from '../content/read-content.ts';
import { check, listDue } from './content.ts';
import { createEntry } from './new-entry.ts';

test('a check counts the entries', async () => {
  expect(await check()).toMatch(/^The catalogue is valid: \d+ locations, \d+ activities$/);
});

test('what is due is every notice, hours and fee whose review day has come by the given day, with its line', () => {
  const lines = listDue('2050-01-01');
  expect(lines.join('\n')).toMatch(
    /^mfe-catalogue\/content\/locations\/\S+\.yml:\d+: (notice|openingHours|fee): compare this with its sources, .* review day is \d{4}-\d\d-\d\d$/m,
  );
  const [, due, all] = /^(\d+) of (\d+) in the catalogue are due on 2050-01-01$/.exec(lines.at(-1) ?? '') ?? [];
  expect(due).toBe(String(lines.length - 1));
  expect(due).toBe(all);
});

test('the fee of a park is due like that of a location', () => {
  expect(listDue('2050-01-01').join('\n')).toMatch(/^mfe-catalogue\/content\/parks\/ile-alatau\.yml:\d+: fee: /m);
});

test('no review is due on a day before every review day', () => {
  expect(listDue('2020-01-01').join('\n')).not.toContain('review day');
});

describe('a new entry', () => {
  let workspace: string;
  beforeEach(() => {
    workspace = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
    cpSync(path.join(WORKSPACE, CONTENT_FOLDER), path.join(workspace, CONTENT_FOLDER), { recursive: true });
  });
  afterEach(() => rmSync(workspace, { recursive: true }));

  test.each([
    ['location', 'Tést of a Hill', `${CONTENT_FOLDER}/locations/test-of-a-hill.yml`],
    ['activity', 'Test of a ride', `${CONTENT_FOLDER}/activities/test-of-a-ride.yml`],
  ] as const)('of the kind %s is valid at once, and what is missing is due', (kind, name, file) => {
    expect(createEntry(kind, name, workspace)).toBe(file);
    expect(() => check(workspace)).not.toThrow();
    const due = listDue('2020-01-01', workspace).filter((line) => line.startsWith(file));
    expect(due.join('\n')).toMatch(/description\.en: write this text/);
    expect(due.join('\n')).toMatch(/:1: draw its picture, art\/src\/scenes\/.*; until then it has a plain poster/);
  });

  test('has the next free number, from 101 on', () => {
    const files = ['First', 'Second'].map((name) => createEntry('location', name, workspace));
    const ids = files.map((file) => parse(readFileSync(path.join(workspace, file), 'utf8')).id);
    expect(ids[0]).toBeGreaterThanOrEqual(101);
    expect(ids[1]).toBe(ids[0] + 1);
  });

  test('does not replace one that there is', () => {
    expect(() => createEntry('location', 'Medeu', workspace)).toThrow(
      `There is already ${CONTENT_FOLDER}/locations/medeu.yml: write another name`,
    );
    expect(() => createEntry('location', 'Медеу', workspace)).toThrow('has no Latin letter: write the English name');
  });
});
