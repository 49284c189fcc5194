import { expect, test } from 'vitest';
import { ArgumentError, readArguments } from './arguments.ts';

test('reads all arguments', () => {
  const args = readArguments('a b --days 1-3 --cpu 50 --seed 7 --classes c,pr --reference best.csv --json'.split(' '));
  expect(args).toEqual({
    paths: ['a', 'b'],
    days: [1, 2, 3],
    budget: { cpu: 50 },
    seed: 7,
    classes: ['c', 'pr'],
    reference: 'best.csv',
    compareLong: undefined,
    isJson: true,
    isHelp: false,
  });
});

test('the seed is 1 unless given, and iterations may be given instead of time', () => {
  expect(readArguments('a --days 2 --iterations 100 --compare-long 20'.split(' '))).toMatchObject({
    days: [2],
    budget: { iterations: 100 },
    seed: 1,
    compareLong: 20,
  });
});

test('help needs nothing else', () => {
  expect(readArguments(['--help']).isHelp).toBe(true);
});

test.each([
  ['--days 1 --cpu 50', 'the instance file or folder is missing'],
  ['a --cpu 50', '--days is missing'],
  ['a --days 1', '--iterations or --cpu is missing'],
  ['a --days 1 --cpu 50 --iterations 5', 'give --iterations or --cpu, not both'],
  ['a --days 0 --cpu 50', '--days: "0" is not a whole number from 1 to 50'],
  ['a --days 3-1 --cpu 50', '--days: "3-1" is not a number or a range'],
  ['a --days 1-2-3 --cpu 50', '--days: "1-2-3" is not a number or a range'],
  ['a --days one --cpu 50', '--days: "one" is not a whole number'],
  ['a --days 1 --cpu 0', '--cpu: "0" is not a whole number from 1'],
  ['a --days 1 --iterations 1.5', '--iterations: "1.5" is not a whole number'],
  ['a --days 1 --iterations 5 --seed x', '--seed: "x" is not a whole number'],
  ['a --days 1 --iterations 5 --compare-long 0', '--compare-long: "0" is not a whole number from 1'],
  ['a --days 1 --iterations 5 --compare-long 2 --reference b', 'give --reference or --compare-long, not both'],
  ['a --days 1 --iterations 5 --fast', "Unknown option '--fast'"],
])('says what is wrong with "%s"', (text, message) => {
  expect(() => readArguments(text.split(' '))).toThrow(ArgumentError);
  expect(() => readArguments(text.split(' '))).toThrow(message);
});
