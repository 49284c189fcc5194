import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { check, listDue } from './facts.ts';

test('a check counts the access files', () => {
  expect(check()).toBe("The catalogue's content is valid, with 32 access files");
});

test('what is due is every fact whose review day has come by the given day, with its file', () => {
  const lines = listDue('2050-01-01');
  expect(lines.join('\n')).toMatch(
    /^(mfe-catalogue\/src\/content\/access\/\S+\.yml: (access notice|opening hours|fee): review day \d{4}-\d\d-\d\d\n)+/,
  );
  const [, due, all] = /^(\d+) of (\d+) facts are due on 2050-01-01$/.exec(lines.at(-1) ?? '') ?? [];
  expect(due).toBe(String(lines.length - 1));
  expect(due).toBe(all);
});

test('nothing is due on a day before every review day', () => {
  expect(listDue('2020-01-01')).toEqual([expect.stringMatching(/^0 of \d+ facts are due on 2020-01-01$/)]);
});

/** An access file without a reason, and with hours that are none. */
const MISTAKEN_FILE = `notice:
  state: closed
  confidence: high
  sources:
    - title: A report
  checkedOn: 2026-11-22
  reviewBy: 2027-11-22
openingHours:
  hours: always
  confidence: high
  sources:
    - title: A report
  checkedOn: 2026-11-22
  reviewBy: 2027-11-22
`;

describe('with mistakes in an access file', () => {
  const PACKAGE = path.resolve(import.meta.dirname, '../..');
  const workspace = mkdtempSync(path.join(tmpdir(), 'facts-'));
  const copy = path.join(workspace, 'mfe-catalogue');
  const file = path.join(copy, 'src/content/access/medeu.yml');
  const text = readFileSync(path.join(PACKAGE, 'src/content/access/medeu.yml'), 'utf8');
  const load = (): Promise<typeof import('./facts.ts')> => import(path.join(copy, 'src/commands/facts.ts'));

  beforeAll(() => {
    for (const entry of ['src', 'package.json'])
      cpSync(path.join(PACKAGE, entry), path.join(copy, entry), { recursive: true });
    symlinkSync(path.join(PACKAGE, 'node_modules'), path.join(copy, 'node_modules'));
  });
  afterEach(() => writeFileSync(file, text));
  afterAll(() => rmSync(workspace, { recursive: true }));

  test('each is named with file and field', async () => {
    writeFileSync(file, MISTAKEN_FILE);
    const copied = await load();
    const message = `The catalogue cannot be published:
mfe-catalogue/src/content/access/medeu.yml: notice.reason: Say why, unless the place is open
mfe-catalogue/src/content/access/medeu.yml: openingHours.hours: “always” is no time range like 09:00-18:00`;
    expect(() => copied.check()).toThrow(expect.objectContaining({ message }));
    expect(() => copied.listDue('2027-01-01')).toThrow(expect.objectContaining({ message }));
  });

  test('a file that is no YAML is named with its line', async () => {
    writeFileSync(file, text.replace('  state:', '  state: a:'));
    const copied = await load();
    expect(() => copied.check()).toThrow(
      /^The catalogue cannot be published:\nmfe-catalogue\/src\/content\/access\/medeu\.yml: .* at line 2, column \d+:$/m,
    );
  });
});
