import { todayInAlmaty } from '@almaty/dates';
import { captureCommand } from '@almaty/delivery/command-test';
import type { Command } from '@almaty/delivery/commands';
import { describe, expect, test } from 'vitest';
import { checkCommand } from './check.ts';
import { dueCommand } from './due.ts';
import { publishCommand } from './publish.ts';

describe.each<[string, Command<string>, string]>([
  ['check', checkCommand, 'npm run facts:check'],
  ['due', dueCommand, 'npm run facts:due [-- --by yyyy-MM-dd]'],
  ['publish', publishCommand, 'npm run facts:publish [-- --to <folder>|staging|production]'],
])('facts:%s', (_, command, usage) => {
  test('prints its usage for --help', () => {
    const { status, stdout, stderr } = captureCommand(command, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(usage);
  });

  test.each([
    ['--wrong', "Unknown option '--wrong'"],
    ['medeu', "Unexpected argument 'medeu'"],
  ])('refuses the argument %s, and prints its usage', (argument, message) => {
    const { status, stdout, stderr } = captureCommand(command, argument);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(usage);
  });
});

test('facts:check counts the access files', () => {
  expect(captureCommand(checkCommand)).toEqual({
    status: 0,
    stdout: "The catalogue's content is valid, with 32 access files",
    stderr: '',
  });
});

describe('facts:due', () => {
  test('lists every fact whose review day has come by the given day, with its file', () => {
    const { status, stdout } = captureCommand(dueCommand, '--by', '2050-01-01');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^(mfe-catalogue\/src\/content\/access\/\S+\.yml: (access notice|opening hours|fee): review day \d{4}-\d\d-\d\d\n)+/,
    );
    const [, due, all] = /(\d+) of (\d+) facts are due on 2050-01-01$/.exec(stdout) ?? [];
    expect(due).toBeDefined();
    expect(due).toBe(all);
  });

  test('lists nothing for a day before every review day', () => {
    expect(captureCommand(dueCommand, '--by', '2020-01-01').stdout).toMatch(/^0 of \d+ facts are due on 2020-01-01$/);
  });

  test('uses the current day in Almaty by default', () => {
    const before = todayInAlmaty();
    const day = / are due on (\S+)$/.exec(captureCommand(dueCommand).stdout)?.[1];
    expect([before, todayInAlmaty()]).toContain(day);
  });

  test.each(['2027-02-30', 'tomorrow', ''])('refuses %j, which is not a date', (by) => {
    expect(captureCommand(dueCommand, '--by', by)).toEqual({
      status: 1,
      stdout: '',
      stderr: `--by ${by} is not a date: write it as yyyy-MM-dd, such as 2027-05-01`,
    });
  });
});
