import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const TIMEOUT_MS = 20_000;

/** Runs a command as a process of its own, as npm does. */
function runProcess(command: string, args: readonly string[] = [], packageFolder = PACKAGE) {
  const script = path.join(packageFolder, 'src/commands', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('facts:check ends with 0 for the content of this package', { timeout: TIMEOUT_MS }, () => {
  const { status, stdout, stderr } = runProcess('check');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^The catalogue's content is valid, with \d+ access files\n$/);
});

test('facts:due passes its arguments on and ends with the status of a usage error', { timeout: TIMEOUT_MS }, () => {
  const { status, stdout, stderr } = runProcess('due', ['--wrong']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("Unknown option '--wrong'");
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
  const workspace = mkdtempSync(path.join(tmpdir(), 'facts-'));
  const packageFolder = path.join(workspace, 'mfe-catalogue');
  const file = path.join(packageFolder, 'src/content/access/medeu.yml');
  const text = readFileSync(path.join(PACKAGE, 'src/content/access/medeu.yml'), 'utf8');

  beforeAll(() => {
    for (const entry of ['src', 'package.json'])
      cpSync(path.join(PACKAGE, entry), path.join(packageFolder, entry), { recursive: true });
    symlinkSync(path.join(PACKAGE, 'node_modules'), path.join(packageFolder, 'node_modules'));
  });
  afterEach(() => writeFileSync(file, text));
  afterAll(() => rmSync(workspace, { recursive: true }));

  test.each(['check', 'due', 'publish'])(
    'facts:%s prints each with file and field, and does nothing else',
    { timeout: TIMEOUT_MS },
    (command) => {
      writeFileSync(file, MISTAKEN_FILE);
      const { status, stdout, stderr } = runProcess(command, [], packageFolder);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `The catalogue cannot be published:
mfe-catalogue/src/content/access/medeu.yml: notice.reason: Say why, unless the place is open
mfe-catalogue/src/content/access/medeu.yml: openingHours.hours: “always” is no time range like 09:00-18:00
`,
      );
    },
  );

  test('a file that is no YAML is named with its line', { timeout: TIMEOUT_MS }, () => {
    writeFileSync(file, text.replace('  state:', '  state: a:'));
    const { status, stderr } = runProcess('check', [], packageFolder);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The catalogue cannot be published:\nmfe-catalogue\/src\/content\/access\/medeu\.yml: .* at line 2, column \d+:\n$/,
    );
  });
});
