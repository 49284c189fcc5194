import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const TIMEOUT_MS = 20_000;

/** Runs a command as a process of its own, as npm does. */
function runProcess(command: string, args: readonly string[] = [], packageFolder = PACKAGE) {
  const script = path.join(packageFolder, 'src/commands', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('tips:check counts the valid files', { timeout: TIMEOUT_MS }, () => {
  const { status, stdout, stderr } = runProcess('check');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^All \d+ content files are valid\n$/);
});

test('tips:due passes its arguments on and ends with the status of a usage error', { timeout: TIMEOUT_MS }, () => {
  const { status, stdout, stderr } = runProcess('due', ['--wrong']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("Unknown option '--wrong'");
});

describe('with a mistake in a content file', () => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'tips-'));
  const packageFolder = path.join(workspace, 'mfe-trip-tips');

  beforeAll(() => {
    for (const entry of ['src', 'package.json'])
      cpSync(path.join(PACKAGE, entry), path.join(packageFolder, entry), { recursive: true });
    symlinkSync(path.join(PACKAGE, 'node_modules'), path.join(packageFolder, 'node_modules'));
    appendFileSync(path.join(packageFolder, 'src/content/money/tipping.md'), '\n# A heading\n');
  });
  afterAll(() => rmSync(workspace, { recursive: true }));

  test.each(['check', 'publish'])(
    'tips:%s prints file, line and field, and does nothing else',
    { timeout: TIMEOUT_MS },
    (command) => {
      const { status, stdout, stderr } = runProcess(command, [], packageFolder);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `The tips cannot be published:
mfe-trip-tips/src/content/money/tipping.md:15: body: Headings are not allowed in the text: the title of the tip is its heading
`,
      );
    },
  );
});
