import { describe, expect, test } from 'vitest';
import { createCommand, InvalidArgumentError, parseInteger } from './index.ts';
import { captureCommand } from './testing/capture-command.ts';

function createFamily() {
  const family = createCommand('npm run day --', 'Prints and moves days.');
  family
    .command('print')
    .description('Prints a day.\nIt may be today.')
    .argument('[name]', 'its name', 'today')
    .option('--json', 'prints JSON')
    .action((name, { json }) => {
      if (name === 'never') throw new Error('There is no such day', { cause: new Error('it never came') });
      if (name === 'Sunday') throw new InvalidArgumentError('Sunday is no working day.');
      if (name === 'late') process.exitCode = 1;
      console.log(json ? JSON.stringify({ name }) : name);
    });
  family
    .command('week')
    .command('move')
    .argument('<day>')
    .action((day) => {
      throw new InvalidArgumentError(`No week moves to ${day}.`);
    });
  return family;
}
const run = (...args: string[]) => captureCommand(createFamily(), ...args);

test('prints what the command says and ends with 0', async () => {
  expect(await run('print')).toEqual({ status: 0, stdout: 'today', stderr: '' });
  expect(await run('print', 'Monday', '--json')).toEqual({ status: 0, stdout: '{"name":"Monday"}', stderr: '' });
});

test('accepts the -- that pnpm passes on', async () => {
  expect(await run('--', 'print', 'Monday')).toMatchObject({ status: 0, stdout: 'Monday' });
});

test.each(['--help', '-h'])('%s prints the usage of the family, and of one command', async (help) => {
  const family = await run(help);
  expect(family).toMatchObject({ status: 0, stderr: '' });
  expect(family.stdout).toMatch(/^Usage: npm run day -- \[options\] \[command\]\n\nPrints and moves days\.\n/);
  expect(family.stdout).toMatch(/print \[options\] \[name\] +Prints a day\.$/m);
  const { status, stdout } = await run('print', help);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run day -- print \[options\] \[name\]\n\nPrints a day\. It may be today\.\n/);
});

test('prints the message of a failure and its causes without a stack, and ends with 1', async () => {
  expect(await run('print', 'never')).toEqual({
    ...{ status: 1, stdout: '', stderr: 'There is no such day\nCaused by: it never came' },
  });
});

test('ends with 1 when the command has printed what is wrong', async () => {
  expect(await run('print', 'late')).toEqual({ status: 1, stdout: 'late', stderr: '' });
});

describe('wrong arguments are named before the usage, and end with 2', () => {
  test.each<[string[], string, string]>([
    [['print', '--jso'], "error: unknown option '--jso'\n(Did you mean --json?)", 'print [options] [name]'],
    [
      ['print', 'a', 'b'],
      "error: too many arguments for 'print'. Expected 1 argument but got 2: a, b.",
      'print [options]',
    ],
    [['print', 'Sunday'], 'error: Sunday is no working day.', 'print [options] [name]'],
    [['week', 'move', 'Sunday'], 'error: No week moves to Sunday.', 'week move [options] <day>'],
    [['prnt'], "error: unknown command 'prnt'\n(Did you mean print?)", '[options] [command]'],
    [[], '', '[options] [command]'],
  ])('%j', async (args, message, usage) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(`Usage: npm run day -- ${usage}`);
  });
});

test('a whole number is read within its limits only', () => {
  const parse = parseInteger(1, 12);
  expect([parse('1'), parse('12')]).toEqual([1, 12]);
  for (const text of ['0', '13', '1.5', '-1', 'x', '', ' ', '1e1'])
    expect(() => parse(text)).toThrow('Give a whole number from 1 to 12.');
});
