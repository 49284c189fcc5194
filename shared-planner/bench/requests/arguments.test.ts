import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('compares 500 requests with the oracle unless told otherwise', () => {
  expect(readArguments([])).toMatchObject({ mode: 'small', count: 500, seed: 1, maxItems: 12, maxDays: 5 });
});

it('runs fewer large requests, because each takes long', () => {
  expect(readArguments(['--large'])).toMatchObject({ mode: 'large', count: 20 });
  expect(readArguments(['--large', '--count', '3'])).toMatchObject({ count: 3 });
});

it.each([
  ['--count', '0'],
  ['--seed', 'x'],
  ['--max-items', '61'],
  ['--large', '--edits'],
  ['--unknown'],
  ['file.json'],
])('refuses %s %s', (...args) => {
  expect(() => readArguments(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
});
