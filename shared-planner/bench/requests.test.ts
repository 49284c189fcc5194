import { captureCommand } from '@almaty/commands/testing';
import { expect, it, vi } from 'vitest';
import type { Arguments } from './requests/arguments.ts';
import { createRequestsCommand } from './requests.ts';

it.each<[string[], Partial<Arguments>]>([
  [[], { mode: 'small', count: 500, seed: 1, maxItems: 12, maxDays: 5, steps: 3_000_000, isJson: false }],
  [['--large'], { mode: 'large', count: 20 }],
  [['--worst'], { mode: 'worst', count: 500 }],
  [['--large', '--count', '3'], { mode: 'large', count: 3 }],
  [['--chromium', import.meta.filename, '--json'], { mode: 'chromium', browser: import.meta.filename, isJson: true }],
])('%j measures %o', async (args, expected) => {
  const run = vi.fn(async (_: Arguments) => {});
  expect(await captureCommand(createRequestsCommand(run), ...args)).toMatchObject({ status: 0, stderr: '' });
  expect(run.mock.lastCall?.[0]).toMatchObject(expected);
});

it.each([
  ['--count', '0'],
  ['--seed', 'x'],
  ['--max-items', '61'],
  ['--large', '--edits'],
  ['--chromium', 'none'],
  ['--unknown'],
  ['file.json'],
])('refuses %s %s', async (...args) => {
  const run = vi.fn();
  expect(await captureCommand(createRequestsCommand(run), ...args)).toMatchObject({ status: 2, stdout: '' });
  expect(run).not.toHaveBeenCalled();
});
