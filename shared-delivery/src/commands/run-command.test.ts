import { expect, test } from 'vitest';
import { captureCommand } from '../testing/capture-command.ts';
import type { Command } from './run-command.ts';

const command: Command<'on'> = {
  usage: 'Prints a day.\n\n  npm run day [-- --on <day>]',
  options: ['on'],
  run({ on = 'today' }, print) {
    if (on === 'never') throw new Error('There is no such day');
    print(on);
  },
};

test('prints what the command says and ends with 0', () => {
  expect(captureCommand(command)).toEqual({ status: 0, stdout: 'today', stderr: '' });
  expect(captureCommand(command, '--on', 'Monday')).toEqual({ status: 0, stdout: 'Monday', stderr: '' });
});

test('accepts the -- that pnpm passes on', () => {
  expect(captureCommand(command, '--', '--on', 'Monday')).toEqual({ status: 0, stdout: 'Monday', stderr: '' });
});

test('prints the usage for --help', () => {
  expect(captureCommand(command, '--help')).toEqual({ status: 0, stdout: command.usage, stderr: '' });
});

test('prints the message of a failure without a stack and ends with 1', () => {
  expect(captureCommand(command, '--on', 'never')).toEqual({ status: 1, stdout: '', stderr: 'There is no such day' });
});

test.each([
  [['--wrong'], "Unknown option '--wrong'"],
  [['money'], "Unexpected argument 'money'"],
  [['--on'], "Option '--on <value>' argument missing"],
])('refuses %j with the usage and ends with 2', (args, message) => {
  const { status, stdout, stderr } = captureCommand(command, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr).toContain(command.usage);
});
