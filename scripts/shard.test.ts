import path from 'node:path';
import { expect, test } from 'vitest';
import { captureCommand } from '../shared-commands/src/testing/capture-command.ts';
import { parseShard, type Shard } from './shard.ts';
import { createSteps, testCommand } from './test.ts';

process.chdir(path.dirname(import.meta.dirname));

const listNames = async (shard: Shard | null) =>
  (await createSteps({ base: null, isAll: true, shard })).flat().map(({ name }) => name);

test('the first part has the checks, and the others share the browser tests', () => {
  expect(['1/4', '2/4', '3/4', '4/4'].map(parseShard)).toEqual(['checks', '1/3', '2/3', '3/3']);
  expect(['1/2', '2/2'].map(parseShard)).toEqual(['checks', '1/1']);
});

test('all parts together do what is done without parts', async () => {
  const all = await listNames(null);
  expect(all.at(-1)).toBe('all browser tests in Chromium');
  expect(await listNames('checks')).toEqual(all.slice(0, -1));
  expect(await listNames('2/3')).toEqual(['build', 'all browser tests in Chromium, 2/3']);
});

test.each([
  [['--all', '--shard', '0/4'], 'Write which part of how many, such as 2/4'],
  [['--all', '--shard', '5/4'], 'Write which part of how many, such as 2/4'],
  [['--all', '--shard', '1/1'], 'at least two, because the first has the checks'],
  [['--all', '--shard', '2'], 'Write which part of how many, such as 2/4'],
  [['--all', '--shard', '2/4x'], 'Write which part of how many, such as 2/4'],
  [['--all', '--shard'], "option '--shard <part>' argument missing"],
  [['--shard', '2/4'], '--shard needs --all'],
  [['--all', '--changed', '--shard', '2/4'], "'--shard <part>' cannot be used with option '--changed'"],
])('refuses %j with words that say what to do', async (args, words) => {
  const { status, stdout, stderr } = await captureCommand(testCommand, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
});
