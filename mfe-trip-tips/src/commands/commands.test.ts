import { todayInAlmaty } from '@almaty/dates';
import { captureCommand } from '@almaty/delivery/command-test';
import type { Command } from '@almaty/delivery/commands';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkCommand } from './check.ts';
import { dueCommand } from './due.ts';
import { publishCommand } from './publish.ts';

describe.each<[string, Command<string>, string]>([
  ['check', checkCommand, 'npm run tips:check'],
  ['due', dueCommand, 'npm run tips:due [-- --on yyyy-MM-dd]'],
  ['publish', publishCommand, 'npm run tips:publish [-- --to <folder>|staging|production]'],
])('tips:%s', (_, command, usage) => {
  test('prints its usage for --help', () => {
    const { status, stdout, stderr } = captureCommand(command, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(usage);
  });

  test.each([
    ['--wrong', "Unknown option '--wrong'"],
    ['money', "Unexpected argument 'money'"],
  ])('refuses the argument %s, and prints its usage', (argument, message) => {
    const { status, stdout, stderr } = captureCommand(command, argument);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(usage);
  });
});

test.each<[string, Command<string>]>([
  ['--on', dueCommand],
  ['--to', publishCommand],
])('refuses %s without a value', (option, command) => {
  const { status, stdout, stderr } = captureCommand(command, option);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`Option '${option} <value>' argument missing`);
});

describe('tips:publish to the real bucket', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is refused without the repository of the editor, before anything is built', () => {
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
    vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account');
    vi.stubEnv('SITE_ORIGIN', 'https://guide.example');
    vi.stubEnv('PUBLIC_TIPS_REPOSITORY', '');
    const { status, stdout, stderr } = captureCommand(publishCommand, '--to', 'production');
    expect(status).toBe(1);
    expect(stdout).not.toContain('Built');
    expect(stderr).toMatch(/^The real bucket needs in the environment:\n {2}PUBLIC_TIPS_REPOSITORY: /);
  });
});

describe('tips:due', () => {
  test('lists every tip whose review period ends by the given day', () => {
    const { status, stdout } = captureCommand(dueCommand, '--on', '2050-01-01');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^mfe-trip-tips\/src\/content\/\S+\n {2}due since \d{4}-\d\d-\d\d, last checked \d{4}-\d\d-\d\d, sources: \S/m,
    );
    const [, due, all] = /(\d+) of (\d+) tips are due on 2050-01-01$/.exec(stdout) ?? [];
    expect(due).toBeDefined();
    expect(due).toBe(all);
  });

  test('accepts the -- that pnpm passes on, and lists only unchecked tips for a day before any was checked', () => {
    const { stdout } = captureCommand(dueCommand, '--', '--on', '2020-01-01');
    expect(stdout).toMatch(/ of \d+ tips are due on 2020-01-01$/);
    expect(stdout).not.toContain('last checked');
    expect(stdout).toContain('climate.yml\n  not checked yet, sources: General knowledge');
  });

  test('uses the current day in Almaty by default', () => {
    const before = todayInAlmaty();
    const day = / are due on (\S+)$/.exec(captureCommand(dueCommand).stdout)?.[1];
    expect([before, todayInAlmaty()]).toContain(day);
  });

  test.each(['2027-02-30', 'tomorrow', ''])('refuses %j, which is not a date', (on) => {
    expect(captureCommand(dueCommand, '--on', on)).toEqual({
      status: 1,
      stdout: '',
      stderr: `--on ${on} is not a date: write it as yyyy-MM-dd, such as 2027-05-01`,
    });
  });
});
