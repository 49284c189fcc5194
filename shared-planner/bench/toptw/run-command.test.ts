import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { SOLOMON, TOURIST } from './testing/instances.ts';

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
function run(command: string) {
  const out: string[] = [];
  const errors: string[] = [];
  const args = command.split(' ').map((word) => word.replace('@', folder));
  const code = runCommand(
    args,
    (text) => out.push(text),
    (text) => errors.push(text),
  );
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

test('prints score, gap and routes of each instance of a folder, and averages', () => {
  const { code, out } = run('@ --days 1-2 --iterations 50 --reference @/best.csv');
  expect(code).toBe(0);
  expect(out).toMatch(/c101 +1 d +40 +best 40 proven +gap 0\.00 % +\d+ iterations/);
  expect(out).toContain('\n    2 1\n');
  expect(out).toMatch(/t101 +1 d +34 +best 68 +gap 50\.00 %/);
  expect(out).toMatch(/all\/1 +2 +25\.00/);
  expect(out).toContain('proven optima reached: 1 of 1');
});

test('prints JSON', () => {
  const { code, out } = run('@ --days 1 --iterations 50 --classes c --reference @/best.csv --json');
  const { results, summary } = JSON.parse(out);
  expect(code).toBe(0);
  expect(results).toMatchObject([{ instance: 'c101', days: 1, score: 40, routes: [[1, 0]], errors: [] }]);
  expect(summary).toMatchObject({ proven: { known: 1, reached: 1 }, errors: [] });
});

test('chooses the iterations by time', () => {
  const { code, out } = run('@/t101.txt --days 1 --cpu 5 --seed 2');
  expect(code).toBe(0);
  expect(out).toMatch(/t101 +1 d +34 +best - +gap - % +\d+ iterations/);
});

test('compares with long runs', () => {
  const { code, out } = run('@/t101.txt --days 1 --iterations 5 --compare-long 3');
  expect(code).toBe(0);
  expect(out).toMatch(/t101 +1 d +34 +best 34 +gap 0\.00 %/);
});

test('a score above a proven optimum is an error', () => {
  const { code, out } = run('@/c101.txt --days 1 --iterations 50 --reference @/wrong.csv');
  expect(code).toBe(1);
  expect(out).toContain('ERROR c101, 1 day: 40 above 30, which is proven optimal');
});

test('prints help', () => {
  const { code, out } = run('--help');
  expect(code).toBe(0);
  expect(out).toContain('Usage: node shared-planner/bench/toptw.ts');
});

test.each([
  ['@ --days 1', '--iterations or --cpu is missing\nTry --help.'],
  ['@/format.txt --days 1 --iterations 5', 'format.txt: line 1: "Notes" is not a number'],
  ['@/none.txt --days 1 --iterations 5', 'no such file'],
  ['@ --days 1 --iterations 5 --classes x', 'there is no instance file'],
  ['@/c101.txt --days 1 --iterations 5 --reference @/c101.txt', 'the column instance is missing'],
])('says what is wrong with "%s"', (command, message) => {
  const { code, errors } = run(command);
  expect(code).toBe(2);
  expect(errors).toContain(message);
});
