import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { todayInAlmaty } from '@almaty/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '../..');

/** Runs a command as a process of its own. */
function run(command: string, args: readonly string[] = [], packageFolder = PACKAGE) {
  const script = path.join(packageFolder, 'src/commands', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe.each([
  ['check', 'pnpm tips:check'],
  ['due', 'pnpm tips:due [--on yyyy-MM-dd]'],
  ['publish', 'pnpm tips:publish [--to <folder>|cloudflare]'],
])('tips:%s', (command, usage) => {
  test('prints its usage for --help', () => {
    const { status, stdout, stderr } = run(command, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(usage);
  });

  test('refuses an unknown option, and prints its usage', () => {
    const { status, stdout, stderr } = run(command, ['--wrong']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain("Unknown option '--wrong'");
    expect(stderr).toContain(usage);
  });
});

test.each([
  [['money'], "Unexpected argument 'money'"],
  [['--on'], "Option '--on <value>' argument missing"],
])('refuses the arguments %j', (args, message) => {
  const { status, stdout, stderr } = run('due', args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

test('tips:check counts the valid files', () => {
  const { status, stdout, stderr } = run('check');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^All \d+ content files are valid\n$/);
});

describe('tips:due', () => {
  test('lists every tip whose review period ends by the given day', () => {
    const { status, stdout } = run('due', ['--on', '2050-01-01']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^mfe-trip-tips\/src\/content\/\S+\n {2}due since \d{4}-\d\d-\d\d, last checked \d{4}-\d\d-\d\d, source: \S/,
    );
    const [, due, all] = /(\d+) of (\d+) tips are due on 2050-01-01\n$/.exec(stdout) ?? [];
    expect(due).toBeDefined();
    expect(due).toBe(all);
  });

  test('accepts the -- that pnpm passes on before the options', () => {
    expect(run('due', ['--', '--on', '2020-01-01']).status).toBe(0);
  });

  test('lists nothing for a day before every tip was checked', () => {
    expect(run('due', ['--on', '2020-01-01']).stdout).toMatch(/^0 of \d+ tips are due on 2020-01-01\n$/);
  });

  test('uses the current day in Almaty by default', () => {
    const before = todayInAlmaty();
    const { stdout } = run('due');
    const day = / are due on (\S+)\n$/.exec(stdout)?.[1];
    expect([before, todayInAlmaty()]).toContain(day);
  });

  test.each(['2027-02-30', ''])('refuses %j, which is not a date', (on) => {
    const { status, stdout, stderr } = run('due', ['--on', on]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`--on ${on} is not a date: write it as yyyy-MM-dd, such as 2027-05-01\n`);
  });
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

  test.each(['check', 'publish'])('tips:%s prints file, line and field, and does nothing else', (command) => {
    const { status, stdout, stderr } = run(command, [], packageFolder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `The tips cannot be published:
mfe-trip-tips/src/content/money/tipping.md:11: body: Headings are not allowed in the text: the title of the tip is its heading
`,
    );
  });
});
