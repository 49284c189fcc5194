import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captureCommand } from '@almaty/commands/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOLOMON, TOURIST } from './toptw/testing/instances.ts';
import { toptwCommand } from './toptw.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'toptw-'));
  const files = {
    'c101.txt': SOLOMON,
    't101.txt': TOURIST,
    'format.txt': 'Notes on the format',
    'best.csv': 'instance,days,best,proven_optimum\nc101,1,40,40\nt101,1,68,\n',
    'wrong.csv': 'instance,days,best,proven_optimum\nc101,1,30,30\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on the files of the test, whose folder is written as `@`. */
const run = (command: string) =>
  captureCommand(toptwCommand, ...command.split(' ').map((word) => word.replace('@', folder)));

test('prints score, gap and routes of each instance of a folder, and averages', async () => {
  const { status, stdout: out } = await run('@ --days 1-2 --iterations 50 --reference @/best.csv');
  expect(status).toBe(0);
  expect(out).toMatch(/c101 +1 d +40 +best 40 proven +gap 0\.00 % +\d+ iterations/);
  expect(out).toContain('\n    2 1\n');
  expect(out).toMatch(/t101 +1 d +34 +best 68 +gap 50\.00 %/);
  expect(out).toMatch(/all\/1 +2 +25\.00/);
  expect(out).toContain('proven optima reached: 1 of 1');
});

test('prints JSON', async () => {
  const { status, stdout: out } = await run('@ --days 1 --iterations 50 --classes c --reference @/best.csv --json');
  const { results, summary } = JSON.parse(out);
  expect(status).toBe(0);
  expect(results).toMatchObject([{ instance: 'c101', days: 1, score: 40, routes: [[1, 0]], errors: [] }]);
  expect(summary).toMatchObject({ proven: { known: 1, reached: 1 }, errors: [] });
});

test('chooses the iterations by time', async () => {
  const { status, stdout: out } = await run('@/t101.txt --days 1 --cpu 5 --seed 2');
  expect(status).toBe(0);
  expect(out).toMatch(/t101 +1 d +34 +best - +gap - % +\d+ iterations/);
});

test('compares with long runs', async () => {
  const { status, stdout: out } = await run('@/t101.txt --days 1 --iterations 5 --compare-long 3');
  expect(status).toBe(0);
  expect(out).toMatch(/t101 +1 d +34 +best 34 +gap 0\.00 %/);
});

test('a score above a proven optimum is an error', async () => {
  const { status, stdout: out } = await run('@/c101.txt --days 1 --iterations 50 --reference @/wrong.csv');
  expect(status).toBe(1);
  expect(out).toContain('ERROR c101, 1 day: 40 above 30, which is proven optimal');
});

test.each([
  ['@/format.txt --days 1 --iterations 5', 'format.txt: line 1: "Notes" is not a number'],
  ['@/none.txt --days 1 --iterations 5', 'no such file'],
  ['@/c101.txt --days 1 --iterations 5 --reference @/c101.txt', 'the column instance is missing'],
])('a file that cannot be used fails: %s', async (command, message) => {
  const { status, stderr } = await run(command);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

test.each([
  ['--days 1 --cpu 50', "missing required argument 'paths'"],
  ['a --cpu 50', "required option '--days <number or range>' not specified"],
  ['a --days 1', 'Give --iterations or --cpu.'],
  ['a --days 1 --cpu 50 --iterations 5', "'--iterations <number>' cannot be used with option '--cpu <ms>'"],
  ['a --days 0 --cpu 50', "'0' is invalid. Give a number from 1 to 50, or a range such as 1-4."],
  ['a --days 51 --cpu 50', "'51' is invalid"],
  ['a --days 3-1 --cpu 50', "'3-1' is invalid"],
  ['a --days 1-2-3 --cpu 50', "'1-2-3' is invalid"],
  ['a --days one --cpu 50', "'one' is invalid"],
  ['a --days 1 --cpu 0', "'0' is invalid. Give a whole number from 1"],
  ['a --days 1 --iterations 1.5', "'1.5' is invalid"],
  ['a --days 1 --iterations 5 --seed x', "'x' is invalid"],
  ['a --days 1 --iterations 5 --compare-long 0', "'0' is invalid"],
  ['a --days 1 --iterations 5 --compare-long 2 --reference b', "cannot be used with option '--compare-long <number>'"],
  ['a --days 1 --iterations 5 --fast', "unknown option '--fast'"],
  ['@ --days 1 --iterations 5 --classes x', 'There is no instance file at the paths given.'],
])('says what is wrong with "%s"', async (command, message) => {
  const { status, stdout, stderr } = await run(command);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});
